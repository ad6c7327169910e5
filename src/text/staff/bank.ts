import type { Proposal, Proposed, Strength } from '#domain/bank/propose.ts';
import { maxBankFileBytes, type StatementFault, type StatementFaultKind } from '#domain/bank/statement.ts';
import { formatIban } from '#domain/business/iban.ts';
import { maxReason } from '#domain/business/limits.ts';
import { cents } from '#domain/money/cents.ts';
import { formatCount } from '../format/count.ts';
import { formatShortDate } from '../format/date.ts';
import { formatMegabytes } from '../format/megabytes.ts';
import { formatDecimal, formatEuro } from '../format/money.ts';

/** In the books, for money whose payer the bank does not name. */
export const unnamedPayer = 'Onbekende betaler';

const lines = (count: number) => (count === 1 ? '1 regel' : `${formatCount(count)} regels`);

const faultTexts: Readonly<Record<StatementFaultKind, (found: string) => string>> = {
  other_message: (found) =>
    `Dit is geen CAMT.053-bestand maar een ander bericht van de bank (${found}). Vraag uw bank om dagafschriften in CAMT.053.`,
  no_statement: () => 'In dit bestand staat geen afschrift.',
  no_id: () => 'Een afschrift heeft geen eigen nummer (Id); daarmee is het later niet te herkennen.',
  id_twice: () => 'Dit afschrift staat twee keer in het bestand.',
  account: (found) =>
    found === ''
      ? 'Er staat geen IBAN van de rekening bij.'
      : `‘${found}’ is geen geldig IBAN van een rekening.`,
  currency: (found) =>
    `De munt is ${found === '' ? 'niet genoemd' : found}; alleen euro’s kunnen worden geboekt.`,
  opening: () => 'Het beginsaldo (OPBD) in euro’s ontbreekt of is niet te lezen.',
  closing: () => 'Het eindsaldo (CLBD) in euro’s ontbreekt of is niet te lezen.',
  amount: (found) =>
    found === '' ? 'Er staat geen bedrag.' : `‘${found}’ is geen bedrag in hele centen, als 1234.50.`,
  direction: (found) =>
    `Er staat niet of het geld erbij of eraf ging (CRDT of DBIT)${found === '' ? '' : `, maar ‘${found}’`}.`,
  day: (found) =>
    `De dag waarop de bank boekte ontbreekt of bestaat niet${found === '' ? '' : `: ‘${found}’`}.`,
  balance: (found) =>
    `Beginsaldo en regels samen geven niet het eindsaldo: er is een verschil van € ${formatDecimal(found)}. Het bestand is niet volledig.`,
};

/** Where it is and what is wrong, in a sentence. */
export function describeStatementFault({ kind, statement, entry, found }: StatementFault): string {
  const place = [
    ...(statement === null ? [] : [`Afschrift ${statement}`]),
    ...(entry === null ? [] : [`regel ${entry}`]),
  ].join(', ');
  return place === '' ? faultTexts[kind](found) : `${place}: ${faultTexts[kind](found)}`;
}

export const strengthNames: Readonly<Record<Strength, string>> = {
  certain: 'zeker',
  likely: 'waarschijnlijk',
  check: 'nakijken',
};

const foundBy: Readonly<Record<Proposal['by'], string>> = {
  reference: 'Het betalingskenmerk klopt',
  number: 'Het nummer staat erbij',
  bare: 'Het nummer staat erbij, zonder letter',
  account: 'Van deze rekening is eerder voor dit bedrijf geboekt',
  name: 'De naam van de betaler is die van dit bedrijf',
  amount: 'Alleen het bedrag klopt, met deze ene open post',
};

const doubtTexts: Readonly<Record<Proposal['doubts'][number], string>> = {
  other_payer: 'De betaler is bekend als een ander bedrijf.',
  several_companies: 'Het gaat om meer dan één bedrijf.',
  others_named: 'Er worden ook andere nummers genoemd.',
  alike: 'Er staat nog iets open met hetzelfde bedrag; dit is het oudste.',
};

/** Why it is proposed, and what there is to look at. */
export function describeProposal({ by, company, parts, fit, rest, doubts }: Proposal): string {
  const amount =
    by === 'amount'
      ? ''
      : fit === 'exact'
        ? parts.length > 1
          ? ' en samen is het precies wat openstaat'
          : ' en het bedrag is precies wat openstaat'
        : fit === 'part'
          ? ', maar het is minder dan er openstaat: een deel'
          : `, maar er blijft ${formatEuro(rest)} over`;
  return [`${foundBy[by]}${amount} (${company}).`, ...doubts.map((doubt) => doubtTexts[doubt])].join(' ');
}

