import { maxPriceFileBytes, priceFileBounds } from '#domain/pricing/price-list-file.ts';
import { formatDate, formatShortDate } from '../format/date.ts';
import { formatMegabytes } from '../format/megabytes.ts';
import { formatBasisPoints } from '../format/percent.ts';

export const pricesTexts = {
  title: 'Prijzen',
  aside: 'Adviesprijzen inclusief btw, per product en per versie.',
  discounts: 'Kortingen van de groepen',
  headings: {
    product: 'Product',
    present: 'Geldt nu',
    since: 'Sinds',
    lowest: 'Vanaf',
    coming: 'Komt',
    versions: 'Versies',
  },
  products: 'Producten',
  none: 'geen',
  version: (version: number) => `versie ${version}`,
  comes: (version: number, from: string) => `versie ${version} op ${formatShortDate(from)}`,
  calendar: 'Wat geldt wanneer',
  calendarIntro:
    'Prijslijsten, kortingen van groepen en eigen kortingen van bedrijven, de laatste dag bovenaan.',
  calendarHeadings: { from: 'Vanaf', until: 'Tot en met', what: 'Wat', state: 'Nu' },
  states: { former: 'voorbij', present: 'geldt', coming: 'komt', replaced: 'vervangen' },
  priceList: (code: string, version: number) => `Prijslijst ${code}, versie ${version}`,
  groupDiscount: (group: string, percent: string) => `Groep ${group}: ${formatPercent(percent)}`,
  ownDiscount: (company: string, code: string, percent: string | null) =>
    percent === null
      ? `${company}: ${code} weer de korting van de groep`
      : `${company}: ${code} ${formatPercent(percent)}`,
  fileName: 'prijzen.csv',
  csvHeadings: ['Vanaf', 'Tot en met', 'Wat', 'Nu'],
  export: 'Exporteren als CSV',
  openEnd: 'open',
  imports: 'Nog niet bevestigd',
  importsIntro: 'Ingelezen, bekeken en nog niet in de winkel.',
  openImport: (code: string, from: string) => `${code}, vanaf ${formatShortDate(from)}`,
  importBy: (by: string, source: string) => (source === '' ? `geplakt door ${by}` : `${source}, door ${by}`),
  notices: { weggegooid: 'De ingelezen prijzen zijn weggegooid. Er is niets veranderd.' },
} as const;

export const priceListTexts = {
  title: (code: string, name: string) => `${code} ${name}`,
  aside: (version: number, state: string) => `versie ${version}, ${state}`,
  versions: 'Versies',
  versionLine: (from: string, until: string | null) =>
    until === null ? `vanaf ${formatDate(from)}` : `${formatDate(from)} t/m ${formatDate(until)}`,
  matrix: 'Prijzen per maat',
  matrixIntro: 'Adviesprijs inclusief btw, tot en met de breedte en de hoogte in millimeters.',
  corner: 'Hoogte \\ breedte',
  surcharges: 'Toeslagen',
  surcharge: 'Toeslag',
  value: 'Bedrag',
  noSurcharges: 'Deze lijst heeft geen toeslagen.',
  export: 'Exporteren als CSV',
  import: 'Nieuwe prijzen invoeren',
  withdraw: 'Deze versie intrekken',
  withdrawNote: (from: string) =>
    `Deze prijzen gelden nog niet. Ingetrokken komen zij op ${formatDate(from)} niet in werking; wat nu geldt, blijft gelden. Het staat in het logboek.`,
  confirmWithdraw: 'Ja, intrekken',
  notices: {
    ingevoerd: 'De nieuwe prijzen staan in de winkel en gelden vanaf hun eerste dag.',
    ingetrokken: 'De versie is ingetrokken en komt niet in werking.',
  },
  problems: {
    geldt: 'Er is niets ingetrokken: een versie die geldt of gold, wordt alleen door een nieuwe gevolgd.',
    onbekend: 'Er is niets ingetrokken: deze versie is er niet meer.',
  },
} as const;

const mostBytes = formatMegabytes(maxPriceFileBytes);

