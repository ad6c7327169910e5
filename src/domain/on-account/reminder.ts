import { addDays, dutchHour } from '../business/dutch-date.ts';
import type { Cents } from '../money/cents.ts';

/** R12.3: what goes out about an invoice that is overdue, each once and in this order. */
export const reminderSteps = [1, 2, 3] as const;

export type ReminderStep = (typeof reminderSteps)[number];

/** How many days after the due day each is sent; ascending. */
export type ReminderDays = readonly [first: number, second: number, third: number];

export const firstReminderDays: ReminderDays = [3, 14, 28];

/** Nobody is reminded while somebody has yet to look: the customer says that it is wrong, or the bank took the money back. */
export type ReminderHold = 'dispute' | 'chargeback';

export type SentReminder = { readonly step: ReminderStep; readonly sentOn: string };

export type RemindedInvoice = {
  readonly dueOn: string;
  readonly open: Cents;
  readonly hold: ReminderHold | null;
  readonly sent: readonly SentReminder[];
};

export type PlannedReminder = { readonly step: ReminderStep; readonly on: string };

// As long as the second one gives: after a standstill the next would else come before that is over.
const longestPause = 7;

/** What comes next and from which day; null where nothing does as things stand. */
export function planReminder(
  { dueOn, open, hold, sent }: RemindedInvoice,
  days: ReminderDays,
): PlannedReminder | null {
  const last = sent.reduce((most, { step }) => Math.max(most, step), 0);
  const step = reminderSteps.find((one) => one > last);
  if (open <= 0 || hold !== null || step === undefined) return null;
  const after = days[step - 1] ?? 0;
  const earliest = addDays(dueOn, after);
  const before = days[step - 2];
  const sentOn = sent
    .map((one) => one.sentOn)
    .toSorted()
    .at(-1);
  if (before === undefined || sentOn === undefined) return { step, on: earliest };
  // Never closer together than the settings want them, and never within a week where they want more.
  const paused = addDays(sentOn, Math.min(longestPause, after - before));
  return { step, on: paused > earliest ? paused : earliest };
}

/** What goes out today: one at most, and what a missed night left is made up for. */
export function dueReminder(
  invoice: RemindedInvoice,
  days: ReminderDays,
  today: string,
): ReminderStep | null {
  const planned = planReminder(invoice, days);
  return planned !== null && planned.on <= today ? planned.step : null;
}

/** A mail about money in the middle of the night looks like a machine that has run wild. */
export const reminderHours = { from: 8, until: 18 } as const;

export function isReminderHour(moment: Date): boolean {
  const hour = dutchHour(moment);
  return hour >= reminderHours.from && hour < reminderHours.until;
}
