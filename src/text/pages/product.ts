const adviceExplained =
  'De adviesprijs is de prijs inclusief btw die wij een particulier adviseren, voor de kleinste maat zonder extra’s.';

/** What the smallest size costs, wherever products are listed. */
export const fromPriceText = {
  advice: 'adviesprijs',
  net: 'uw nettoprijs',
  explained: (isCustomer: boolean) =>
    isCustomer
      ? `${adviceExplained} Uw nettoprijs is wat u daarvoor betaalt, exclusief btw.`
      : `${adviceExplained} Uw nettoprijs exclusief btw ziet u na het inloggen.`,
} as const;

export const productPageText = {
  titleOf: (name: string, code: string) => `${name} op maat (${code})`,
  products: 'Producten',
  drawingCaption: 'Vooraanzicht. De maatlijnen geven aan in welke maten wij deze hor maken.',
  pictures: 'Afbeeldingen',
  pictureCaptions: {
    place: 'Impressie in antraciet (RAL 7016) met zwart gaas.',
    close: 'Van dichtbij.',
  },
  from: 'Vanaf',
  logInToOrder: 'Inloggen om te bestellen',
  requestAccount: 'Nog geen zakelijk account? Vraag het aan',
  width: 'Breedte',
  height: 'Hoogte',
  sizes: 'Maten',
  delivery: 'Levering',
  // In a standard colour: it is the quickest, and the note says so.
  deliveryBy: (day: string) => `uiterlijk ${day} als u vandaag betaalt, in een standaardkleur`,
  purpose: 'Waarvoor',
  properties: 'Eigenschappen',
  colours: 'Kleuren',
  standardColours: 'Standaard',
  otherColours: 'Tegen meerprijs',
  freeRal:
    'Elke andere leverbare RAL-kleur is mogelijk, met een meerprijs en eenmalige instelkosten per kleur.',
  colourNote:
    'Kleuren op het scherm kunnen afwijken van de werkelijkheid. Controleer de RAL-kleur van uw kozijn.',
  measuring: 'Meten',
  measuringLink: (name: string) => `Volledige meetinstructie ${name}`,
  others: 'Andere horren',
  noReturns: 'Op maat gemaakt: controleer de maten, retour is niet mogelijk.',
} as const;