export const priceImportTexts = {
  title: (code: string) => `Nieuwe prijzen van ${code}`,
  intro:
    'Breedtes in de eerste rij, hoogtes in de eerste kolom, prijzen in euro’s inclusief btw. Daaronder mogen de toeslagen staan; noemt u ze niet, dan blijven ze zoals ze zijn. Er verandert nog niets: u ziet eerst elk verschil.',
  example: 'Begin met de prijzen van nu',
  file: 'Bestand',
  fileHint: `CSV of Excel (.xlsx), ten hoogste ${mostBytes}. U kunt het ook op dit veld slepen.`,
  pasted: 'Of plak uit een rekenblad',
  pastedHint: 'Kopieer de hele tabel en plak hem hier.',
  validFrom: 'Geldt vanaf',
  validFromHint: 'Vandaag of later.',
  submit: 'Inlezen en bekijken',
  cancel: 'Niet invoeren',
  faultsTitle: (count: number) =>
    count === 1
      ? 'Er is één fout; er is niets ingelezen.'
      : `Er zijn ${count} fouten; er is niets ingelezen.`,
  faultPlace: (line: number, column: number, text: string) =>
    `Regel ${line}, kolom ${columnName(column)}: ${text}`,
  more: (count: number) => `En nog ${count} fouten.`,
  table: 'Wat wij lazen',
  line: 'Regel',
  column: columnName,
  errors: {
    nothing: 'Kies een bestand of plak een tabel.',
    both: 'Kies een bestand óf plak een tabel, niet allebei.',
    date: 'Vul een datum in als 2026-11-16.',
    past: 'Deze dag is voorbij. Een prijs die gold, verandert niet achteraf: kies vandaag of later.',
    far: 'Deze dag ligt te ver weg.',
    large: `Dit bestand is te groot: ten hoogste ${mostBytes}.`,
    long: `Dit is te veel voor een prijslijst: ten hoogste ${priceFileBounds.lines} regels en ${priceFileBounds.columns} kolommen.`,
    kind: 'Dit is geen CSV-bestand en geen Excel-werkmap (.xlsx).',
    old: 'Dit is een beveiligde of oude werkmap. Sla hem op als gewone .xlsx of als CSV.',
    broken: 'Dit bestand is beschadigd. Sla het opnieuw op.',
    empty: 'Dit bestand is leeg.',
  },
} as const;

/** 'D', as a spreadsheet calls its fourth column. */
function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return column > 26 ? columnName((column - 1 - rest) / 26) + letter : letter;
}

