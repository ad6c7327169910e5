import type { Device } from '../configuration/device.ts';
import type { Millimetres, Unit } from '../measure/millimetres.ts';
import type { Cents } from '../money/cents.ts';

/** The answers of a configuration, by specification key and sub-field, as they stand on the wire. */
export type KeptAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What was chosen, in words. */
export type KeptSummary = readonly { readonly label: string; readonly value: string }[];

/**
 * What was agreed about one screen, and where its price comes from: nothing in it changes by itself. Carts, orders and quotes
 * hold it; they differ only in what may happen to it.
 */
export type ConfiguredLine = {
  readonly productCode: string;
  readonly device: Device;
  readonly unit: Unit;
  readonly answers: KeptAnswers;
  readonly summary: KeptSummary;
  readonly amount: number;
  readonly openingWidth: Millimetres | null;
  readonly openingHeight: Millimetres | null;
  readonly totalWidth: Millimetres;
  readonly totalHeight: Millimetres;
  readonly priceListVersion: number;
  /** What the dealer pays for one screen, excl. VAT. */
  readonly unitPrice: Cents;
  /** Of one screen, incl. VAT. */
  readonly advicePrice: Cents;
  readonly boxLabel: string;
  readonly reference: string;
  /** 'RAL 6005' when the colour is mixed for this order, else null. */
  readonly customRal: string | null;
};

/** Without what its holder keeps besides. */
export function configuredLine(line: ConfiguredLine): ConfiguredLine {
  const { productCode, device, unit, answers, summary, amount } = line;
  const { openingWidth, openingHeight, totalWidth, totalHeight } = line;
  const { priceListVersion, unitPrice, advicePrice, boxLabel, reference, customRal } = line;
  return {
    ...{ productCode, device, unit, answers, summary, amount },
    ...{ openingWidth, openingHeight, totalWidth, totalHeight },
    ...{ priceListVersion, unitPrice, advicePrice, boxLabel, reference, customRal },
  };
}
