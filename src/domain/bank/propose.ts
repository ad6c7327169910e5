import { type Cents, cents, sum, zero } from '../money/cents.ts';
import { spread } from '../payment/spread.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import type { BankEntry } from './statement.ts';

/** What can be paid: an open invoice, or an order that waits for its money and has none yet. */
export type OpenItem = {
  readonly number: string;
  // The order behind an invoice.
  readonly orderNumber: string | null;
  readonly companyId: number;
  readonly company: string;
  readonly open: Cents;
  readonly on: string;
};

/** What a payer may be known by: money that was booked from the same account, or a name. */
export type KnownPayer = { readonly companyId: number; readonly by: 'account' | 'name' };

/** Certain ones are ticked beforehand; the others wait for somebody to look. */
export type Strength = 'certain' | 'likely' | 'check';

export type Proposal = {
  readonly strength: Strength;
  readonly company: string;
  readonly companyId: number;
  // What it was found by.
  readonly by: Mention['by'] | KnownPayer['by'] | 'amount';
  readonly parts: readonly { readonly number: string; readonly amount: Cents }[];
  // Whether they are paid whole by it, one in part, or something is left over.
  readonly fit: 'exact' | 'part' | 'more';
  readonly rest: Cents;
  // Reasons to look twice.
  readonly doubts: readonly ('other_payer' | 'several_companies' | 'others_named' | 'alike')[];
};

export type Proposed = {
  readonly proposal: Proposal | null;
  // Named, and nothing of it is open.
  readonly notOpen: readonly string[];
};

type Entry = Pick<BankEntry, 'amount' | 'direction' | 'isReversal' | 'reference' | 'text' | 'endToEndId'>;

// So many can be added up in every way there is.
const mostAddedUp = 12;

/**
 * R12.4: what a line of the statement was probably paid for. Never more than is open, and nothing by itself: a person confirms.
 * `items` holds at least what the entry names, all that is open of the payer's companies, and all that has just this amount open.
 */
export function propose(entry: Entry, items: readonly OpenItem[], payers: readonly KnownPayer[]): Proposed {
  const mentions = findMentions(entry);
  const open = items.filter((item) => item.open > 0).toSorted(oldestFirst);
  const isNamed = (item: OpenItem, { number }: Mention) =>
    item.number === number || item.orderNumber === number;
  const notOpen = mentions
    .filter((mention) => !open.some((item) => isNamed(item, mention)))
    .map(({ number }) => number);
  // What came back to us was no customer's to pay.
  if (entry.direction === 'debit' || entry.isReversal || entry.amount === 0)
    return { proposal: null, notOpen };
  const named = open.filter((item) => mentions.some((mention) => isNamed(item, mention)));
  if (named.length > 0) {
    const by = bestOf(mentions.filter((mention) => named.some((item) => isNamed(item, mention))));
    return { proposal: fromNamed(entry.amount, named, payers, by, notOpen.length > 0), notOpen };
  }
  return { proposal: fromPayer(entry.amount, open, payers) ?? fromAmount(entry.amount, open), notOpen };
}

function fromNamed(
  amount: Cents,
  named: readonly OpenItem[],
  payers: readonly KnownPayer[],
  by: Mention['by'],
  namesOthers: boolean,
): Proposal | null {
  const whole = addingUp(named, amount);
  const chosen = whole ?? named;
  const [first] = chosen;
  if (first === undefined) return null;
  const isOneCompany = chosen.every(({ companyId }) => companyId === first.companyId);
  const isOther = payers.length > 0 && !payers.some(({ companyId }) => companyId === first.companyId);
  const isSome = chosen.length < named.length;
  const doubts: Proposal['doubts'] = [
    ...(isOther ? (['other_payer'] as const) : []),
    ...(isOneCompany ? [] : (['several_companies'] as const)),
    ...(isSome || namesOthers ? (['others_named'] as const) : []),
  ];
  const made = toProposal(amount, chosen, by, doubts);
  if (made === null) return null;
  if (doubts.includes('other_payer') || !isOneCompany) return { ...made, strength: 'check' };
  if (made.fit === 'exact')
    return { ...made, strength: doubts.length > 0 || by === 'bare' ? 'likely' : 'certain' };
  return { ...made, strength: made.parts.length === 1 && made.fit === 'part' ? 'likely' : 'check' };
}

// No number, but we know who pays: of that company what makes up the amount, else nothing.
function fromPayer(amount: Cents, open: readonly OpenItem[], payers: readonly KnownPayer[]): Proposal | null {
  const found = payers.flatMap(({ companyId, by }) => {
    const own = open.filter((item) => item.companyId === companyId);
    const alike = own.filter((item) => item.open === amount);
    const chosen =
      alike.length > 0 ? alike.slice(0, 1) : (addingUp(own, amount) ?? oldestThatFit(own, amount));
    if (chosen === null) return [];
    const made = toProposal(amount, chosen, by, alike.length > 1 ? ['alike'] : []);
    return made === null ? [] : [{ ...made, strength: alike.length > 1 ? 'check' : 'likely' } as const];
  });
  const [first] = found;
  if (first === undefined) return null;
  const isOneCompany = found.every(({ companyId }) => companyId === first.companyId);
  return isOneCompany
    ? first
    : { ...first, strength: 'check', doubts: [...first.doubts, 'several_companies'] };
}

function fromAmount(amount: Cents, open: readonly OpenItem[]): Proposal | null {
  const alike = open.filter((item) => item.open === amount);
  return alike.length === 1 ? toProposal(amount, alike, 'amount', []) : null;
}

function toProposal(
  amount: Cents,
  chosen: readonly OpenItem[],
  by: Proposal['by'],
  doubts: Proposal['doubts'],
): Proposal | null {
  const { parts, rest } = spread(amount, chosen);
  const [first] = parts;
  if (first === undefined) return null;
  const isWhole = sum(chosen.map(({ open }) => open)) <= amount;
  return {
    strength: 'check',
    ...{ company: first.item.company, companyId: first.item.companyId, by, rest, doubts },
    parts: parts.map(({ item, amount: part }) => ({ number: item.number, amount: part })),
    fit: rest > 0 ? 'more' : isWhole ? 'exact' : 'part',
  };
}

/** All of them, or the only ones that make up the amount; null where none do, or where it could be others too. */
function addingUp(items: readonly OpenItem[], amount: Cents): readonly OpenItem[] | null {
  if (sum(items.map(({ open }) => open)) === amount) return items;
  if (items.length > mostAddedUp) return null;
  let found: readonly OpenItem[] | null = null;
  for (let picked = 1; picked < 2 ** items.length; picked += 1) {
    const chosen = items.filter((_, index) => Math.floor(picked / 2 ** index) % 2 === 1);
    if (sum(chosen.map(({ open }) => open)) !== amount) continue;
    if (found !== null) return null;
    found = chosen;
  }
  return found;
}

// Of many: whoever pays everything up to some day.
function oldestThatFit(items: readonly OpenItem[], amount: Cents): readonly OpenItem[] | null {
  let total = zero;
  for (const [index, item] of items.entries()) {
    total = cents(total + item.open);
    if (total === amount) return items.slice(0, index + 1);
    if (total > amount) return null;
  }
  return null;
}

function bestOf(mentions: readonly Mention[]): Mention['by'] {
  return (['reference', 'number'] as const).find((by) => mentions.some((one) => one.by === by)) ?? 'bare';
}

function oldestFirst(one: OpenItem, other: OpenItem): number {
  return one.on < other.on ? -1 : one.on > other.on ? 1 : one.number < other.number ? -1 : 1;
}
