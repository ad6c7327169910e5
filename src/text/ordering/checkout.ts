import { maxReference, maxRemarks } from '#domain/cart/terms.ts';
import { fieldNames } from '../account/fields.ts';

export const checkoutTexts = {
  title: 'Afrekenen',
  backToCart: 'Terug naar winkelwagen',
  address: fieldNames.address,
  addressIntro: 'Waar leveren wij de horren?',
  invoiceAddress: 'Factuuradres',
  newAddress: 'Een ander adres',
  keepAddress: 'Bewaar dit adres bij mijn afleveradressen',
  update: 'Bijwerken',
  updateHint: 'Het land bepaalt de btw.',
  updateWithoutScript: 'Ander adres gekozen? Werk het overzicht dan bij.',
  newTotal: (total: string) => `Te betalen: ${total} incl. btw.`,
  updateFailed: 'Het overzicht kon niet worden bijgewerkt. Probeer het met Bijwerken.',
  details: 'Uw bestelling',
  reference: fieldNames.reference,
  referenceHint: `Mag leeg blijven. Staat op de factuur en op de pakbon. Maximaal ${maxReference} tekens.`,
  remarks: fieldNames.remarks,
  remarksHint: `Wij lezen dit voordat wij beginnen. Maximaal ${maxRemarks} tekens.`,
  neutral: 'Neutraal leveren, zonder prijzen',
  neutralHint: 'Voor levering bij uw klant: op de pakbon staan geen prijzen en niet onze naam.',
  method: 'Betalen',
  methodLegend: fieldNames.payment_method,
  lines: 'Wat u bestelt',
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
  tooMuch: (most: string) =>
    `Per bestelling kunt u online ten hoogste ${most} betalen. Verdeel de horren over meer bestellingen: maak de winkelwagen kleiner, bestel, en bestel daarna de rest.`,
  tooMuchContact: 'Komt u er niet uit? Bel of mail ons; uw winkelwagen blijft bewaard.',
  split: 'Winkelwagen kleiner maken',
  emptyTitle: 'Er is niets om af te rekenen',
  empty:
    'Uw winkelwagen is leeg. Heeft u in een ander venster al besteld? Dan staat de bestelling in uw account.',
  toLastOrder: (number: string) => `Naar bestelling ${number}`,
  toOrders: 'Naar mijn bestellingen',
  toProducts: 'Naar de producten',
} as const;

export const checkoutErrors = {
  address: 'Kies een afleveradres.',
  reference: `Een referentie kan maximaal ${maxReference} tekens lang zijn.`,
  remarks: `Een opmerking kan maximaal ${maxRemarks} tekens lang zijn.`,
  method: (name: string, most: string) =>
    `Met ${name} kunt u ten hoogste ${most} betalen. Kies een andere betaalmethode.`,
  noMethod: 'Dit bedrag kan met geen enkele betaalmethode worden betaald. Verdeel de bestelling.',
} as const;
