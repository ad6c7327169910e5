import type { InvoiceQueue, InvoiceStanding } from '#domain/invoice/standing.ts';
import { statementTexts } from '../documents/statement.ts';

/** Of one that was written off: a write-off is no credit note, and to whoever owed it the shop's own bookkeeping. */
export const writtenOffNames = { customer: 'afgesloten', staff: 'afgeboekt' } as const;

const standings = {
  open: 'open',
  overdue: 'vervallen',
  paid: 'betaald',
  credited: 'gecrediteerd',
} as const satisfies Record<InvoiceStanding, string>;

/** R12.4: the company's own ledger. */
export const companyInvoicesTexts = {
  title: 'Facturen',
  link: 'Facturen en betalen',
  searchHint: 'Factuur, bestelling, referentie of bedrag',
  status: 'Status',
  all: 'alle facturen',
  queues: {
    unpaid: 'alles wat openstaat',
    open: 'open, nog niet vervallen',
    overdue: 'vervallen',
    paid: 'betaald',
    credited: `gecrediteerd of ${writtenOffNames.customer}`,
    credit_note: 'creditnota’s',
  } satisfies Record<InvoiceQueue, string>,
  none: 'Er zijn nog geen facturen. Zodra wij u iets factureren, staat het hier.',
  nothing: 'Geen factuur gevonden. Zoek op een ander nummer of bedrag, of wis de filters.',
  standings,
  creditNote: 'creditnota',
  writtenOff: writtenOffNames.customer,
  late: lateDays,
  headings: {
    number: 'Factuur',
    issued: 'Datum',
    due: 'Vervalt',
    order: 'Bestelling',
    status: 'Status',
    total: 'Totaal',
    open: 'Open',
    running: 'Lopend totaal',
    files: 'Downloaden',
  },
  runningNote: 'Bedragen zijn incl. btw. Lopend totaal: wat openstaat van deze factuur en alle oudere samen.',
  file: (number: string, format: string) => `${number} als ${format}`,
  pdf: 'PDF',
  ubl: 'UBL',
  pick: 'Kiezen',
  pickOne: (number: string) => `${number} kiezen om te betalen`,
  bar: 'Gekozen facturen betalen',
  picked: 'gekozen',
  together: (amount: string) => `samen ${amount}`,
  pay: 'Betaal gekozen facturen',
  payEverything: (count: number, amount: string) => `Betaal alle ${count} open facturen: ${amount}`,
  payHint:
    'Kies facturen om ze in één keer te betalen. U ziet het bedrag per factuur voordat u naar uw bank gaat.',
  nonePicked: 'Kies ten minste één factuur om te betalen.',
  tooMany: (most: number) => `Kies ten hoogste ${most} facturen voor één betaling.`,
  settled: (numbers: readonly string[], left: number) =>
    `${numbers.length === 1 ? `Factuur ${numbers[0]} hoeft` : `De facturen ${listed(numbers)} hoeven`} niet meer betaald te worden. ${rest(left)}`,
  unknown: (numbers: readonly string[], left: number) =>
    `${numbers.length === 1 ? `Factuur ${numbers[0]} vinden wij` : `De facturen ${listed(numbers)} vinden wij`} niet bij uw bedrijf. ${rest(left)}`,
  open: 'Openstaand',
  openCount: (count: number) => (count === 1 ? '1 factuur' : `${count} facturen`),
  nothingOpen: 'Alles is betaald',
  overdue: 'Waarvan vervallen',
  lateSince: (date: string, days: number, count: number) =>
    `${count === 1 ? 'sinds' : `${count} facturen, de oudste sinds`} ${date}: ${lateDays(days)}`,
  nothingOverdue: 'Niets te laat',
  credit: statementTexts.owed,
  creditNoted: 'te veel betaald, of na betaling gecrediteerd',
  exposure: 'Openstaand en besteld',
  exposureOf: 'van uw limiet van',
  room: 'Nog te bestellen op rekening',
  term: (days: number) => `betalen binnen ${days} dagen`,
  noRoom: 'uw limiet is bereikt',
  blockedTitle: 'U kunt nu niet op rekening bestellen',
  blocked: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `Factuur ${numbers[0]} is na drie herinneringen nog niet betaald. Zodra die betaald is, kunt u meteen weer op rekening bestellen. Klopt de factuur niet? Bel ons dan.`
      : `De facturen ${listed(numbers)} zijn na drie herinneringen nog niet betaald. Zodra ze betaald zijn, kunt u meteen weer op rekening bestellen. Klopt er iets niet? Bel ons dan.`,
} as const;

function lateDays(days: number): string {
  return days === 1 ? '1 dag te laat' : `${days} dagen te laat`;
}

function rest(left: number): string {
  if (left === 0) return 'Er is niets betaald.';
  const others = left === 1 ? 'De andere factuur is' : `De andere ${left} zijn`;
  return `Er is nog niets betaald. ${others} nog gekozen: kijk het bedrag na en betaal opnieuw.`;
}

function listed(numbers: readonly string[]): string {
  return `${numbers.slice(0, -1).join(', ')} en ${numbers.at(-1)}`;
}

/** Of one invoice or credit note. */
export const companyInvoiceTexts = {
  title: (kind: 'invoice' | 'credit_note', number: string) =>
    kind === 'invoice' ? `Factuur ${number}` : `Creditnota ${number}`,
  about: 'Gegevens',
  credited: 'Bij factuur',
  reference: 'Uw referentie',
  total: 'Totaal incl. btw',
  pay: (amount: string) => `Betaal ${amount}`,
  movements: 'Verloop',
  shared: (count: number) => `deel van één betaling voor ${count} facturen`,
  openAfter: (amount: string) => `open ${amount}`,
  reminders: 'Herinneringen',
  reminder: (step: number) => `Herinnering ${step}`,
  sent: (date: string, amount: string) => `verstuurd op ${date}, toen open: ${amount}`,
} as const;

export const statementFormTexts = {
  title: 'Rekeningoverzicht',
  intro: 'Alle facturen, creditnota’s en betalingen van een periode, met het saldo en wat openstaat.',
  pdf: 'Als PDF',
  csv: 'Als CSV',
} as const;
