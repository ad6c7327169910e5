import { daysKept, yearsKept } from '#domain/business/retention.ts';
import type { QuotesKept } from '#domain/quote/kept.ts';

type Told = keyof typeof yearsKept | keyof typeof daysKept;

const sentences: Readonly<Record<Told, (period: string) => string>> = {
  books: (period) =>
    `Bestellingen met de foto’s erbij, facturen, creditnota’s en betalingen bewaren wij ${period} na het einde van het kalenderjaar, zoals de belastingwet vraagt. Daarna verwijderen wij ze, behalve wat dan nog openstaat.`,
  formerCustomers: (period) =>
    `Uw account bewaren wij zolang u klant bent en daarna ${period}: dan verwijderen wij het account, de adressen, de winkelwagen, de bewaarde uitvoeringen, de offertes en onze notities.`,
  requestsWithoutAccount: (period) => `Aanvragen die geen account worden, verwijderen wij na ${period}.`,
  specialRequests: (period) =>
    `Aanvragen voor maatwerk en de foto’s erbij verwijderen wij na ${period}, of zodra ze daarna zijn afgehandeld.`,
  mails: (period) => `E-mails die de winkel u stuurt, bewaren wij ${period}.`,
  settledTasks: (period) =>
    `Aantekeningen over wat wij voor u nakeken, verwijderen wij ${period} nadat het is afgehandeld. Gaan ze over een bestelling of factuur, dan blijven ze daarbij.`,
  unusedLogin: (period) => `Een aanmelding die u ${period} niet gebruikt, verwijderen wij.`,
  login: (period) =>
    `Een aanmelding die u wel gebruikt, verwijderen wij na ${period}; dan logt u opnieuw in.`,
  knownDevices: (period) =>
    `Met welke browsers u heeft ingelogd, onthouden wij ${period} nadat u er het laatst mee inlogde, zodat wij u kunnen waarschuwen bij een nieuw apparaat.`,
  vatChecks: (period) =>
    `Wat het Europese register over uw btw-nummer zegt, bewaren wij ${period}, en bij een bestelling zolang als de bestelling.`,
  removedCartLines: (period) => `Regels die u uit de winkelwagen haalt, verwijderen wij na ${period}.`,
  answeredOffers: (period) =>
    `Wat u een collega schrijft bij een aangeboden winkelwagen, verwijderen wij ${period} nadat die is overgenomen of teruggegeven.`,
  removedPresets: (period) => `Uitvoeringen die u verwijdert, zijn na ${period} definitief weg.`,
  removedQuotes: (period) => `Offertes die u verwijdert, zijn na ${period} definitief weg.`,
  unsentPhotos: (period) =>
    `Foto’s bij een maatwerkaanvraag die u niet verstuurt, verwijderen wij na ${period}.`,
};

/** What the privacy page says of how long: a sentence for every period the jobs keep to. */
export const keptTexts: readonly string[] = [
  ...Object.entries(yearsKept).map(([what, { years }]) => sentences[what as Told](`${years} jaar`)),
  ...Object.entries(daysKept).map(([what, days]) =>
    sentences[what as Told](days === 1 ? '1 dag' : `${days} dagen`),
  ),
];

/** R13.4: of what customers keep of their own customers; the period is the owner's. */
export const quotesKeptTexts = {
  title: 'Offertes voor uw eigen klanten',
  body: ({ keptMonths }: QuotesKept) =>
    `Offertes die u maakt, en de gegevens van uw klanten daarin, zijn van uw bedrijf. Niemand anders ziet ze; onze medewerkers alleen als zij op uw verzoek namens u werken. Wij bewaren een offerte ${period(keptMonths)} na de laatste wijziging. Daarna verwijderen wij haar, met alle versies, foto’s en e-mails erbij; een bestelling die u ervan maakte, blijft.`,
} as const;

function period(months: number): string {
  if (months % 12 === 0) return `${months / 12} jaar`;
  return months === 1 ? '1 maand' : `${months} maanden`;
}
