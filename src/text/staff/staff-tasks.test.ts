import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { describeMismatch, describeTask, staffTaskMail } from './staff-tasks.ts';

const nothing = { invoiceNumber: null, orderNumber: null, description: null, company: null, amount: null };

describe('a task for staff', () => {
  it('is told in words, with what it is about, whose it is and how much it is', () => {
    const mail = staffTaskMail({
      ...nothing,
      kind: 'surplus',
      details: 'paid_twice',
      orderNumber: 'B2026-00001',
      company: 'Horrenhuis',
      amount: cents(399_28),
    });
    expect(mail.subject).toBe('Te veel betaald: Bestelling B2026-00001');
    expect(mail.paragraphs.slice(1)).toEqual([
      'Bestelling B2026-00001, Horrenhuis, € 399,28.',
      'Twee keer betaald.',
    ]);
  });

  it('says nothing of an amount or a customer that there is not', () => {
    const mail = staffTaskMail({ ...nothing, kind: 'job_failed', details: '' });
    expect(mail.subject).toBe('Werk van de winkel mislukt');
    expect(mail.paragraphs).toHaveLength(1);
  });

  it('names both amounts of a payment that does not match', () => {
    const told = { field: 'amount', amount: cents(1_00), currency: 'EUR' } as const;
    const details = describeMismatch(told, cents(194_46));
    expect(describeTask({ kind: 'mismatch', details })).toBe(
      'Betaling klopt niet (ander bedrag; gevraagd € 194,46, gemeld € 1,00)',
    );
  });
});