/** Numbers that are named and ask for no money. */
export function describeNotOpen({ notOpen }: Proposed): string | null {
  return notOpen.length === 0 ? null : `Genoemd: ${notOpen.join(', ')}. Daarvan staat niets open.`;
}

/** What an import brought: how many there were, and how many of them were not new. */
export function describeImport(statements: readonly { entries: number; known: number }[]): string {
  const entries = statements.reduce((total, each) => total + each.entries, 0);
  const known = statements.reduce((total, each) => total + each.known, 0);
  const of = statements.length === 1 ? '' : ` in ${formatCount(statements.length)} afschriften`;
  if (entries === 0) return `Ingelezen: geen regels${of}.`;
  if (known === 0) return `Ingelezen: ${lines(entries)}${of}.`;
  if (known === entries)
    return `Ingelezen: ${lines(entries)}${of}, en die waren er allemaal al. Er is niets veranderd.`;
  return `Ingelezen: ${lines(entries)}${of}, ${formatCount(known)} ${known === 1 ? 'was' : 'waren'} er al.`;
}

/** The days of a statement, mostly one. */
export function describeDays({ from, until }: { readonly from: string; readonly until: string }): string {
  return from === until ? formatShortDate(from) : `${formatShortDate(from)} t/m ${formatShortDate(until)}`;
}

const mostBytes = formatMegabytes(maxBankFileBytes);

export const statementsTexts = {
  title: 'Bankafschriften',
  link: 'Bankafschriften',
  intro:
    'Lees een dagafschrift van de bank in (CAMT.053, een XML-bestand). De winkel stelt voor waar elke bijschrijving voor is; er wordt niets geboekt voordat u het bevestigt. Twee keer hetzelfde bestand is geen probleem.',
  upload: 'Afschrift inlezen',
  file: 'Bestand van de bank',
  fileHint: `CAMT.053 als XML, ten hoogste ${mostBytes}`,
  submit: 'Inlezen',
  faults: (count: number) =>
    count === 1 ? 'Het bestand is niet ingelezen' : `Het bestand is niet ingelezen: ${count} fouten`,
  contradicts: (statement: string, entry: number) =>
    `Afschrift ${statement} is eerder ingelezen met ${entry === 0 ? 'een ander beginsaldo' : `een andere regel ${entry}`}. Er is niets veranderd; vraag de bank om het afschrift opnieuw.`,
  unreadable: {
    nothing: 'Kies het bestand van de bank.',
    empty: 'Het bestand is leeg.',
    large: `Het bestand is groter dan ${mostBytes}. Haal bij de bank een kortere periode op.`,
    kind: 'Dit is geen CAMT.053-bestand. Kies bij de bank voor dagafschriften als CAMT.053 (XML).',
    packed: 'Dit is een ingepakt bestand (zip). Pak het uit en lees de XML-bestanden een voor een in.',
    encoding: 'De letters in dit bestand zijn niet te lezen: de codering klopt niet.',
    definitions:
      'Dit bestand bevat definities (DOCTYPE) die een bank niet gebruikt, en is daarom niet gelezen.',
    broken: 'Dit bestand is geen geldige XML; het is beschadigd of niet volledig.',
    long: 'Dit bestand is anders opgebouwd dan een bankafschrift, en is daarom niet gelezen.',
  },
  status: 'Toon',
  queues: { waiting: 'met regels die wachten' },
  headings: {
    statement: 'Afschrift',
    account: 'Rekening',
    days: 'Periode',
    closing: 'Eindsaldo',
    entries: 'Regels',
    waiting: 'Wacht',
    imported: 'Ingelezen',
  },
  searchHint: 'Nummer van het afschrift of IBAN',
  none: '–',
} as const;

