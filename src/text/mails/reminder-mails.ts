import type { Cents } from '#domain/money/cents.ts';
import type { ReminderStep } from '#domain/on-account/reminder.ts';
import { fillIn } from '#domain/shop-settings/placeholders.ts';
import { formatDate } from '../format/date.ts';
import { formatEuro } from '../format/money.ts';
import type { MailText } from './mail.ts';

type Reminder = {
  readonly step: ReminderStep;
  readonly contact: string;
  readonly company: string;
  readonly number: string;
  // R11.7: the owner's words, with placeholders.
  readonly words: string;
  readonly total: Cents;
  readonly open: Cents;
  // 'YYYY-MM-DD'
  readonly dueOn: string;
  readonly iban: string;
  readonly seller: string;
  readonly reference: string;
  // None where it is paid in a way that leaves nothing to begin.
  readonly payLink: string | null;
  // Whether the company orders on account, which ends with the third.
  readonly isOnAccount: boolean;
};

const subjects: Readonly<Record<ReminderStep, (number: string) => string>> = {
  1: (number) => `Herinnering: factuur ${number} staat nog open`,
  2: (number) => `Tweede herinnering: factuur ${number} staat nog open`,
  3: (number) => `Derde herinnering: factuur ${number} staat nog open`,
};

/** R12.3: about an invoice that is overdue; the invoice itself goes with it. */
export function reminderMail(reminder: Reminder): MailText {
  const { step, number, total, open, payLink, isOnAccount } = reminder;
  const amount = formatEuro(open);
  return {
    subject: subjects[step](number),
    paragraphs: [
      `Beste ${reminder.contact},`,
      fillIn(reminder.words, { nummer: number, bedrag: amount, vervaldag: formatDate(reminder.dueOn) }),
      ...(open < total ? [`Van het factuurbedrag van ${formatEuro(total)} staat nog ${amount} open.`] : []),
      ...(step === 3 && isOnAccount
        ? [
            `Tot dit is betaald, kan ${reminder.company} niet op rekening bestellen; vooruit betalen kan wel. Zodra de betaling binnen is, kan het vanzelf weer.`,
          ]
        : []),
      `${payLink === null ? 'Betalen kan' : 'Betalen kan met de knop hieronder, of'} door ${amount} over te maken naar ${reminder.iban} ten name van ${reminder.seller}, onder vermelding van ${reminder.reference}. De factuur zit bij deze e-mail.`,
    ],
    action: payLink === null ? null : { label: `${amount} betalen`, href: payLink },
    closing: [
      'Heeft u al betaald? Dan hoeft u niets te doen. Klopt de factuur niet? Laat het ons weten, dan kijken wij ernaar.',
      'Met vriendelijke groet,',
      'Maathor',
    ],
  };
}
