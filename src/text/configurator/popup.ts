import { groupThousands } from '../format/money.ts';

/** Words of the popup's frame. */
export const popupText = {
  compose: (product: string) => `${product} samenstellen`,
  change: (product: string) => `${product} wijzigen`,
  kept: 'Uw invoer wordt bewaard',
  help: 'Uitleg',
  order: 'Uw hor',
  loading: 'Configurator laden…',
  loadFailed: 'De configurator kon niet worden geladen.',
  again: 'Opnieuw proberen',
  messages: 'Meldingen',
  notes: 'Goed om te weten',
  hasError: 'bevat een fout',
  restored: 'Uw vorige invoer is teruggezet.',
  startOver: 'Opnieuw beginnen',
  price: 'Prijs',
  priceFrom: 'Prijs vanaf',
  basePrice: 'Basisprijs per stuk',
  advicePrice: 'Adviesprijs',
  exclVat: 'excl. btw',
  inclVat: 'incl. btw',
  euro: (amount: string) => `€ ${groupThousands(amount)}`,
  delivery: 'Levering',
  checking: 'Een ogenblik, wij controleren uw keuze.',
  addToCart: 'In winkelwagen',
  update: 'Bijwerken',
  stillOpen: (count: number) => (count === 1 ? 'Nog 1 keuze te maken' : `Nog ${count} keuzes te maken`),
  choice: (number: number) => `keuze ${number}`,
  fullInstruction: 'Volledige meetinstructie',
  advice: 'Advies nodig?',
  offline: 'Geen verbinding. Uw keuzes zijn bewaard; zodra er weer verbinding is, kunt u verder.',
  signedOut: 'U bent afgemeld. Uw invoer is bewaard.',
  logInAgain: 'Opnieuw inloggen',
  lineGone: 'Deze regel staat niet meer in uw winkelwagen.',
  toCart: 'Naar de winkelwagen',
  incomplete: 'U heeft nog niet alle opties voor deze hor ingevuld.',
} as const;

export const closeText = {
  title: 'Deze hor staat nog niet in de winkelwagen',
  titleEdit: 'Uw wijzigingen zijn nog niet bijgewerkt',
  body: 'Bewaren wij uw keuzes, dan gaat u later verder waar u was. Wij bewaren ze een week in deze browser.',
  bodyEdit: 'Als u nu stopt, blijft de hor in de winkelwagen zoals hij was.',
  stay: 'Verder samenstellen',
  keep: 'Bewaren en sluiten',
  discard: 'Weggooien',
  discardEdit: 'Wijzigingen weggooien',
} as const;

export const postAddText = {
  title: 'Gereed',
  added: (product: string) => `De ${product} is toegevoegd aan de winkelwagen`,
  updated: (product: string) => `De ${product} is bijgewerkt in de winkelwagen`,
  shop: 'Verder winkelen',
  cart: 'Bekijk winkelwagen',
  checkout: 'Direct afrekenen',
} as const;
