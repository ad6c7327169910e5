import type { Country } from '#domain/business/country.ts';
import { fieldNames } from './account.ts';
import { formatDeliveryTime } from './format-delivery.ts';

export const checkoutTexts = {
  title: 'Afrekenen',
  backToCart: 'Terug naar winkelwagen',
  address: fieldNames.address,
  addressIntro: 'Waar leveren wij de horren?',
  invoiceAddress: 'Factuuradres',
  newAddress: 'Een ander adres',
  keepAddress: 'Bewaar dit adres bij mijn afleveradressen',
  update: 'Bijwerken',
  updateHint: 'Het land bepaalt de btw. Ander adres gekozen? Werk het overzicht dan bij.',
  details: 'Uw bestelling',
  reference: fieldNames.reference,
  referenceHint: 'Mag leeg blijven. Staat op de factuur en op de pakbon. Maximaal 50 tekens.',
  remarks: fieldNames.remarks,
  remarksHint: 'Wij lezen dit voordat wij beginnen. Maximaal 1000 tekens.',
  neutral: 'Neutraal leveren, zonder prijzen',
  neutralHint: 'Voor levering bij uw klant: op de pakbon staan geen prijzen en niet onze naam.',
  method: 'Betalen',
  methodLegend: fieldNames.payment_method,
  lines: 'Wat u bestelt',
  delivery: (days: number) => `Levering ${formatDeliveryTime(days)}`,
  pieces: (amount: number, price: string) => `${amount} × ${price}`,
  overview: 'Overzicht',
  terms: fieldNames.terms,
  submit: 'Bestellen en betalen',
  agreeAndSubmit: 'Akkoord, bestellen en betalen',
  madeToMeasure: 'De horren worden op maat gemaakt en kunnen niet worden geruild.',
  totalChanged: 'Het totaal is gewijzigd',
  totalChangedFrom: (former: string, now: string) =>
    `U zag ${former}, het is nu ${now}. Er is nog niets besteld. Controleer het overzicht en bevestig het nieuwe bedrag.`,
  linesChanged: 'Uw winkelwagen is gewijzigd',
  linesChangedSince:
    'In een ander venster is iets aan de winkelwagen veranderd. Er is nog niets besteld. Controleer de regels en bevestig de bestelling.',
  emptyTitle: 'Er is niets om af te rekenen',
  empty:
    'Uw winkelwagen is leeg. Heeft u in een ander venster al besteld? Dan staat de bestelling in uw account.',
  toLastOrder: (number: string) => `Naar bestelling ${number}`,
  toOrders: 'Naar mijn bestellingen',
  toProducts: 'Naar de producten',
} as const;

export const checkoutErrors = {
  address: 'Kies een afleveradres.',
  reference: 'Een referentie kan maximaal 50 tekens lang zijn.',
  remarks: 'Een opmerking kan maximaal 1000 tekens lang zijn.',
} as const;

// Why this VAT: by where the goods go and who buys them.
export function explainVat(country: Country, percent: number, vatId: string | null): string {
  if (country === 'NL') return 'Levering in Nederland: 21% btw.';
  if (percent === 0) return `Intracommunautaire levering aan ${vatId ?? ''}: 0% btw.`;
  return 'Levering in België zonder geldig Belgisch btw-nummer: 21% btw.';
}
