import { maxTrackingCode } from '#domain/delivery/carriers.ts';
import type { Cents } from '#domain/money/cents.ts';
import { formatEuro } from '../format/money.ts';
import { notCollected } from '../ordering/carriers.ts';

export const orderFormTexts = {
  back: 'Terug naar de bestelling',
  whichInvoice: 'Van welke factuur?',
} as const;

/** What stands on the pages where screens are sent and money is given back. */
export const shipTexts = {
  title: (number: string) => `Verzenden: ${number}`,
  crumb: 'Verzenden',
  to: 'Afleveradres',
  what: 'Wat gaat mee',
  amountOf: (what: string) => `Aantal van ${what}`,
  left: (left: number, amount: number) =>
    left === amount ? `van ${amount}` : `van ${left} (${amount - left} al verzonden)`,
  gone: 'al verzonden',
  carrier: 'Vervoerder',
  code: 'Zendingnummer',
  codeHint: 'Laat leeg als er geen is. Met een nummer krijgt de klant een link om de zending te volgen.',
  day: 'Verzonden op',
  dayHint: 'Deze dag staat op de documenten die hierna worden gemaakt.',
  isLast: 'Dit is de laatste zending',
  isLastHint: {
    prepaid:
      'Wat overblijft wordt niet meer verzonden. De bestelling staat daarna als verzonden en de klant leest wat niet komt. Het geld ervoor gaat niet vanzelf terug: er komt een taak om het te crediteren.',
    onAccount:
      'Wat overblijft wordt niet meer verzonden en niet gefactureerd. De bestelling staat daarna als verzonden en de klant leest wat niet komt.',
  },
  submit: 'Verzenden',
  deliveries: 'Verzendingen',
  none: 'Er is nog niets verzonden.',
  by: (name: string) => `ingevoerd door ${name}`,
  undone: 'ongedaan gemaakt',
  invoiced:
    'Ongedaan maken kan niet meer: met de factuur van deze zending is al iets gedaan, of er ging daarna nog een zending. Klopt de zending niet, crediteer dan de factuur.',
  leftBehind: 'Komt niet meer',
  notInvoiced: 'Dit is niet gefactureerd.',
  owed: (amount: Cents) => `Hiervan is ${formatEuro(amount)} incl. btw nog te crediteren.`,
  undo: 'Ongedaan maken…',
  confirmUndo: 'Ja, ongedaan maken',
} as const;

export const shipProblems = {
  carrier: 'Kies een vervoerder.',
  notCollected: `Ophalen kan niet. ${notCollected}.`,
  code: `Een zendingnummer heeft alleen letters, cijfers, punten en streepjes, hooguit ${maxTrackingCode}.`,
  noCode: 'Bij deze vervoerder hoort geen zendingnummer.',
  day: 'Vul een dag in als 2026-11-16.',
  future: 'Deze dag is nog niet geweest.',
  before: 'Dat is vóór de dag van de bestelling.',
  amount: 'Vul een heel aantal in, of 0.',
  tooMany: (left: number) => (left === 0 ? 'Hiervan is alles al verzonden.' : `Er zijn er nog ${left}.`),
  nothing: 'Kies wat er meegaat.',
} as const;

export const creditTexts = {
  title: (number: string) => `Crediteren: ${number}`,
  crumb: 'Crediteren',
  left: (invoice: string, left: Cents) =>
    `Van factuur ${invoice} is nog ${formatEuro(left)} incl. btw te crediteren.`,
  lines: 'Regels',
  amountOf: (what: string) => `Aantal van ${what}`,
  piece: (price: Cents) => `${formatEuro(price)} incl. btw per stuk`,
  ofLeft: (left: number) => `van ${left}`,
  gone: 'al gecrediteerd',
  amount: 'Of een bedrag incl. btw',
  amountHint: 'Laat leeg als u regels crediteert. Bijvoorbeeld 25 of 25,50.',
  money: 'Gaat er geld terug?',
  moneyName: 'Geld terug',
  back: 'Ja, het bedrag gaat terug op de manier waarop is betaald',
  keep: 'Nee, er gaat geen geld terug',
  received: (amount: Cents) => `Ontvangen en niet teruggegeven: ${formatEuro(amount)}.`,
  reasonHint: 'Staat in de e-mail aan de klant en in het logboek.',
  submit: 'Creditnota maken',
} as const;

export const creditProblems = {
  both: 'Kies regels of een bedrag, niet allebei.',
  nothing: 'Kies een regel of vul een bedrag in.',
  amount: 'Dit is geen bedrag als 25 of 25,50.',
  zero: 'Vul een bedrag boven nul in.',
  money: 'Kies of er geld teruggaat.',
  tooMany: (left: number) => (left === 0 ? 'Deze regel is al gecrediteerd.' : `Er zijn er nog ${left}.`),
} as const;

export const refundTexts = {
  title: (number: string) => `Terugbetalen: ${number}`,
  crumb: 'Terugbetalen',
  of: (invoice: string) => `Factuur ${invoice}.`,
  received: (amount: Cents, methods: readonly string[]) =>
    `Er is ${formatEuro(amount)} ontvangen${methods.length === 0 ? '' : ` (${methods.join(', ')})`} en niet teruggegeven.`,
  amount: 'Bedrag incl. btw',
  submit: 'Terugbetalen',
} as const;

/** What a refund makes besides, by how much of the money credit notes have promised; null where nothing is invoiced. */
export function describeCredit(promised: Cents | null): string {
  if (promised === null)
    return 'De bestelling is nog niet gefactureerd, dus er komt geen creditnota. Zij blijft wat zij kost: wat teruggaat moet opnieuw worden betaald.';
  if (promised === 0) return 'Alles ervan is gefactureerd: er komt een creditnota van hetzelfde bedrag.';
  return `Daarvan is ${formatEuro(promised)} al gecrediteerd: dat gaat terug zonder nieuwe creditnota. Voor wat daarboven gaat komt er een.`;
}
