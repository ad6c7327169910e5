import type { QuoteDocument, QuoteSender } from '#domain/quote/quote-document.ts';
import { formatDate } from '../format/date.ts';
import { formatDateTime } from '../format/date-time.ts';
import { formatEuro } from '../format/money.ts';
import type { MailText } from '../mails/mail.ts';
import { senderNumbers } from './document.ts';

/** What a mail is about: the version that goes with it, and where it is read. */
export type QuoteMail = { readonly document: QuoteDocument; readonly link: string };

/** To the end customer, in the dealer's words and name. None of these tells who makes the screens, or who carries the mail. */
export const quoteMails = {
  sent: ({ document, link }: QuoteMail): MailText => ({
    subject: `Offerte ${document.number}${document.subject === '' ? '' : `: ${document.subject}`}`,
    paragraphs: [
      greet(document),
      // 'B.V.' does not end a sentence: two full stops would.
      `Hierbij ontvangt u van ${document.sender.name} offerte ${document.number}. Het totaal is ${formatEuro(document.totals.total)} inclusief btw.`,
      ...(document.version > 1
        ? [`Dit is versie ${document.version} van de offerte. De eerdere versie geldt niet meer.`]
        : []),
      `De offerte is geldig tot en met ${formatDate(document.validUntil)}. Met de knop hieronder bekijkt u de offerte, stelt u een vraag of gaat u akkoord. De offerte zit ook als pdf bij deze e-mail.`,
    ],
    action: { label: 'Offerte bekijken', href: link },
    closing: signed(document.sender),
  }),
  reminded: ({ document, link }: QuoteMail): MailText => ({
    subject: `Herinnering: offerte ${document.number}`,
    paragraphs: [
      greet(document),
      `Op ${formatDate(document.sentOn ?? '')} stuurden wij u offerte ${document.number}, met een totaal van ${formatEuro(document.totals.total)} inclusief btw. Wij horen graag wat u ervan vindt.`,
      `De offerte is geldig tot en met ${formatDate(document.validUntil)}. Met de knop hieronder bekijkt u de offerte, stelt u een vraag of gaat u akkoord. De offerte zit ook als pdf bij deze e-mail.`,
    ],
    action: { label: 'Offerte bekijken', href: link },
    closing: signed(document.sender),
  }),
  confirmed: ({ document, link }: QuoteMail, { name, at }: { name: string; at: Date }): MailText => ({
    subject: `Bevestiging: akkoord met offerte ${document.number}`,
    paragraphs: [
      greet(document),
      `Dank u wel. Op ${formatDateTime(at)} is ${name} akkoord gegaan met offerte ${document.number}, met een totaal van ${formatEuro(document.totals.total)} inclusief btw.`,
      'De offerte zoals u die heeft aanvaard, zit als pdf bij deze e-mail.',
    ],
    action: { label: 'Offerte bekijken', href: link },
    closing: [
      'Heeft u dit niet zelf gedaan, of klopt er iets niet? Antwoord dan op deze e-mail.',
      ...signed(document.sender),
    ],
  }),
} as const;

type ToDealer = { readonly document: QuoteDocument; readonly link: string };

/** By whoever holds the link, which need not be who it was sent to. */
export type AskedQuestion = { readonly name: string; readonly email: string; readonly question: string };

/** To the dealer. An answer to one goes to the end customer, with these words below it: they do not name the shop either. */
export const quoteNews = {
  /** Who such a mail comes from. */
  from: (number: string) => `Offerte ${number}`,
  accepted: ({ document, link }: ToDealer, { name, at }: { name: string; at: Date }): MailText => ({
    subject: `Akkoord: offerte ${document.number} voor ${document.customer.name}`,
    paragraphs: [
      `${name} is op ${formatDateTime(at)} akkoord gegaan met offerte ${document.number}${versionOf(document)} voor ${document.customer.name}, met een totaal van ${formatEuro(document.totals.total)} inclusief btw.`,
      'De aanvaarde offerte zit als pdf bij deze e-mail. Uw klant heeft dezelfde pdf als bevestiging gekregen.',
    ],
    action: { label: 'Offerte openen', href: link },
    closing: [],
  }),
  refused: ({ document, link }: ToDealer, { reason, at }: { reason: string; at: Date }): MailText => ({
    subject: `Afgewezen: offerte ${document.number} voor ${document.customer.name}`,
    paragraphs: [
      `Offerte ${document.number}${versionOf(document)} voor ${document.customer.name} is op ${formatDateTime(at)} afgewezen.`,
      ...(reason === '' ? ['Er is geen reden gegeven.'] : ['De reden:', ...paragraphsOf(reason)]),
    ],
    action: { label: 'Offerte openen', href: link },
    closing: [],
  }),
  // Without a link of the shop: the answer carries all of this to the end customer.
  asked: ({ document }: Pick<ToDealer, 'document'>, { name, email, question }: AskedQuestion): MailText => ({
    subject: `Vraag over offerte ${document.number}`,
    paragraphs: [
      `${name} vraagt over offerte ${document.number}${versionOf(document)}:`,
      ...paragraphsOf(question),
    ],
    action: null,
    closing: [
      `Antwoord op deze e-mail om ${name} te schrijven (${email}).`,
      ...(document.customer.phone === '' ? [] : [`Telefoon: ${document.customer.phone}`]),
    ],
  }),
} as const;

/** At the foot, as on the dealer's own paper. */
export function senderColophon(sender: QuoteSender) {
  const { name, addressLines, phone } = sender;
  return [
    [name, ...addressLines].join(' · '),
    [...(phone === '' ? [] : [phone]), ...senderNumbers(sender)].join(' · '),
  ].filter((line) => line !== '');
}

function greet({ customer }: QuoteDocument): string {
  return `Beste ${customer.name},`;
}

function signed({ name, phone }: QuoteSender): readonly string[] {
  const call = phone === '' ? '' : `, of bel ${phone}`;
  return [`Vragen? Antwoord op deze e-mail${call}.`, 'Met vriendelijke groet,', name];
}

function versionOf({ version }: QuoteDocument): string {
  return version === 1 ? '' : ` (versie ${version})`;
}

function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
