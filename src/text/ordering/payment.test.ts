import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { paymentMails } from '../mails/payment-mails.ts';
import { describeFailure, describeSubject, methodNames } from './payment.ts';

const order = { kind: 'order', id: 1, number: 'B2026-00001' } as const;
const invoice = { kind: 'invoice', id: 1, number: 'F2026-00001', total: cents(1) } as const;
const other = { kind: 'other', description: 'Aanbetaling Villa Peeters' } as const;

const several = (...numbers: readonly string[]) =>
  ({
    kind: 'several',
    invoices: numbers.map((number, index) => ({ id: index + 1, number, amount: cents(100_00) })),
  }) as const;

it('R2.61 iDEAL bears the name it must have since 2026', () => {
  expect(methodNames.ideal).toBe('iDEAL | Wero');
});

it.each([
  [order, 'Bestelling B2026-00001'],
  [invoice, 'Factuur F2026-00001'],
  [other, 'Aanbetaling Villa Peeters'],
  [several('F1'), 'Factuur F1'],
  [several('F1', 'F2', 'F3'), '3 facturen: F1, F2, F3'],
  [several('F1', 'F2', 'F3', 'F4'), '4 facturen: F1, F2 en 2 andere'],
])('%o is called %s', (subject, expected) => {
  expect(describeSubject(subject)).toBe(expected);
});

it.each([
  ['card_expired', 'De kaart is verlopen.'],
  ['something_new', 'De betaling is niet afgerond. Er is niets afgeschreven. U kunt het opnieuw proberen.'],
  [null, 'De betaling is niet afgerond. Er is niets afgeschreven. U kunt het opnieuw proberen.'],
])('the reason %s reads %s', (reason, expected) => {
  expect(describeFailure(reason)).toBe(expected);
});

it('thanks for a payment and names how it was made', () => {
  const mail = paymentMails.received({
    contact: 'Noor',
    subject: order,
    amount: cents(399_28),
    method: 'ideal',
    dueOn: '2026-11-16',
    isToBeMade: true,
  });
  expect(mail.subject).toBe('Betaling ontvangen: Bestelling B2026-00001');
  expect(mail.paragraphs[1]).toBe(
    'Wij hebben uw betaling van € 399,28 voor bestelling B2026-00001 ontvangen (iDEAL | Wero). Dank u wel.',
  );
  expect(mail.paragraphs).toContain('Wij leveren op maandag 16 november 2026.');
});

it('thanks for a payment of several and says what each of them got', () => {
  const mail = paymentMails.received({
    contact: 'Noor',
    subject: several('F1', 'F2'),
    amount: cents(200_00),
    method: 'ideal',
    dueOn: null,
    isToBeMade: false,
  });
  expect(mail.paragraphs).toEqual([
    'Beste Noor,',
    'Wij hebben uw betaling van € 200,00 voor 2 facturen: F1, F2 ontvangen (iDEAL | Wero). Dank u wel.',
    'Factuur F1: € 100,00',
    'Factuur F2: € 100,00',
  ]);
});

it('asks for a payment with one link', () => {
  const link = 'https://shop.example/payment/abc?via=mail';
  const mail = paymentMails.link({ contact: 'Noor', subject: other, amount: cents(125_00), link });
  expect(mail.action).toEqual({ label: '€ 125,00 betalen', href: link });
  expect(mail.paragraphs.join(' ')).toContain('€ 125,00 voor Aanbetaling Villa Peeters');
});
