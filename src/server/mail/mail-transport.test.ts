import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '#tests/support/app.ts';
import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { productionVariables } from '#tests/support/seller.ts';
import { type MailTransport, openMailTransport } from './mail-transport.ts';

const mail = {
  messageId: '<mail-7-1731628800000@www.maathor.nl>',
  recipient: 'inkoop@bouwbedrijf.nl',
  subject: 'Nieuw wachtwoord kiezen',
  text: 'Beste Noor, één uur.\n',
  html: '<p>Beste Noor, één uur.</p>',
  pictures: [],
  document: null,
  sender: null,
};

describe('R1.1 mail over SMTP', () => {
  let sink: MailSink;
  let transport: MailTransport;

  beforeEach(async () => {
    sink = await startMailSink();
    transport = openMailTransport(settings({ SMTP_URL: sink.url, PUBLIC_URL: 'https://www.maathor.nl' }));
  });

  afterEach(async () => {
    transport.close();
    await sink.close();
  });

  it('arrives with both versions, our sender and its own fixed id', async () => {
    expect(await transport.send(mail)).toBe('sent');
    const [email] = sink.received;
    expect({
      messageId: email?.messageId,
      from: email?.from,
      to: email?.to?.map(({ address }) => address),
      subject: email?.subject,
      text: email?.text?.trim(),
      html: email?.html?.trim(),
    }).toEqual({
      messageId: mail.messageId,
      from: { name: 'Maathor', address: 'noreply@www.maathor.nl' },
      to: [mail.recipient],
      subject: mail.subject,
      text: mail.text.trim(),
      html: mail.html,
    });
  });

  it('R1.5 shows its drawings as pictures that every mail program knows', async () => {
    const contentId = 'tekening-1';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16"><path d="M0 8h32"/></svg>';
    await transport.send({
      ...mail,
      html: `<img src="cid:${contentId}">`,
      pictures: [{ contentId, svg, description: 'Een lijn' }],
    });
    const [picture] = sink.received[0]?.attachments ?? [];
    expect(picture).toMatchObject({ mimeType: 'image/png', contentId: `<${contentId}>`, related: true });
    expect(pngSize(picture?.content)).toEqual({ width: 640, height: 320 });
  });

  it('brings its document', async () => {
    const content = new TextEncoder().encode('%PDF-1.7');
    await transport.send({ ...mail, document: { filename: 'Factuur-F2026-00001.pdf', content } });
    expect(sink.received[0]?.attachments).toMatchObject([
      { filename: 'Factuur-F2026-00001.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
  });

  it('tells a mailbox that does not exist from a server that is busy', async () => {
    sink.refuseWith(550);
    expect(await transport.send(mail)).toBe('refused');
    sink.refuseWith(451);
    await expect(transport.send(mail)).rejects.toThrow('451');
    expect(sink.received).toEqual([]);
  });
});

// Width and height stand first in every PNG.
function pngSize(content: unknown): { width: number; height: number } | null {
  if (!(content instanceof ArrayBuffer)) return null;
  const bytes = Buffer.from(content);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

it('R1.1 mail of a production shop leaves the machine encrypted or not at all', async () => {
  const sink = await startMailSink();
  // An address that leads here and is not known to.
  const url = sink.url.replace('127.0.0.1', '0.0.0.0');
  const real = openMailTransport(settings({ ...productionVariables, SMTP_URL: url }));
  await expect(real.send(mail)).rejects.toThrow(/STARTTLS/);
  expect(sink.received).toEqual([]);
  real.close();
  await sink.close();
});

it('R1.1 mail of a demo shop goes nowhere', async () => {
  expect(await openMailTransport(settings({})).send(mail)).toBe('captured');
});
