import { colophonPlace, escapeHtml } from './compose-mail.ts';

type Written = { readonly text: string; readonly html: string };

/** The mail as it goes out, with who writes it at its foot. */
export function withColophon<Mail extends Written>(mail: Mail, lines: readonly string[]): Mail {
  const html = `<tr><td style="padding:16px 24px;font-size:13px;color:#51626c">${lines.map(escapeHtml).join('<br>')}</td></tr>`;
  return {
    ...mail,
    text: `${mail.text}\n-- \n${lines.join('\n')}\n`,
    // By a function: an address may hold what `replace` takes for a pattern.
    html: mail.html.replace(colophonPlace, () => html),
  };
}
