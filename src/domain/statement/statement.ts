import { daysLate } from '../invoice/standing.ts';
import type { LedgerKind } from '../ledger/ledger.ts';
import { type Cents, cents, sum, zero } from '../money/cents.ts';

/** What changed in what a company owes: more than nothing is more to pay. */
export type Movement = {
  readonly kind: LedgerKind;
  readonly on: string;
  readonly amount: Cents;
  // Of an invoice or a credit note.
  readonly number: string | null;
  readonly reference: string;
  // The invoices it is about, or the order while that has none.
  readonly about: readonly string[];
  // How it was paid, or had been.
  readonly method: string | null;
};

export type StatementRow = Movement & { readonly balance: Cents };

/** The balance after each, as a statement reads. */
export function runBalance(opening: Cents, movements: readonly Movement[]): readonly StatementRow[] {
  let balance = opening;
  return movements.map((movement) => {
    balance = cents(balance + movement.amount);
    return { ...movement, balance };
  });
}

/** What of a company's invoices is open on a day, by how late it is then. */
export const ages = ['notDue', 'upTo30', 'upTo60', 'over60'] as const;

export type Age = (typeof ages)[number];

export type OpenByAge = Readonly<Record<Age, Cents>> & {
  readonly total: Cents;
  // What we owe: paid too much, or paid for what is not invoiced yet.
  readonly credit: Cents;
};

type Owed = {
  readonly amount: Cents;
  // Null for what belongs to no invoice.
  readonly dueOn: string | null;
};

/** All that is owed less all that we owe is the balance. */
export function ageOf(owed: readonly Owed[], day: string): OpenByAge {
  const open = owed.filter(({ amount }) => amount > 0);
  const of = (age: Age) =>
    sum(open.filter(({ dueOn }) => ageOn(dueOn ?? day, day) === age).map(({ amount }) => amount));
  return {
    notDue: of('notDue'),
    upTo30: of('upTo30'),
    upTo60: of('upTo60'),
    over60: of('over60'),
    total: sum(open.map(({ amount }) => amount)),
    credit: cents(zero - sum(owed.filter(({ amount }) => amount < 0).map(({ amount }) => amount))),
  };
}

function ageOn(dueOn: string, day: string): Age {
  const late = daysLate(dueOn, day);
  if (late === 0) return 'notDue';
  if (late <= 30) return 'upTo30';
  return late <= 60 ? 'upTo60' : 'over60';
}
