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
  tasks: 'Taken',
  requests: 'Aanvragen',
  settings: 'Instellingen',
  prices: 'Prijzen',
  staff: 'Medewerkers',
  logbook: 'Logboek',
} as const;

/** Of every list in the office. */
export const listTexts = {
  search: 'Zoeken',
  from: 'Vanaf',
  until: 'Tot en met',
  sort: 'Sorteren',
  pick: 'Kiezen',
  apply: 'Tonen',
  all: 'alle',
  clear: 'Wis zoeken en filters',
  export: 'Exporteren als CSV',
  next: 'Volgende',
  toStart: 'Naar het begin',
  paging: 'Bladeren',
  nothing: 'Niets gevonden.',
  nothingHere: 'Hier is nog niets.',
  refused: 'Er is niets getoond: deze keuze klopt niet.',
  problems: {
    search: 'Zoek met ten hoogste 100 tekens.',
    date: 'Vul een datum in als 2026-11-16.',
    order: 'De eerste dag ligt na de laatste.',
    choice: 'Kies een van de mogelijkheden.',
    cursor: 'Dit deel van de lijst is er niet. Begin bij het begin.',
  },
} as const;
