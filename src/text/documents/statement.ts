import type { LedgerKind } from '#domain/ledger/ledger.ts';
import type { Age, Movement } from '#domain/statement/statement.ts';
import { nameReceiptMethod } from '../ordering/payment.ts';

/** R12.4: the statement of a company, on paper and as a file. */
export const statementTexts = {
  title: 'Rekeningoverzicht',
  period: 'Periode',
  between: (from: string, until: string) => `${from} t/m ${until}`,
  day: 'Datum',
  description: 'Omschrijving',
  debit: 'Bij',
  credit: 'Af',
  balance: 'Saldo',
  opening: (day: string) => `Beginsaldo op ${day}`,
  closing: (day: string) => `Eindsaldo op ${day}`,
  nothing: 'In deze periode is er niets gebeurd.',
  note: 'Bedragen zijn incl. btw. Bij: meer te betalen. Af: minder te betalen.',
  aged: (day: string) => `Wat openstaat op ${day}`,
  ages: {
    notDue: 'Niet vervallen',
    upTo30: '1 t/m 30 dagen te laat',
    upTo60: '31 t/m 60 dagen te laat',
    over60: 'Meer dan 60 dagen te laat',
  } satisfies Record<Age, string>,
  total: 'Totaal open',
  owed: 'Uw tegoed bij ons',
  tooLong: (most: number) => `Dit zijn meer dan ${most} regels. Kies een kortere periode.`,
  refused: (why: string) => `Het rekeningoverzicht is niet gemaakt. ${why}`,
  openingName: 'Beginsaldo',
  closingName: 'Eindsaldo',
  fileName: (from: string, until: string) => `rekeningoverzicht-${from}-${until}`,
  csvHeadings: ['datum', 'soort', 'nummer', 'omschrijving', 'referentie', 'bij', 'af', 'saldo'],
} as const;

const kindNames = {
  invoice: 'factuur',
  credit_note: 'creditnota',
  payment: 'betaling',
  refund: 'terugbetaling',
  chargeback: 'terugboeking',
  excess: 'correctie',
  write_off: 'afboeking',
} as const satisfies Record<LedgerKind, string>;

export function nameMovement({ kind }: Pick<Movement, 'kind'>): string {
  return kindNames[kind];
}

/** A line of a statement; what was taken back again says so. */
export function describeMovement({ kind, number, about, method, amount }: Movement): string {
  const of = about.length === 0 ? '' : ` voor ${about.join(', ')}`;
  const isMore = amount > 0;
  switch (kind) {
    case 'invoice':
      return `Factuur ${number}`;
    case 'credit_note':
      return `Creditnota ${number}${about.length === 0 ? '' : ` bij ${about.join(', ')}`}`;
    case 'payment':
      return `${isMore ? 'Betaling ongedaan' : paymentName(method)}${of}`;
    case 'refund':
      return `${isMore ? 'Terugbetaald' : 'Terugbetaling vervallen'}${of}`;
    case 'chargeback':
      return `${chargebackName(method, isMore)}${of}`;
    case 'excess':
      return `Correctie${of}`;
    case 'write_off':
      return `${isMore ? 'Afboeking ongedaan' : 'Afgeboekt'}${of}`;
    default:
      return kind satisfies never;
  }
}

function paymentName(method: string | null): string {
  if (method === null) return 'Betaling';
  const name = nameReceiptMethod(method);
  return method === 'bank_transfer' ? name : `Betaling met ${name}`;
}

// A transfer is undone by us, a card or direct payment by a bank.
function chargebackName(method: string | null, isMore: boolean): string {
  if (!isMore) return 'Terugboeking vervallen';
  return method === 'bank_transfer' ? 'Boeking teruggedraaid' : 'Teruggeboekt door de bank';
}
