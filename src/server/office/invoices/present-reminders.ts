import type { InvoiceReminders } from '#contract/office/invoices.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { planReminder, type ReminderDays } from '#domain/on-account/reminder.ts';
import type { Database } from '../../database/database.ts';
import { findOpenDispute } from '../../on-account/disputes.ts';
import { findReminders } from '../../on-account/reminders.ts';

/** R12.3: for who looks at one invoice. Null for a credit note. */
export async function presentReminders(
  database: Database,
  invoiceId: number,
  days: ReminderDays,
): Promise<InvoiceReminders | null> {
  const [found, dispute] = await Promise.all([
    findReminders(database, invoiceId),
    findOpenDispute(database, invoiceId),
  ]);
  if (found === null) return null;
  return {
    sent: found.sent.map(({ open, ...sent }) => ({ ...sent, openCents: open })),
    next: planReminder(found, days),
    hold: found.hold,
    isBlocking: dispute === null && found.open > 0 && found.sent.some(({ step }) => step === 3),
    dispute:
      dispute === null
        ? null
        : { id: dispute.id, reason: dispute.reason, by: dispute.madeBy, on: dutchDate(dispute.createdAt) },
  };
}
