import { maxAmount } from '#domain/configuration/limits.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';

/** `adding` is how many were to come beside the `lines` it holds. */
export function quoteIsFull(lines: number, adding: number): string {
  const room = Math.max(0, quoteLimits.lines - lines);
  const holds = `Een offerte kan ${quoteLimits.lines} regels bevatten`;
  return room === 0
    ? `${holds} en deze is vol. Verwijder regels, of maak een tweede offerte.`
    : `${holds} en deze heeft er al ${lines}. Er ${room === 1 ? 'past nog 1 regel' : `passen nog ${room} regels`} bij, u voegt er ${adding} toe.`;
}

/** What a dealer does with the lines of a quote. */
export const quoteLinesText = {
  edit: 'Wijzigen',
  // Not what the quote's own button is called: that one copies all of it.
  anotherSize: 'Nog een maat, zelfde keuzes',
  anotherSizeShort: 'Nog een maat',
  copy: 'Dupliceren',
  remove: 'Verwijderen',
  up: 'Omhoog',
  down: 'Omlaag',
  undo: 'Terugzetten',
  removed: (name: string) => `${name} is verwijderd.`,
  amount: 'Aantal',
  changeAmount: 'Aantal wijzigen',
  group: 'Ruimte of adres',
  groupHint: 'Regels met dezelfde ruimte of hetzelfde adres staan bij elkaar, ook voor uw klant.',
  giveGroup: 'Ruimte of adres geven',
  inGroup: (group: string) => `Ruimte of adres: ${group}`,
  saveGroup: 'Ruimte opslaan',
  handle: 'Verplaatsen',
  handleHint:
    'Sleep de regel, of verplaats haar met pijltje omhoog en omlaag. Zo komt zij ook in een andere ruimte.',
  add: 'Product toevoegen',
  addHint: 'U stelt de hor samen zoals altijd; zij komt in deze offerte.',
  quickOrder: 'Veel maten tegelijk',
  // What a button is about, for who cannot see which line it stands in.
  of: (action: string, line: string) => `${action}: ${line}`,
  lineName: (name: string, boxLabel: string) => (boxLabel === '' ? name : `${name}, ${boxLabel}`),
} as const;

/** These travel over a redirect by name. */
export const quoteLineProblems = {
  'aantal-fout': `Een aantal is een heel getal van 1 t/m ${maxAmount}. Het aantal is niet gewijzigd.`,
  'ruimte-lang': `Een ruimte of adres kan maximaal ${quoteLimits.group} tekens lang zijn. Er is niets gewijzigd.`,
} as const;

export const quoteLineNotices = {
  gedupliceerd: 'De regel is gedupliceerd.',
  teruggezet: 'De regel staat weer in de offerte.',
  verplaatst: 'De regel is verplaatst.',
  'verplaatst-ruimte': 'De regel is verplaatst en hoort nu bij een andere ruimte of een ander adres.',
  aantal: 'Het aantal is gewijzigd.',
  ruimte: 'De ruimte of het adres is opgeslagen.',
} as const;
