import { createTransport } from 'nodemailer';
import { drawPictures } from '../pictures/draw-pictures.ts';
import type { Settings } from '../settings/env.ts';
import { isBeyondThisMachine } from '../settings/open-lines.ts';
import type { ComposedMail } from './compose-mail.ts';
import { type Attachment, logoContentId } from './find-attachment.ts';

export type OutgoingMail = ComposedMail & {
  // The same at every attempt, so that a mail program drops a second copy.
  readonly messageId: string;
  readonly recipient: string;
  readonly document: Attachment | null;
  // Null for the shop itself.
  readonly sender: MailSender | null;
};

/** In whose name a mail goes out that need not tell who carries it. */
export type MailSender = {
  readonly name: string;
  readonly replyTo: string;
  readonly logo: Uint8Array | null;
};

/** 'refused' is the mail server's last word; anything thrown may work later. */
export type Delivery = 'sent' | 'captured' | 'refused';

export type MailTransport = {
  readonly send: (mail: OutgoingMail) => Promise<Delivery>;
  readonly close: () => void;
};

export function openMailTransport(settings: Settings): MailTransport {
  return settings.smtpUrl === null ? captureTransport : openSmtp(settings.smtpUrl, settings);
}

// The demo's stand-in: the mail stays in the outbox, where /demo/mail shows it.
const captureTransport: MailTransport = {
  send: () => Promise.resolve('captured'),
  close: () => undefined,
};

function openSmtp(smtpUrl: string, { publicUrl, quotesFrom, environment }: Settings): MailTransport {
  const ownAddress = senderOf(smtpUrl, publicUrl);
  const transport = createTransport(
    {
      url: smtpUrl,
      // A server that offers no encryption gets no mail, rather than mail that anybody on the way can read.
      requireTLS: environment === 'production' && isBeyondThisMachine(smtpUrl),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    {
      from: { name: 'Maathor', address: ownAddress },
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  );
  return {
    send: async ({ messageId, recipient, subject, text, html, pictures, document, sender }) => {
      const attachments = [
        ...(sender?.logo ? [asPicture(logoContentId, sender.logo)] : []),
        ...(await attach(pictures)),
        ...(document === null ? [] : [asPdf(document)]),
      ];
      const from = sender && {
        from: { name: sender.name, address: quotesFrom ?? ownAddress },
        replyTo: { name: '', address: sender.replyTo },
      };
      try {
        await transport.sendMail({
          messageId,
          to: { name: '', address: recipient },
          ...{ subject, text, html, attachments, ...from },
        });
        return 'sent';
      } catch (error) {
        if (isLastWord(error)) return 'refused';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

async function attach(pictures: ComposedMail['pictures']) {
  const drawn = await drawPictures(pictures.map(({ svg }) => svg));
  return drawn.map((content, index) => asPicture(pictures[index]?.contentId ?? '', content));
}

function asPicture(name: string, content: Uint8Array) {
  return { filename: `${name}.png`, contentType: 'image/png', content: Buffer.from(content), cid: name };
}

function asPdf({ filename, content }: Attachment) {
  return { filename, contentType: 'application/pdf', content: Buffer.from(content) };
}

// The mailbox that logs in is the one that may send; without a login it is the shop's own address.
function senderOf(smtpUrl: string, publicUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : `noreply@${new URL(publicUrl).hostname}`;
}

function isLastWord(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  // 535 and the like are about our own login: the mail itself is fine.
  const isEnvelope = 'code' in error && error.code === 'EENVELOPE';
  return isEnvelope && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
