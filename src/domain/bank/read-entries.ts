import { parseIban } from '../business/iban.ts';
import type { Cents } from '../money/cents.ts';
import { childrenOf, elementAt, inOneLine, textAt, type XmlElement } from './element.ts';
import { directionOf, readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import type { BankEntry, TellFault } from './statement.ts';

type Direction = BankEntry['direction'];
type Read = { readonly entries: readonly BankEntry[]; readonly skipped: number };

const longest = { name: 140, text: 1000, reference: 140 } as const;
// What banks write where they have nothing to say.
const emptyWords = /^(?:NOT ?PROVIDED|NONREF|NOREF|0*)$/i;

export function readEntries(statement: XmlElement, tell: TellFault): Read {
  const entries: BankEntry[] = [];
  let position = 0;
  let skipped = 0;
  for (const element of childrenOf(statement, 'Ntry')) {
    // A statement holds what is booked; some banks add what is on its way, which no balance counts.
    const status = textAt(element, 'Sts', 'Cd') || textAt(element, 'Sts');
    if (status !== '' && status !== 'BOOK') {
      skipped += 1;
      continue;
    }
    position += 1;
    entries.push(...readEntry(element, position, tell));
  }
  return { entries, skipped };
}

function readEntry(element: XmlElement, position: number, tell: TellFault): readonly BankEntry[] {
  const amount = euroOf(elementAt(element, 'Amt'));
  if (amount === 'currency') tell('currency', position, elementAt(element, 'Amt')?.attributes['Ccy']);
  if (amount === null) tell('amount', position, textAt(element, 'Amt'));
  const direction = directionOf(element);
  if (direction === null) tell('direction', position, textAt(element, 'CdtDbtInd'));
  const bookedOn = readDay(elementAt(element, 'BookgDt')) ?? readDay(elementAt(element, 'ValDt'));
  if (bookedOn === null) tell('day', position, textAt(element, 'BookgDt', 'Dt'));
  if (amount === 'currency' || amount === null || direction === null || bookedOn === null) return [];
  const details = childrenOf(element, 'NtryDtls').flatMap((each) => childrenOf(each, 'TxDtls'));
  const [only = null] = details;
  const own = named(textAt(element, 'AcctSvcrRef')) || named(textAt(only, 'Refs', 'AcctSvcrRef'));
  const whole = {
    position,
    bankReference: own.slice(0, longest.reference),
    isReversal: ['true', '1'].includes(textAt(element, 'RvslInd')),
    bookedOn,
  };
  const more = textAt(element, 'AddtlNtryInf');
  const shares = details.length > 1 ? sharesOf(details, amount, direction) : null;
  if (shares !== null)
    return shares.map((share, part) => ({
      ...whole,
      part,
      amount: share.amount,
      direction: share.direction,
      ...aboutOf([share.details], share.direction, more),
    }));
  // A batch whose parts are not told, or do not make up the whole, stays one line: its amount is what the bank booked.
  return [{ ...whole, part: 0, amount, direction, ...aboutOf(details, direction, more) }];
}

type Share = { readonly details: XmlElement; readonly amount: Cents; readonly direction: Direction };

function sharesOf(
  details: readonly XmlElement[],
  amount: Cents,
  direction: Direction,
): readonly Share[] | null {
  const shares: Share[] = [];
  let left: number = amount;
  for (const each of details) {
    const own = euroOf(elementAt(each, 'Amt') ?? elementAt(each, 'AmtDtls', 'TxAmt', 'Amt'));
    if (own === null || own === 'currency') return null;
    const towards = directionOf(each) ?? direction;
    shares.push({ details: each, amount: own, direction: towards });
    left -= towards === direction ? own : -own;
  }
  return left === 0 ? shares : null;
}

function euroOf(element: XmlElement | null): Cents | 'currency' | null {
  if (element === null) return null;
  const currency = element.attributes['Ccy'];
  return currency === 'EUR'
    ? readAmount(inOneLine(element.text))
    : currency === undefined
      ? null
      : 'currency';
}

/** Whose money it is and what they say it is for. */
function aboutOf(details: readonly XmlElement[], direction: Direction, more: string) {
  const role = direction === 'credit' ? 'Dbtr' : 'Cdtr';
  const names = details.flatMap((each) => {
    const parties = elementAt(each, 'RltdPties');
    return (
      textAt(parties, role, 'Pty', 'Nm') ||
      textAt(parties, role, 'Nm') ||
      textAt(parties, `Ultmt${role}`, 'Pty', 'Nm') ||
      textAt(parties, `Ultmt${role}`, 'Nm')
    );
  });
  const accounts = details.map((each) => textAt(each, 'RltdPties', `${role}Acct`, 'Id', 'IBAN'));
  const remittances = details.flatMap((each) => childrenOf(each, 'RmtInf'));
  const structured = remittances.flatMap((each) => childrenOf(each, 'Strd'));
  const words = [
    ...remittances.flatMap((each) => childrenOf(each, 'Ustrd').map(({ text }) => inOneLine(text))),
    // The invoice that is paid, where the payer's books name it.
    ...structured.flatMap((each) => childrenOf(each, 'RfrdDocInf').map((document) => textAt(document, 'Nb'))),
    ...structured.map((each) => textAt(each, 'AddtlRmtInf')),
  ];
  const others = [...details.map((each) => textAt(each, 'AddtlTxInf')), more];
  const text = unique(words) || unique(others);
  return {
    payer: unique(names, ', ').slice(0, longest.name),
    payerIban: parseIban(sole(accounts)) ?? '',
    text: text.slice(0, longest.text),
    reference: unique(structured.map((each) => textAt(each, 'CdtrRefInf', 'Ref'))).slice(
      0,
      longest.reference,
    ),
    endToEndId: named(sole(details.map((each) => textAt(each, 'Refs', 'EndToEndId')))).slice(
      0,
      longest.reference,
    ),
  };
}

const named = (text: string): string => (emptyWords.test(text) ? '' : text);

const unique = (texts: readonly string[], between = ' '): string =>
  [...new Set(texts.filter((text) => text !== ''))].join(between);

/** Of a batch that stays one line there is no one payer to learn from. */
const sole = (texts: readonly string[]): string => (texts.length === 1 ? (texts[0] ?? '') : '');
