import { type Cents, cents } from '#domain/money/cents.ts';
import type { PriceChange, PriceComparison, SurchargeChange } from '#domain/pricing/compare-price-lists.ts';
import type { PriceFileFault } from '#domain/pricing/price-file-fault.ts';
import type { SurchargeHeading } from '#domain/pricing/price-list-file.ts';
import type { Surcharge } from '#domain/pricing/surcharge.ts';
import { formatShortDate } from '../format/date.ts';
import { formatEuro } from '../format/money.ts';

/** Above the surcharges in a file of prices. */
export const surchargeHeading: SurchargeHeading = ['toeslag', 'bedrag', 'procent'];

export const priceAnswers = {
  headings: ['Product', 'Naam', 'Versie', 'Vanaf', 'Nu', 'Prijzen', 'Laagste'],
  states: { current: 'geldt', future: 'komt', past: '' },
  noProduct: (code: string) => `Er is geen product ${code}.`,
  noList: (code: string) => `${code} heeft geen prijslijst die nu geldt.`,
  noVersion: (code: string, version: number) => `${code} heeft geen prijslijst met versie ${version}.`,
  exported: (code: string, version: number, path: string) =>
    `Prijslijst ${code} versie ${version} staat in ${path}.`,
  refused: (count: number) =>
    count === 1
      ? 'Er is één fout; er is niets ingelezen.'
      : `Er zijn ${count} fouten; er is niets ingelezen.`,
  past: (today: string) =>
    `--vanaf ligt in het verleden. Een prijslijst die in gebruik is, verandert niet achteraf: kies ${today} of later.`,
  title: (code: string, version: number, from: string) =>
    `Prijslijst ${code} versie ${version}, geldig vanaf ${formatShortDate(from)}`,
  comparedWith: (version: number, from: string) =>
    `Vergeleken met versie ${version}, geldig vanaf ${formatShortDate(from)}:`,
  first: 'Dit is de eerste prijslijst van dit product.',
  keptSurcharges: (version: number) =>
    `Het bestand noemt geen toeslagen: die van versie ${version} blijven gelden.`,
  same: (version: number) => `De prijzen zijn gelijk aan die van versie ${version}; er is niets te doen.`,
  replacedLater: (version: number, from: string) =>
    `Let op: vanaf ${formatShortDate(from)} geldt al versie ${version}.`,
  dryRun: 'Er is nog niets gewijzigd. Met --bevestig komt deze prijslijst in de winkel.',
  stored: (version: number, from: string) =>
    `Versie ${version} staat in de winkel en geldt vanaf ${formatShortDate(from)}.`,
} as const;

export function describeComparison(comparison: PriceComparison): readonly string[] {
  const { cells, changed, lowest, highest, surcharges, falling } = comparison;
  return [
    `  ${cells} prijzen, waarvan ${changed} anders`,
    ...(lowest === null ? [] : [`  laagste wijziging: ${describeChange(lowest)}`]),
    ...(highest === null || highest === lowest ? [] : [`  hoogste wijziging: ${describeChange(highest)}`]),
    ...describeSteps('breedtes erbij', comparison.addedWidths),
    ...describeSteps('breedtes weg', comparison.removedWidths),
    ...describeSteps('hoogtes erbij', comparison.addedHeights),
    ...describeSteps('hoogtes weg', comparison.removedHeights),
    ...surcharges.map((change) => `  toeslag ${describeSurchargeChange(change)}`),
    ...falling
      .slice(0, 5)
      .map(
        ({ width, height, before, after }) =>
          `  Let op: ${width} x ${height} kost ${formatEuro(after)}, een kleinere maat ${formatEuro(before)}`,
      ),
    ...(falling.length > 5
      ? [`  Let op: nog ${falling.length - 5} maten kosten minder dan een kleinere`]
      : []),
  ];
}

function describeChange({ width, height, before, after }: PriceChange): string {
  const difference = cents(Math.abs(after - before));
  const tenths = Math.round((1000 * difference) / before);
  const percent = `${Math.floor(tenths / 10)},${tenths % 10}%`;
  const sign = after < before ? '-' : '+';
  return `${sign}${formatEuro(difference)} (${sign}${percent}) bij ${width} x ${height} mm: ${formatEuro(before)} wordt ${formatEuro(after)}`;
}

function describeSteps(label: string, steps: readonly number[]): readonly string[] {
  return steps.length === 0 ? [] : [`  ${label}: ${steps.join(', ')}`];
}

function describeSurchargeChange({ name, before, after }: SurchargeChange): string {
  if (before === null) return `${name} erbij: ${describeSurcharge(after)}`;
  if (after === null) return `${name} vervalt: was ${describeSurcharge(before)}`;
  return `${name}: ${describeSurcharge(before)} wordt ${describeSurcharge(after)}`;
}

export function describeSurcharge(surcharge: Surcharge | null): string {
  switch (surcharge?.kind) {
    case 'fixed':
      return formatEuro(surcharge.cents);
    case 'percent':
      return `${surcharge.percent}%`;
    case 'greater':
      return `${surcharge.percent}%, ten minste ${formatEuro(surcharge.cents)}`;
    default:
      return formatEuro(noMoney);
  }
}

const noMoney: Cents = cents(0);

export function describePriceFault(fault: PriceFileFault): string {
  return `Regel ${fault.line}, kolom ${fault.column}: ${describePriceReason(fault)}`;
}

/** Without its place, for where it stands beside the cell. */
export function describePriceReason(fault: PriceFileFault): string {
  switch (fault.kind) {
    case 'unreadable':
      return 'de aanhalingstekens kloppen niet.';
    case 'no-matrix':
      return 'hier hoort een tabel met puntkomma’s of tabs: breedtes in de eerste rij, hoogtes in de eerste kolom.';
    case 'other-product':
      return `dit is de prijslijst van ${fault.text}.`;
    case 'not-a-size':
      return `${quote(fault.text)} is geen maat in hele millimeters.`;
    case 'size-not-larger':
      return `${quote(fault.text)} is niet groter dan de maat ervoor.`;
    case 'not-a-price':
      return `${quote(fault.text)} is geen prijs als 62 of 62,50.`;
    case 'outside-matrix':
      return `${quote(fault.text)} staat buiten de tabel.`;
    case 'too-small':
      return fault.axis === 'width'
        ? `de breedtes gaan niet tot ${fault.needed}; zo breed kan het product worden besteld.`
        : `de hoogtes gaan niet tot ${fault.needed}; zo hoog kan het product worden besteld.`;
    case 'unknown-surcharge':
      return `dit product heeft geen toeslag ${quote(fault.text)}.`;
    case 'surcharge-twice':
      return `de toeslag ${quote(fault.text)} staat er twee keer.`;
    case 'surcharge-without-value':
      return `de toeslag ${quote(fault.text)} heeft geen bedrag en geen procent.`;
    case 'not-a-percentage':
      return `${quote(fault.text)} is geen heel percentage.`;
    default:
      return fault satisfies never;
  }
}

function quote(text: string): string {
  return text === '' ? 'een lege cel' : `‘${text.slice(0, 40)}’`;
}
