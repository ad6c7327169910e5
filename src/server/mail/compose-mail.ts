import type { MailPicture, MailText } from '#text/mails/mail.ts';
import type { InlinePicture } from '../database/schema/operations.ts';

export type ComposedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly InlinePicture[];
};

/** What a mail looks like: the shop's own, or that of a dealer who writes by us. */
export type MailLook = {
  readonly button: { readonly background: string; readonly ink: string };
  // Stands above everything; the picture of this name goes with the mail.
  readonly logo: { readonly contentId: string; readonly width: number; readonly description: string } | null;
};

const ownLook: MailLook = { button: { background: '#ffc72c', ink: '#14222b' }, logo: null };

/** Where the colophon comes: put there as the mail goes out, for what waited may be of before a move. */
export const colophonPlace = '<!-- colophon -->';

/** Tables and inline styles only: mail programs know little more. */
export function composeMail(mail: MailText, look: MailLook = ownLook): ComposedMail {
  const pictures = nameOnce(mail.paragraphs.filter(isPicture));
  return { subject: mail.subject, text: asText(mail), html: asHtml(mail, pictures, look), pictures };
}

// Ten lines of the same screen share one picture.
function nameOnce(pictures: readonly MailPicture[]): readonly InlinePicture[] {
  const different = new Map(pictures.map((picture) => [picture.svg, picture]));
  return [...different.values()].map((picture, index) => ({
    ...picture,
    contentId: `tekening-${index + 1}`,
  }));
}

function isPicture(part: string | MailPicture): part is MailPicture {
  return typeof part !== 'string';
}

function asText({ paragraphs, action, closing }: MailText): string {
  const link = action === null ? [] : [`${action.label}:\n${action.href}`];
  const words = paragraphs.filter((part) => !isPicture(part));
  return `${[...words, ...link, ...closing].join('\n\n')}\n`;
}

function asHtml(
  { subject, paragraphs, action, closing }: MailText,
  pictures: readonly InlinePicture[],
  { button: { background, ink }, logo }: MailLook,
): string {
  const button =
    action === null
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${background};color:${ink};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#51626c;word-break:break-all">${escapeHtml(action.href)}</p>`;
  return `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f5f1;color:#14222b;font:16px/1.5 'IBM Plex Sans',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d8dddd;border-radius:6px"><tr><td style="padding:24px">
${logo === null ? '' : letterhead(logo)}<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>
${paragraphs.map((part) => (isPicture(part) ? image(part, pictures) : paragraph(part))).join('\n')}
${button}
${closing.map(paragraph).join('\n')}
</td></tr></table>
</td></tr>${colophonPlace}</table>
</body>
</html>
`;
}

function letterhead({ contentId, width, description }: NonNullable<MailLook['logo']>): string {
  return `<p style="margin:0 0 24px"><img src="cid:${contentId}" width="${width}" alt="${escapeHtml(description)}" style="display:block;width:${width}px;max-width:100%;height:auto;border:0"></p>
`;
}

// What somebody wrote in lines is read in lines, as in the plain text; a word without an end widens no table.
function paragraph(text: string): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br>');
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines}</p>`;
}

function image({ svg, description }: MailPicture, pictures: readonly InlinePicture[]): string {
  const contentId = pictures.find((picture) => picture.svg === svg)?.contentId ?? '';
  return `<p style="margin:0 0 16px"><img src="cid:${contentId}" width="320" alt="${escapeHtml(description)}" style="display:block;width:320px;max-width:100%;height:auto;border:0"></p>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
