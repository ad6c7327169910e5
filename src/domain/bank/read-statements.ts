import { parseIban } from '../business/iban.ts';
import { type Cents, cents, decimalString } from '../money/cents.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from './element.ts';
import { directionOf, readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { readEntries } from './read-entries.ts';
import type { BankStatement, ReadStatements, StatementFault, TellFault } from './statement.ts';

// Of a file that is wrong throughout, as much as somebody reads.
const mostFaults = 20;

/**
 * CAMT.053 as banks write it, by names alone: the two versions in use differ in where a party has its name and how a status is
 * wrapped. Whatever is wrong anywhere, nothing of the file counts: half a statement would look like a whole one.
 */
export function readStatements(root: XmlElement): ReadStatements {
  const faults: StatementFault[] = [];
  const message = root.name === 'BkToCstmrStmt' ? root : elementAt(root, 'BkToCstmrStmt');
  if (message === null) return refused([{ ...nowhere, kind: 'other_message', found: nameOf(root) }]);
  const statements: BankStatement[] = [];
  for (const element of childrenOf(message, 'Stmt')) {
    const read = readStatement(element, faults);
    if (read === null) continue;
    if (statements.some(({ account, id }) => account === read.account && id === read.id))
      faults.push({ kind: 'id_twice', statement: read.id, entry: null, found: '' });
    statements.push(read);
  }
  if (statements.length === 0 && faults.length === 0)
    return refused([{ ...nowhere, kind: 'no_statement', found: '' }]);
  return faults.length > 0 ? refused(faults.slice(0, mostFaults)) : { ok: true, statements };
}

const nowhere = { statement: null, entry: null } as const;

const refused = (faults: readonly StatementFault[]): ReadStatements => ({ ok: false, faults });

const nameOf = (root: XmlElement): string => root.children[0]?.name ?? root.name;

function readStatement(element: XmlElement, faults: StatementFault[]): BankStatement | null {
  const id = textAt(element, 'Id').slice(0, 70);
  const before = faults.length;
  const tell: TellFault = (kind, entry, found = '') => {
    faults.push({ kind, statement: id === '' ? null : id, entry, found: found.slice(0, 40) });
  };
  if (id === '') tell('no_id', null);
  const iban = textAt(element, 'Acct', 'Id', 'IBAN');
  const account = parseIban(iban);
  if (account === null) tell('account', null, iban || textAt(element, 'Acct', 'Id', 'Othr', 'Id'));
  const currency = textAt(element, 'Acct', 'Ccy');
  if (currency !== '' && currency !== 'EUR') tell('currency', null, currency);
  // Of a statement in several pages the first and the last count.
  const opening = balanceOf(element, ['OPBD', 'PRCD'], 'first');
  const closing = balanceOf(element, ['CLBD'], 'last');
  if (opening === null) tell('opening', null);
  if (closing === null) tell('closing', null);
  const { entries, skipped } = readEntries(element, tell);
  if (faults.length > before || account === null || opening === null || closing === null) return null;
  const moved = entries.reduce((total, { amount, direction }) => total + signed(amount, direction), 0);
  if (opening.amount + moved !== closing.amount) {
    const difference = cents(closing.amount - opening.amount - moved);
    tell('balance', null, decimalString(difference));
    return null;
  }
  const days = entries.map(({ bookedOn }) => bookedOn).toSorted();
  const from = readDay(elementAt(element, 'FrToDt', 'FrDtTm')) ?? opening.day ?? days[0] ?? closing.day;
  const until = readDay(elementAt(element, 'FrToDt', 'ToDtTm')) ?? closing.day ?? days.at(-1) ?? from;
  if (from === null || until === null) {
    tell('day', null);
    return null;
  }
  const period = from <= until ? { from, until } : { from: until, until: from };
  return {
    ...{ id, account, ...period, opening: opening.amount, closing: closing.amount, entries, skipped },
  };
}

type Balance = { readonly amount: Cents; readonly day: string | null };

function balanceOf(element: XmlElement, codes: readonly string[], which: 'first' | 'last'): Balance | null {
  for (const code of codes) {
    const found = childrenOf(element, 'Bal').filter(
      (balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === code,
    );
    const balance = which === 'first' ? found[0] : found.at(-1);
    if (balance === undefined) continue;
    const amount = readAmount(textAt(balance, 'Amt'));
    const direction = directionOf(balance);
    const isEuro = elementAt(balance, 'Amt')?.attributes['Ccy'] === 'EUR';
    if (amount === null || direction === null || !isEuro) return null;
    return { amount: signed(amount, direction), day: readDay(elementAt(balance, 'Dt')) };
  }
  return null;
}

const signed = (amount: Cents, direction: 'credit' | 'debit'): Cents =>
  direction === 'credit' ? amount : cents(-amount);
