export const apiText = {
  title: 'Koppelen met de winkel',
  description: 'De aanroepen van de configurator en de winkelwagen, voor programmeurs.',
  intro:
    'De configurator praat met de winkel via deze aanroepen. Uw eigen programma kan dat ook, met de sessie van een ingelogde klant.',
  download: 'OpenAPI 3.1-beschrijving (JSON)',
  headers: 'Koppen',
  headersIntro:
    'Stuur bij elke POST, PATCH en DELETE deze koppen mee. De token staat in de pagina, in <meta name="csrf-token">.',
  callsHeading: 'Aanroepen',
  request: 'Verzoek',
  answers: 'Antwoorden',
  schemas: 'Berichten',
  schemasIntro: 'Elk bericht als JSON Schema, zoals het ook in de OpenAPI-beschrijving staat.',
  html: 'HTML-fragment',
} as const;

/** What each call does, by its name. */
export const callTexts = {
  init: 'Begin van een configuratie: wat er te kiezen is, met de vanafprijs.',
  validateState: 'Beoordeelt de antwoorden tot nu toe: maten, prijs, meldingen en wat er nog te kiezen is.',
  drawing: 'Tekent de hor zoals hij nu is samengesteld, als SVG.',
  addToCart: 'Zet een complete configuratie in de winkelwagen; snel bestellen geeft één regel per maat.',
  updateCart: 'Vervangt een regel van de winkelwagen. De regel wordt genoemd met zijn timestamp.',
  getKimImage: 'De productfoto voor na het toevoegen.',
  refreshCartPreview: 'Het winkelwagentje in de kop van de pagina.',
  palette: 'Het RAL-palet voor de vrije kleurkeuze; niet alle kleuren zijn leverbaar.',
  presets: 'De bewaarde uitvoeringen van een product; de laatst gebruikte staat vooraan.',
  keepPreset: 'Bewaart de keuzes van een configuratie onder een naam, zonder maten, kenmerk en aantal.',
  changePreset: 'Geeft een uitvoering een andere naam, of meldt dat ermee begonnen is.',
  removePreset: 'Verwijdert een uitvoering; antwoordt met de andere.',
  cart: 'De winkelwagen, met Accept: application/json.',
} as const;

export const answerTexts: Readonly<Record<number, string>> = {
  200: 'Gelukt',
  400: 'Onleesbaar verzoek',
  401: 'Niet ingelogd',
  403: 'Token ontbreekt of klopt niet, of het verzoek hoort bij een andere klant',
  404: 'Onbekende code, regel of uitvoering',
  409: 'Deze Idempotency-Key hoort bij een ander verzoek, of deze naam bij een andere uitvoering',
  413: 'Groter dan 256 KB',
  422: 'Niet te maken, of nog niet compleet',
  429: 'Te veel verzoeken; zie Retry-After',
};