export const statementTexts = {
  title: (statement: string) => `Afschrift ${statement}`,
  facts: {
    account: 'Rekening',
    days: 'Periode',
    opening: 'Beginsaldo',
    closing: 'Eindsaldo',
    entries: 'Regels',
    imported: 'Ingelezen',
  },
  entries: lines,
  waiting: (count: number) => (count === 1 ? '1 regel wacht' : `${formatCount(count)} regels wachten`),
  nothingWaits: 'Er wacht niets: alle bijschrijvingen zijn geboekt of terzijde gelegd.',
  importedBy: (by: string, at: string) => `${at} door ${by}`,
  elsewhere: (count: number) =>
    `${lines(count)} van dit afschrift ${count === 1 ? 'stond' : 'stonden'} al bij een ander afschrift en ${count === 1 ? 'staat' : 'staan'} hier niet nog eens.`,
  skipped: (count: number) =>
    `${lines(count)} had de bank nog niet geboekt; ${count === 1 ? 'die is' : 'die zijn'} overgeslagen.`,
  otherAccount: (account: string, own: string) =>
    `Dit afschrift is van ${formatIban(account)}, niet van de rekening op uw facturen (${formatIban(own)}). Daarom is niets vooraf aangevinkt. Klopt dit niet, leg de regels dan terzijde.`,
  list: 'Regels',
  show: 'Toon',
  all: 'alles',
  queues: { waiting: 'wat wacht', booked: 'geboekt', ignored: 'niet voor ons', debit: 'afschrijvingen' },
  pick: (payer: string, amount: string) => `Boek ${amount} van ${payer}`,
  picked: 'gekozen',
  book: 'Boek gekozen',
  bar: 'Gekozen regels boeken',
  noProposal: 'geen voorstel',
  noProposalNote:
    'De winkel weet niet waar dit voor is. Vul het nummer van een factuur of bestelling in, of leg het terzijde.',
  reversal: 'terugboeking',
  reversalNote:
    'De bank draait een eerdere afschrijving terug: dit is geen betaling van een klant. Kijk waar het bij hoort.',
  number: 'Factuur of bestelling',
  numberOf: (place: number) => `Factuur of bestelling ${place}`,
  amount: 'Bedrag',
  amountOf: (place: number) => `Bedrag ${place}`,
  other: 'Meer nummers, of geld dat overblijft',
  keepsRest: 'Houd wat overblijft als te veel betaald: er komt een taak om het terug te geven.',
  ignore: 'Niet voor ons',
  ignoreNote:
    'Deze regel is voor geen factuur of bestelling, zoals rente of een eigen storting. Hij wacht dan niet meer.',
  reason: 'Reden',
  reasonHint: 'voor collega’s, bijvoorbeeld: rente van de bank',
  confirmIgnore: 'Ja, terzijde leggen',
  reopen: 'Toch behandelen',
  bookedBy: (by: string, at: string) => `Geboekt door ${by}, ${at}:`,
  ignoredBy: (by: string, at: string, reason: string) => `Terzijde gelegd door ${by}, ${at}: ${reason}`,
  wasUndone: 'De boeking hiervan is teruggedraaid; de regel wacht weer.',
  debit: 'Afschrijving: hier is niets te boeken.',
  bankReference: (reference: string) => `kenmerk ${reference}`,
  states: { new: 'wacht', booked: 'geboekt', ignored: 'niet voor ons' },
  surplus: 'te veel betaald',
  bookOnPage: 'Er is niets geboekt: kijk de voorstellen na en boek op /beheer/betalingen/afschriften.',
  notices: {
    geboekt: 'De gekozen regels zijn geboekt.',
    terzijde: 'De regel is terzijde gelegd.',
    opgepakt: 'De regel wacht weer.',
  },
  problems: {
    'al-gedaan': 'Deze regel wachtte niet meer: een collega was eerder.',
  },
  nothingPicked: 'Er is niets geboekt: vink aan wat u wilt boeken.',
  notAside: 'Er is niets terzijde gelegd',
  reasonMissing: `Schrijf op waarom, in ten hoogste ${maxReason} tekens.`,
  someBooked: (booked: number, left: number) =>
    `${booked === 0 ? 'Er is niets geboekt' : `${lines(booked)} geboekt`}; ${lines(left)} niet. Bij elke regel staat waarom.`,
  unreadableAmount: 'Vul een bedrag in als 1.234,50, of laat het leeg.',
  unreadableNumber: (typed: string) =>
    `‘${typed}’ is geen nummer van een factuur of bestelling, als F2026-00012.`,
  noNumber: 'Vul in waarvoor er is betaald, of vink aan dat het geld van niemand is.',
  alreadyBooked: (by: string) => `Deze regel is intussen geboekt door ${by}. Er is niets nog eens geboekt.`,
  alreadyIgnored: (by: string) => `Deze regel is intussen terzijde gelegd door ${by}.`,
  gone: 'Deze regel kan niet worden geboekt.',
} as const;

/** What the owner sees at the command line, a line for each. */
export function describeProposedEntry(
  { day, amountCents, payer }: { readonly day: string; readonly amountCents: number; readonly payer: string },
  proposed: Proposed | undefined,
): string {
  const proposal = proposed?.proposal ?? null;
  const head = `${day}  ${formatEuro(cents(amountCents))}  ${payer === '' ? unnamedPayer : payer}`;
  if (proposal === null) return `${head}: ${statementTexts.noProposal}`;
  const parts = proposal.parts.map((part) => `${part.number} ${formatEuro(part.amount)}`).join(', ');
  return `${head}: ${parts} (${strengthNames[proposal.strength]}). ${describeProposal(proposal)}`;
}
