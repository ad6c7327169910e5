export const officeTexts = {
  brand: 'Maathor',
  office: 'beheer',
  home: 'Maathor beheer, naar het begin',
  rooms: 'Onderdelen van het beheer',
  menu: 'Menu',
  more: 'Meer',
  shop: 'Naar de winkel',
  account: 'Mijn account',
  logOut: 'Uitloggen',
  loggedIn: (name: string, role: string) => `${name}, ${role}`,
  title: (page: string) => `${page} · beheer`,
  back: 'Naar het begin van het beheer',
  errorTitles: {
    403: 'Hier heeft u geen toegang toe',
    404: 'Deze pagina bestaat niet',
  },
  notFound: 'Het adres is verkeerd getypt of de pagina is verplaatst.',
} as const;

export const roomNames = {
  home: 'Vandaag',
  orders: 'Bestellingen',
  customers: 'Klanten',
  invoices: 'Facturen',
  payments: 'Betalingen',
  tasks: 'Taken',
  requests: 'Aanvragen',
  links: 'Betaallinks',
  settings: 'Instellingen',
  prices: 'Prijzen',
  staff: 'Medewerkers',
  logbook: 'Logboek',
} as const;
