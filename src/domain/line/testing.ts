import { millimetres } from '../measure/millimetres.ts';
import { cents } from '../money/cents.ts';
import type { ConfiguredLine } from './configured-line.ts';

/** A screen of which only what a test gives matters. */
export function aConfiguredLine(overrides: Partial<ConfiguredLine> = {}): ConfiguredLine {
  return {
    ...{ productCode: 'PE-100', device: 'desktop', unit: 'mm', answers: {}, summary: [], amount: 1 },
    ...{ openingWidth: null, openingHeight: null },
    ...{ totalWidth: millimetres(928), totalHeight: millimetres(1228) },
    ...{ priceListVersion: 1, unitPrice: cents(86_08), advicePrice: cents(168_00) },
    ...{ boxLabel: '', reference: '', customRal: null },
    ...overrides,
  };
}
