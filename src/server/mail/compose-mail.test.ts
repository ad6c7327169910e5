import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const text = {
  subject: 'Voor <Noor> & "zonen"',
  paragraphs: ['Beste <b>Noor</b>,', 'Eén uur.'],
  action: { label: 'Kies', href: 'https://www.maathor.nl/wachtwoord-herstellen?token=a&b="c"' },
  closing: ['Groet'],
};

it('R1.1 writes a mail as plain text, in the order of reading', () => {
  expect(composeMail(text).text).toBe(
    'Beste <b>Noor</b>,\n\nEén uur.\n\nKies:\nhttps://www.maathor.nl/wachtwoord-herstellen?token=a&b="c"\n\nGroet\n',
  );
});

it('R1.1 writes the same as HTML in which nothing typed becomes markup', () => {
  const { html } = composeMail(text);
  expect(html).toContain('Beste &#60;b&#62;Noor&#60;/b&#62;,');
  expect(html).toContain('<title>Voor &#60;Noor&#62; &#38; &#34;zonen&#34;</title>');
  expect(html).toContain('href="https://www.maathor.nl/wachtwoord-herstellen?token=a&#38;b=&#34;c&#34;"');
  expect(html).not.toContain('<b>');
});

it('R1.1 leaves the button out where there is nothing to do', () => {
  expect(composeMail({ ...text, action: null }).html).not.toContain('<a ');
});
