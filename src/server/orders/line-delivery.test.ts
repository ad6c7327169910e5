import { expect, it } from 'vitest';
import { lineDeliveryDays } from './line-delivery.ts';

const standard = { color: { color: 'RAL 9010', color_type: '1' } };
const custom = { color: { color: 'RAL 6005', color_type: '2', ral_color: 'RAL 6005' } };

it.each([
  ['PE-100', standard, '2026-11-02', 10],
  ['PE-100', custom, '2026-11-02', 20],
  ['PE-100', custom, '2026-05-04', 25],
  ['CA-100', standard, '2026-11-02', 12],
  ['PE-100', { color: { color: 'RAL 0000', color_type: '1' } }, '2026-11-02', null],
  ['XX-100', standard, '2026-11-02', null],
])('%s %j ordered on %s: %s working days', (productCode, answers, placedOn, days) => {
  expect(lineDeliveryDays({ productCode, answers }, placedOn)).toBe(days);
});