export const pricePreviewTexts = {
  title: (code: string, version: number | null) =>
    version === null ? `Nieuwe prijzen van ${code}` : `Nieuwe prijzen van ${code}: versie ${version}`,
  aside: 'Er is nog niets veranderd.',
  source: (source: string) => (source === '' ? 'Geplakt uit een rekenblad' : source),
  from: 'Bron',
  comparedWith: 'Vergeleken met',
  comparison: (version: number, from: string) => `versie ${version}, vanaf ${formatDate(from)}`,
  first: 'niets: dit is de eerste prijslijst',
  about: 'Wat er verandert',
  changed: 'Gewijzigde prijzen',
  changedOf: (changed: number, cells: number) => `${changed} van ${cells}`,
  extremes: 'Meer dan 25 % anders',
  falling: 'Goedkoper dan een kleinere maat',
  keptUntil: 'Bewaard tot',
  warnings: 'Let op',
  extremeWarning: (count: number) =>
    count === 1
      ? 'Eén prijs verschilt meer dan 25 % van nu. Hij staat gemarkeerd in de tabel.'
      : `${count} prijzen verschillen meer dan 25 % van nu. Zij staan gemarkeerd in de tabel.`,
  fallingWarning: (count: number) =>
    count === 1
      ? 'Eén maat is goedkoper dan een kleinere.'
      : `${count} maten zijn goedkoper dan een kleinere.`,
  keptSurcharges: 'Het bestand noemt geen toeslagen: die van nu blijven gelden.',
  replacedLater: (version: number, from: string) =>
    `Vanaf ${formatDate(from)} geldt al versie ${version}; deze prijzen gelden dus tot die dag.`,
  same: 'De prijzen zijn gelijk aan wat op die dag al geldt. Er is niets te doen.',
  matrix: 'Prijzen per maat, oud en nieuw',
  legend: 'Gewijzigde prijzen zijn gemarkeerd: nieuw boven, daaronder wat het was en het verschil.',
  was: (amount: string, change: string) => `was ${amount}, ${change}`,
  addedCell: 'nieuw',
  removedCell: 'vervalt',
  addedStep: 'erbij',
  removedStep: 'vervalt',
  surcharges: 'Toeslagen',
  surchargeHeadings: { name: 'Toeslag', before: 'Was', after: 'Wordt' },
  noSurcharge: 'geen',
  sameSurcharges: 'De toeslagen veranderen niet.',
  carts: 'Open winkelwagens',
  noCarts: 'Dit product ligt nu in geen enkele winkelwagen.',
  inCarts: (lines: number, carts: number, companies: number) =>
    `Dit product ligt nu ${lines === 1 ? 'op 1 regel' : `op ${lines} regels`} in ${carts === 1 ? '1 winkelwagen' : `${carts} winkelwagens`} van ${companies === 1 ? '1 bedrijf' : `${companies} bedrijven`}.`,
  inManyCarts: (lines: number) => `Dit product ligt nu op meer dan ${lines} regels in winkelwagens.`,
  cartsLater:
    'Wat er dan nog ligt, krijgt op die dag de nieuwe prijs; de klant ziet oud en nieuw naast elkaar.',
  cartsToday: (before: string, after: string) =>
    `Samen gaan zij van ${before} naar ${after} exclusief btw. De klant ziet oud en nieuw naast elkaar.`,
  cartsSome: (lines: number) => `Berekend over de ${lines} nieuwste regels.`,
  day: 'Eerste dag',
  changeDay: 'Andere dag bekijken',
  confirm: (from: string) => `Invoeren vanaf ${formatDate(from)}`,
  confirmTitle: 'Invoeren',
  confirmNote:
    'Een prijs die geldt, wordt nooit veranderd, alleen gevolgd. Tot de eerste dag kunt u de versie intrekken.',
  drop: 'Weggooien',
  problems: {
    gewijzigd:
      'Er is niets ingevoerd: intussen kwam er een andere prijslijst bij. Dit is het verschil met wat nu geldt; bevestig opnieuw.',
    voorbij: 'Er is niets ingevoerd: de eerste dag is voorbij. Kies vandaag of later.',
    gelijk: 'Er is niets ingevoerd: de prijzen zijn gelijk aan wat op die dag al geldt.',
  },
} as const;

/** Of surcharges that are not for one choice by its name. */
export const surchargeWords = {
  side: 'per zijde',
  colours: {
    standard: 'standaardkleur',
    anodised: 'geanodiseerd',
    listed: 'kleur tegen meerprijs',
    custom: 'RAL-kleur naar keuze',
  },
} as const;

type CalendarEntry =
  | { readonly kind: 'price_list'; readonly code: string; readonly version: number }
  | { readonly kind: 'group_discount'; readonly group: string; readonly percent: string }
  | {
      readonly kind: 'own_discount';
      readonly company: { readonly name: string };
      readonly code: string;
      readonly percent: string | null;
    };

/** What comes into force, in a few words. */
export function describeCalendarEntry(entry: CalendarEntry): string {
  switch (entry.kind) {
    case 'price_list':
      return pricesTexts.priceList(entry.code, entry.version);
    case 'group_discount':
      return pricesTexts.groupDiscount(entry.group, entry.percent);
    case 'own_discount':
      return pricesTexts.ownDiscount(entry.company.name, entry.code, entry.percent);
  }
}

/** '38,5 %' of the wire's '38.50'. */
export function formatPercent(decimal: string): string {
  return formatBasisPoints(Math.round(Number(decimal) * 100));
}
