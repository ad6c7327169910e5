import { maxBankWords } from '#domain/business/limits.ts';
import type { Cents } from '#domain/money/cents.ts';
import { formatEuro } from '../format/money.ts';

/** On the row of money that came with a transfer and that nobody owed. */
export const restOfTransfer = (payer: string): string => `Te veel overgemaakt door ${payer}`.slice(0, 200);

type Problem =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'more_than_came'; readonly parts: Cents }
  | { readonly kind: 'rest'; readonly rest: Cents }
  | { readonly kind: 'unknown' | 'twice' | 'on_account'; readonly number: string }
  | { readonly kind: 'too_much'; readonly number: string; readonly open: Cents };

/** Why a transfer is not booked; nothing of it is then. */
export function describeTransferProblem(problem: Problem): string {
  switch (problem.kind) {
    case 'nothing':
      return 'Vul in waarvoor er is betaald, of vink aan dat het geld van niemand is.';
    case 'more_than_came':
      return `De delen zijn samen ${formatEuro(problem.parts)}: meer dan er is binnengekomen.`;
    case 'rest':
      return `Er blijft ${formatEuro(problem.rest)} over. Verdeel alles, of vink aan dat u de rest houdt als te veel betaald.`;
    case 'unknown':
      return `${problem.number} bestaat niet of hoeft niet te worden betaald.`;
    case 'on_account':
      return `Bestelling ${problem.number} is op rekening: boek op de factuur, die bij verzending komt.`;
    case 'twice':
      return `Van ${problem.number} staat de bestelling of de factuur er al bij.`;
    case 'too_much':
      return problem.open === 0
        ? 'Dit is intussen betaald; er staat niets meer open.'
        : `Hiervan staat nog ${formatEuro(problem.open)} open.`;
    default:
      return problem satisfies never;
  }
}

export const transferTexts = {
  title: 'Overschrijving boeken',
  intro:
    'Geld dat op de bankrekening is bijgeschreven. Wat ermee helemaal is betaald gaat verder zoals na een betaling via de betaaldienst: de klant krijgt bericht, een bestelling kan in productie.',
  search: 'Van wie of waarvoor',
  searchHint: 'Bedrijf, factuur- of bestelnummer, referentie',
  find: 'Zoek wat openstaat',
  nothingOpen: 'Hiervan staat niets open.',
  fields: {
    bookedOn: 'Datum op het afschrift',
    amount: 'Bedrag',
    payer: 'Naam van de betaler',
    description: 'Omschrijving',
  },
  open: 'Wat openstaat, oudste eerst',
  openFirst: 'Zoek eerst waarvoor er is betaald.',
  kinds: { invoice: 'Factuur', order: 'Bestelling' },
  openAmount: (amount: string) => `open ${amount}`,
  since: (kind: 'invoice' | 'order', day: string) =>
    kind === 'invoice' ? `van ${day}` : `geplaatst ${day}, wacht op betaling`,
  due: (day: string) => `vervalt ${day}`,
  part: (number: string) => `Bedrag voor ${number}`,
  keepsRest: 'Houd wat overblijft als te veel betaald: er komt een taak om het terug te geven.',
  spread: 'Verdeel over de oudste eerst',
  spreadDone: 'Verdeeld over de oudste eerst. Er is nog niets geboekt: kijk het na en boek.',
  submit: 'Boeken',
  cancel: 'Annuleren',
  problems: {
    amount: 'Vul een bedrag in, bijvoorbeeld 1.234,50.',
    day: 'Vul een dag in die al is geweest, bijvoorbeeld 2026-11-16.',
    payer: `Vul de naam van de betaler in, in ten hoogste ${maxBankWords} tekens.`,
    long: `Gebruik ten hoogste ${maxBankWords} tekens.`,
  },
} as const;
