import type { DifferenceKind, LedgerDifference } from '#domain/ledger/difference.ts';
import type { LedgerAccount } from '#domain/ledger/ledger.ts';
import { formatEuro } from '../format/money.ts';

export const accountNames: Readonly<Record<LedgerAccount, string>> = {
  receivable: 'debiteuren',
  provider: 'betaaldienst',
  bank: 'bank',
  refunds_due: 'terug te betalen',
  unallocated: 'nog toe te wijzen',
  revenue: 'omzet',
  vat: 'btw',
  other_income: 'overige opbrengsten',
  write_off: 'afgeboekt',
};

const differenceNames: Readonly<Record<DifferenceKind, string>> = {
  unbalanced: 'boeking niet in evenwicht',
  cause: 'niet of anders geboekt',
  due: 'openstaand anders dan de documenten',
  balance: 'lijst van facturen loopt niet gelijk',
  company: 'saldo van het bedrijf',
  sums: 'bewaard saldo anders dan de boekingen',
  cash: 'geld anders dan de betalingen',
  transfer: 'overschrijving anders dan haar delen',
  shares: 'delen van een betaling',
};

/** Expected is what invoices and payments say, found is what stands in the books. */
export function describeDifference({ kind, subject, account, expected, found }: LedgerDifference): string {
  const what = [subject, account === null ? '' : accountNames[account]].filter((part) => part !== '');
  return `${differenceNames[kind]}: ${[...new Set(what)].join(', ')}; verwacht ${formatEuro(expected)}, gevonden ${formatEuro(found)}`;
}

// More than this nobody reads in a list of tasks.
const longest = 5;

type Told = { readonly differences: readonly LedgerDifference[]; readonly differenceCount: number };

/** For the task: the first few, and how many there are. */
export function describeDifferences({ differences, differenceCount }: Told): string {
  const first = differences.slice(0, longest).map(describeDifference);
  const rest = differenceCount - first.length;
  return [...first, ...(rest > 0 ? [`en nog ${rest} ${rest === 1 ? 'verschil' : 'verschillen'}`] : [])].join(
    ' · ',
  );
}

export const ledgerTexts = {
  notChecked: 'de controle zelf is niet gelukt; in het logboek van de server staat waarom',
  agreesAgain: 'Klopt weer.',
  payment: 'betaling',
  entries: 'Boekingen',
  accounts: ['Rekening', 'Saldo'],
  together: 'samen',
  figures: ['Wat', 'Aantal', 'Bedrag'],
  invoices: 'facturen',
  creditNotes: 'creditnota’s',
  payments: 'ontvangen betalingen',
  open: 'openstaand',
  agrees: 'Alles klopt: grootboek, facturen en betalingen zeggen hetzelfde.',
  differs: (count: number) =>
    count === 1
      ? 'Er is 1 verschil. Er staat een taak voor in het beheer.'
      : `Er zijn ${count} verschillen. Er staat een taak voor in het beheer.`,
} as const;
