/**
 * What a call's `message` says when the call itself went wrong; problems with a configuration have texts of their own.
 */
export const callErrors = {
  fault: 'Er ging iets mis bij ons. Uw invoer is bewaard; probeer het zo opnieuw.',
  notFound: 'Dit adres bestaat niet.',
  unreadable: 'Het verzoek is niet leesbaar.',
  tooLarge: 'Het verzoek is te groot.',
  lineGone: 'Deze regel staat niet meer in uw winkelwagen.',
  quoteLineGone: 'Deze regel staat niet meer in de offerte.',
  quoteGone: 'Deze offerte is er niet.',
  quoteSettled:
    'Uw klant is akkoord met deze offerte, of zij is besteld. Maak op de pagina van de offerte eerst een nieuwe versie.',
  shownOtherwise:
    'Uw eenheid of manier van meten is veranderd nadat u deze pagina opende. Ververs de pagina en controleer de maten.',
  presetGone: 'Deze uitvoering is er niet meer.',
  unknownProduct: 'Dit product bestaat niet.',
  otherCustomer: 'Dit verzoek hoort bij een ander account.',
  badKey: 'De Idempotency-Key is geen UUID.',
  noTimestamp: 'Het verzoek noemt geen regel van de winkelwagen.',
  noPrice: 'Voor deze maat hebben wij geen prijs. Bel ons voor advies.',
  keyUsed:
    'Dit is al eerder verstuurd, met andere keuzes. Kijk in de winkelwagen of offerte wat er al ligt, en probeer het zo nodig opnieuw.',
  notLoggedIn: 'U bent niet ingelogd.',
  wrongToken: 'De pagina is verlopen. Ververs de pagina en probeer het opnieuw.',
  staffOnly: 'Deze pagina is voor medewerkers.',
  secondFactorMissing: 'Stel eerst een tweede stap bij het inloggen in, bij Beveiliging.',
  notOnBehalf: 'Dit kan alleen de klant zelf. U werkt nu namens deze klant.',
  payOnBehalf: 'Betalen kan alleen de klant zelf: de betaallink staat in de mail aan de klant.',
  metricsClosed: 'De cijfers zijn er alleen met een sleutel, of vanaf de machine van de winkel zelf.',
  busy: 'Het is even te druk. Wacht enkele seconden en probeer het opnieuw.',
  away: 'Onze administratie is even niet bereikbaar. Wat bevestigd was, is bewaard; probeer het over een halve minuut opnieuw.',
  tooMany: 'Te veel verzoeken. Wacht even en probeer het opnieuw.',
} as const;
