// Words of the page's frame and of the components every page shares.
export const ui = {
  brand: 'Maathor',
  language: 'nl',
  close: 'Sluiten',
  breadcrumb: 'Kruimelpad',
  questionMark: '?',
  explanationOf: (about: string) => `Uitleg: ${about}`,
  skipToContent: 'Naar de inhoud',
  demoLabel: 'Demonstratiewinkel',
  demoBody: 'Betalingen en e-mail zijn nagebootst; er wordt niets gemaakt of verstuurd.',
  needsScript: 'Om te bestellen heeft deze pagina JavaScript nodig. Zet het aan en ververs de pagina.',
  exclVat: 'excl. btw',
  inclVat: 'incl. btw',
} as const;

export const navigation = {
  main: 'Hoofdmenu',
  menu: 'Menu',
  home: 'Maathor, naar de startpagina',
  products: 'Producten',
  quickOrder: 'Snel bestellen',
  measuring: 'Meetinstructies',
  account: 'Mijn account',
  logIn: 'Inloggen',
  logOut: 'Uitloggen',
  requestAccount: 'Zakelijk account aanvragen',
} as const;
