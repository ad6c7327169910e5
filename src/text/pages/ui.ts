/** Words of the components that every page shares. An object goes to the browser whole: what only the server prints stands apart. */
export const ui = {
  language: 'nl',
  close: 'Sluiten',
  questionMark: '?',
  explanationOf: (about: string) => `Uitleg: ${about}`,
  exclVat: 'excl. btw',
  inclVat: 'incl. btw',
} as const;

/** Words around a page. */
export const pageText = {
  brand: 'Maathor',
  breadcrumb: 'Kruimelpad',
  skipToContent: 'Naar de inhoud',
  demoLabel: 'Demonstratiewinkel',
  demoBody: 'Betalingen en e-mail zijn nagebootst; er wordt niets gemaakt of verstuurd.',
  sharedPicture: 'Het merk van Maathor naast de tekening van een hor op maat.',
  needsScript: 'Om te bestellen heeft deze pagina JavaScript nodig. Zet het aan en ververs de pagina.',
} as const;

export const supportText = { netherlands: 'Nederland', belgium: 'België' } as const;

export const navigation = {
  main: 'Hoofdmenu',
  menu: 'Menu',
  home: 'Maathor, naar de startpagina',
  products: 'Producten',
  quickOrder: 'Snel bestellen',
  measuring: 'Meetinstructies',
  quotes: 'Offertes',
  office: 'Beheer',
  account: 'Mijn account',
  logIn: 'Inloggen',
  logOut: 'Uitloggen',
  requestAccount: 'Zakelijk account aanvragen',
} as const;
