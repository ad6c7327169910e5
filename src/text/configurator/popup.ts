import { groupThousands } from '../format/money.ts';

/** Words of whatever frame the questions stand in. */
export const popupText = {
  loading: 'Configurator laden…',
  // Also of a page that was open while the shop was renewed: its scripts are gone for good.
  coming: 'Een ogenblik. Duurt het lang, ververs dan de pagina: uw invoer is bewaard.',
  loadFailed: 'De configurator kon niet worden geladen.',
  again: 'Opnieuw proberen',
  messages: 'Meldingen',
  notes: 'Goed om te weten',
  hasError: 'bevat een fout',
  restored: 'Uw vorige invoer is teruggezet.',
  carried: (product: string, hasChoices: boolean) =>
    `Uw maten${hasChoices ? ' en keuzes' : ''} van de ${product} zijn overgenomen.`,
  startOver: 'Opnieuw beginnen',
  price: 'Prijs',
  priceFrom: 'Prijs vanaf',
  lacks: {
    sizes: 'indicatie, zonder uw maten',
    sizesAndSurcharges: 'indicatie, zonder uw maten en meerprijzen',
    someSizes: 'indicatie, zonder de maten die nog ontbreken',
    choices: 'zonder de keuzes die nog openstaan',
  },
  basePrice: 'Basisprijs per stuk',
  advicePrice: 'Adviesprijs',
  exclVat: 'excl. btw',
  inclVat: 'incl. btw',
  euro: (amount: string) => `€ ${groupThousands(amount)}`,
  delivery: 'Levering',
  deliveryOn: (day: string, time: string) => `${day}, ${time}`,
  checking: 'Een ogenblik, wij controleren uw keuze.',
  addToCart: 'In winkelwagen',
  update: 'Bijwerken',
  stillOpen: (count: number) => (count === 1 ? 'Nog 1 keuze te maken' : `Nog ${count} keuzes te maken`),
  choice: (number: number) => `keuze ${number}`,
  offline: 'Geen verbinding.',
  busy: 'Het is even te druk.',
  // After either of them.
  away: {
    choice: 'U kunt verder kiezen; wij controleren uw keuzes zodra het weer kan.',
    order: 'Uw hor is bewaard; bestel hem zodra dit bericht weg is.',
    loading: 'Wij proberen het vanzelf opnieuw.',
  },
  slow: 'De verbinding is traag. U kunt verder kiezen; wij controleren uw keuzes vanzelf.',
  slowLoading: 'De verbinding is traag. Een ogenblik nog.',
  unjudged: 'nog niet gecontroleerd',
  drawnBefore: 'Tekening van vóór uw laatste keuze.',
  signedOut: 'U bent afgemeld. Uw invoer is bewaard.',
  logInAgain: 'Opnieuw inloggen',
  otherAccount:
    'U bent nu met een ander account ingelogd. Uw invoer is bewaard bij het account waarmee u begon.',
  goOnAsOther: 'Verder met het andere account',
  lineGone: 'Deze regel staat niet meer in uw winkelwagen.',
  toCart: 'Naar de winkelwagen',
  incomplete: 'U heeft nog niet alle opties voor deze hor ingevuld.',
} as const;

/** What a price may leave out. */
export type PriceLack = keyof typeof popupText.lacks;

/** What is said otherwise of a screen of a quote. */
export const quoteWords = {
  add: 'In offerte',
  added: 'Toegevoegd aan de offerte.',
  gone: 'Deze regel of offerte is er niet meer.',
  goTo: 'Naar de offerte',
  back: 'Terug naar offerte',
} as const;

export const postAddText = {
  title: 'Gereed',
  added: (product: string) => `De ${product} is toegevoegd aan de winkelwagen`,
  updated: (product: string) => `De ${product} is bijgewerkt in de winkelwagen`,
} as const;
