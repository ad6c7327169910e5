import { formatDateTime } from '../format/date-time.ts';

type ErrorText = { readonly title: string; readonly body: string };

export const errorText: Readonly<Record<400 | 403 | 404 | 413 | 429 | 500 | 503, ErrorText>> = {
  400: {
    title: 'Dit verzoek konden wij niet lezen',
    body: 'Bij het versturen ging iets mis en er is niets veranderd. Ga een stap terug, ververs de pagina en probeer het opnieuw.',
  },
  403: {
    title: 'Deze pagina is niet voor u toegankelijk',
    body: 'U bent misschien met een ander account ingelogd, of het formulier stond te lang open. Ga een stap terug, ververs de pagina en probeer het opnieuw.',
  },
  404: {
    title: 'Deze pagina bestaat niet',
    body: 'Het adres is verkeerd getypt of de pagina is verplaatst. Uw winkelwagen is niet veranderd.',
  },
  413: {
    title: 'Dit is te veel in één keer',
    body: 'Wat u verstuurde is te groot en er is niets veranderd. Ga een stap terug, maak de tekst korter en probeer het opnieuw.',
  },
  429: {
    title: 'Een ogenblik geduld',
    body: 'Er kwamen in korte tijd te veel verzoeken binnen. Wacht een minuut en probeer het dan opnieuw.',
  },
  500: {
    title: 'Er ging iets mis bij ons',
    body: 'Het ligt niet aan u en wij hebben de melding ontvangen. Uw winkelwagen en gegevens zijn bewaard; probeer het over enkele minuten opnieuw.',
  },
  503: {
    title: 'Het is even te druk',
    body: 'Er komt nu meer binnen dan wij tegelijk aankunnen. Er is niets veranderd. Wacht enkele seconden en probeer het dan opnieuw.',
  },
};

/** Where it takes longer than a minute; for visitors, whose page is the same for all, in whole hours or days. */
export const longWaitTexts = {
  title: 'Dit kan nu even niet meer',
  until: (from: Date) =>
    `Dit is in korte tijd te vaak gevraagd en er is niets veranderd. Vanaf ${formatDateTime(from)} kan het weer.`,
  hour: 'Dit is in korte tijd te vaak gevraagd en er is niets veranderd. Binnen een uur kan het weer.',
  day: 'Dit is in korte tijd te vaak gevraagd en er is niets veranderd. Binnen 24 uur kan het weer.',
} as const;

/** The database is away: what was on its way to it may or may not have arrived. */
export const awayText: ErrorText = {
  title: 'Wij zijn zo terug',
  body: 'Onze administratie is even niet bereikbaar. Wat bevestigd was, is bewaard. Ververs de pagina over een halve minuut en kijk of uw laatste stap is gelukt voordat u hem herhaalt.',
};

export const staleFormText = {
  title: 'Deze pagina stond te lang open',
  kept: 'Er is nog niets verstuurd. Wat u had ingevuld is bewaard en staat weer klaar.',
  loggedInAs: (email: string) =>
    `Sinds u deze pagina opende is er opnieuw ingelogd, nu als ${email}. Kijk of dat het account is waarmee u verder wilt.`,
  notKept: 'Er is nog niets verstuurd of veranderd. Open de pagina opnieuw en probeer het nog een keer.',
  back: 'Terug naar de pagina',
  logIn: 'Inloggen en verdergaan',
} as const;

export const errorPageText = {
  status: (status: number) => `Melding ${status}`,
  requestId: 'Kenmerk van deze melding',
  requestIdNote: 'Houd dit kenmerk bij de hand als u ons belt, dan vinden wij de melding direct terug.',
  home: 'Naar de producten',
  contact: 'Contact opnemen',
} as const;
