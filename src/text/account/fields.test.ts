import { expect, it } from 'vitest';
import { describeFault, fieldErrors, fieldNames } from './fields.ts';

it('R5.8 a fault is told by the name that its field has on the page, and never by what it is sent as', () => {
  expect(describeFault('email', fieldErrors.required)).toBe('E-mailadres: Vul dit veld in.');
  expect(describeFault('amount', fieldErrors.required, { ...fieldNames, amount: 'Bedrag' })).toBe(
    'Bedrag: Vul dit veld in.',
  );
  expect(describeFault('deel-F2026-00039', fieldErrors.required)).toBe('Vul dit veld in.');
});
