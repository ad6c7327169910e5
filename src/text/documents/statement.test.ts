import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { describeMovement } from './statement.ts';

const of = { on: '2026-11-16', number: null, reference: '', about: ['F2026-00001'], method: null } as const;

it.each([
  [{ kind: 'invoice', number: 'F2026-00001', about: [] }, 100, 'Factuur F2026-00001'],
  [{ kind: 'credit_note', number: 'C2026-00001' }, -100, 'Creditnota C2026-00001 bij F2026-00001'],
  [{ kind: 'payment', method: 'ideal' }, -100, 'Betaling met iDEAL | Wero voor F2026-00001'],
  [{ kind: 'payment', method: 'bank_transfer' }, -100, 'Overschrijving voor F2026-00001'],
  [{ kind: 'refund' }, 100, 'Terugbetaald voor F2026-00001'],
  [{ kind: 'refund' }, -100, 'Terugbetaling vervallen voor F2026-00001'],
  [{ kind: 'chargeback', method: 'creditcard' }, 100, 'Teruggeboekt door de bank voor F2026-00001'],
  [{ kind: 'chargeback', method: 'bank_transfer' }, 100, 'Boeking teruggedraaid voor F2026-00001'],
  [{ kind: 'chargeback', method: 'creditcard' }, -100, 'Terugboeking vervallen voor F2026-00001'],
  [{ kind: 'write_off' }, -100, 'Afgeboekt voor F2026-00001'],
  [{ kind: 'write_off' }, 100, 'Afboeking ongedaan voor F2026-00001'],
] as const)('R12.4 a line of a statement: %j of %i reads %s', (about, amount, expected) => {
  expect(describeMovement({ ...of, ...about, amount: cents(amount) })).toBe(expected);
});
