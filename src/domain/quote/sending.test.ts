import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { mayRemind, whatIsMissing } from './sending.ts';

const today = '2026-11-16';
const whole = {
  customer: {
    name: 'Familie De Wit',
    email: 'dewit@voorbeeld.nl',
    phone: '',
    street: '',
    postcode: '',
    city: '',
    country: 'NL',
  },
  lines: [
    {
      kind: 'own',
      id: 1,
      group: '',
      description: 'Montage',
      quantity: 100,
      unit: '',
      price: cents(75_00),
      vatPercent: 21,
    },
  ],
  validUntil: today,
  impossible: 0,
  replyTo: 'info@vandijk.nl',
} as const;

describe('what a quote needs before it is sent', () => {
  it.each([
    ['nothing', {}, []],
    ['a name', { customer: { ...whole.customer, name: ' ' } }, ['name']],
    ['an address to send it to', { customer: { ...whole.customer, email: '' } }, ['email']],
    ['a line', { lines: [] }, ['lines']],
    ['screens that can be made', { impossible: 2 }, ['impossible']],
    ['a last day that is not over', { validUntil: '2026-11-15' }, ['validUntil']],
    ['somebody who reads the answer', { replyTo: '' }, ['replyTo']],
    [
      'all that is missing at once',
      { customer: { ...whole.customer, name: '', email: '' }, lines: [], validUntil: '2025-01-01' },
      ['name', 'email', 'lines', 'validUntil'],
    ],
  ])('%s', (_name, given, missing) => {
    expect(whatIsMissing({ ...whole, ...given }, today)).toEqual(missing);
  });
});

it.each([
  [[], 'now'],
  [['2026-11-15'], 'now'],
  [['2026-11-14', today], 'tomorrow'],
  [['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'], 'now'],
  [['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'], 'never'],
] as const)('an end customer who was reminded on %j is reminded %s', (reminded, when) => {
  expect(mayRemind(reminded, today)).toBe(when);
});
