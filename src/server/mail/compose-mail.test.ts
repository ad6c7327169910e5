import { expect, it } from 'vitest';
import { withColophon } from './colophon.ts';
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

it('R1.1 has the lines of what somebody wrote in both versions', () => {
  const mail = composeMail({ ...text, paragraphs: ['Noor schrijft: ‘Keuken\nBadkamer’'] });
  expect(mail.text).toContain('‘Keuken\nBadkamer’');
  expect(mail.html).toContain('‘Keuken<br>Badkamer’');
});

it('R1.1 leaves the button out where there is nothing to do', () => {
  expect(composeMail({ ...text, action: null }).html).not.toContain('<a ');
});

it('R1.5 shows a drawing where it belongs, once however often it comes, and tells it in words', () => {
  const drawing = { svg: '<svg/>', description: 'Hor van 828 x 1228 "mm"' };
  const mail = composeMail({ ...text, paragraphs: ['Eerste', drawing, 'Tweede', drawing] });
  expect(mail.pictures).toEqual([{ ...drawing, contentId: 'tekening-1' }]);
  expect(mail.html.match(/<p [^>]*>Eerste|cid:tekening-1|<p [^>]*>Tweede/g)).toHaveLength(4);
  expect(mail.html).toContain('alt="Hor van 828 x 1228 &#34;mm&#34;"');
  expect(mail.text).toMatch(/^Eerste\n\nTweede\n\nKies/);
});

it('R11.7 has at its foot who writes, as text', () => {
  const sent = withColophon(composeMail(text), ['Horren & Zonen $& B.V.', 'KvK 27364518']);
  expect(sent.text).toMatch(/Groet\n\n-- \nHorren & Zonen \$& B\.V\.\nKvK 27364518\n$/);
  expect(sent.html).toContain('Horren &#38; Zonen $&#38; B.V.<br>KvK 27364518');
});
