import type { Cents } from '#domain/money/cents.ts';
import type { NoticeTopic } from '#domain/task/notice.ts';
import { formatLongDay } from '../format/date.ts';
import { formatEuro } from '../format/money.ts';
import type { MailText } from '../mails/mail.ts';

type TopicText = { readonly label: string; readonly hint: string };

export const topicTexts: Readonly<Record<NoticeTopic, TopicText>> = {
  new_order: {
    label: 'Een nieuwe bestelling',
    hint: 'Zodra zij is betaald, of op rekening is geplaatst: vanaf dan is er werk.',
  },
  payment_trouble: {
    label: 'Een betaling die iemand moet bekijken',
    hint: 'Te veel betaald, betwist, of een terugbetaling die niet lukt.',
  },
  account_request: { label: 'Een aanvraag van een account', hint: 'Iemand wil klant worden.' },
  special_request: {
    label: 'Een vraag om maatwerk',
    hint: 'Een klant vraagt iets dat de configurator niet kan maken.',
  },
  vat_refused: {
    label: 'Een btw-nummer dat niet wordt bevestigd',
    hint: 'Het register kent het nummer van een klant niet.',
  },
  job_failed: {
    label: 'Werk van de winkel dat mislukt',
    hint: 'Na drie pogingen. E-mail die mislukt, ziet u alleen bij Taken.',
  },
};

export const noticesTexts = {
  title: 'Meldingen',
  aside: 'Waarover u zelf een e-mail krijgt. Taken ziet u altijd bij Taken.',
  link: 'Meldingen',
  legend: 'Stuur mij een e-mail bij',
  to: (email: string) => `De e-mails gaan naar ${email}.`,
  save: 'Bewaren',
  none: 'geen',
  notices: { bewaard: 'Uw keuze is bewaard en geldt meteen.' },
} as const;

type NewOrder = {
  readonly number: string;
  readonly company: string;
  readonly reference: string;
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  readonly dueOn: string | null;
  // Null for who sees no prices.
  readonly total: Cents | null;
  readonly link: string;
};

export function newOrderMail({ number, company, reference, lines, dueOn, total, link }: NewOrder): MailText {
  const made = lines.map(({ name, amount }) => `${amount} × ${name}`).join(', ');
  return {
    subject: `Nieuwe bestelling ${number}: ${company}`,
    paragraphs: [
      reference === ''
        ? `${company} heeft besteld.`
        : `${company} heeft besteld, met referentie ‘${reference}’.`,
      `${made}.`,
      ...(dueOn === null ? [] : [`Te leveren op ${formatLongDay(dueOn)}.`]),
      ...(total === null ? [] : [`Totaal ${formatEuro(total)} incl. btw.`]),
    ],
    action: { label: 'Bestelling bekijken', href: link },
    closing: ['U krijgt dit bericht omdat u daarvoor koos bij Meldingen in het beheer.'],
  };
}
