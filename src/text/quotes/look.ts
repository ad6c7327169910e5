import { type LogoProblem, longestLogoSide, maxLogoUploadBytes } from '#domain/quote/logo.ts';
import { validDaysLimits } from '#domain/quote/look.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { formatMegabytes } from '../format/megabytes.ts';

export const lookTexts = {
  title: 'Huisstijl van uw offertes',
  intro:
    'Zo zien uw klanten een offerte: op de pagina die zij openen, in de pdf en in de e-mail. Wat u hier wijzigt geldt voor offertes die u daarna verstuurt; wat al verstuurd is, blijft zoals het was.',
  onAccount: 'Huisstijl',
  onAccountNote: 'Uw logo, uw kleur en waar een nieuwe offerte mee begint.',
  onAccountLink: 'Huisstijl van uw offertes',
  parts: {
    logo: 'Logo',
    colour: 'Kleur',
    sender: 'Afzender',
    words: 'Teksten',
    start: 'Waar een nieuwe offerte mee begint',
  },
  logoAlt: 'Uw logo',
  noLogo: 'Er is nog geen logo. Uw naam staat er dan zonder beeldmerk.',
  placeLogo: 'Logo plaatsen',
  removeLogo: 'Logo verwijderen',
  removeHint: 'Verstuurde offertes houden het logo waarmee ze verstuurd zijn.',
  onColour: 'Offerte',
  inColour: 'Totaal',
  colourSample: 'Uw kleur als vlak met letters erop, en als letters en lijn op wit',
  startNote: 'Een offerte die u al gemaakt heeft, verandert hier niet door.',
  save: 'Huisstijl bewaren',
  preview: 'Voorbeeld',
  previewNote: 'Met horren die niet echt besteld zijn, tegen de prijzen van vandaag.',
  showPreview: 'Voorbeeld tonen',
  previewTitle: 'Voorbeeld van een offerte in uw huisstijl',
  overtaken: 'Er is niets bewaard: een collega heeft dit intussen gewijzigd.',
  overtakenFields: (names: string) => `Intussen gewijzigd: ${names}.`,
  sendAgain: 'Wat u typte staat er nog. Controleer het en bewaar opnieuw.',
} as const;

/** By the name a field has in the form. */
export const lookFieldNames = {
  logo: 'Logobestand',
  colour: 'Kleurcode',
  picked: 'Kleur kiezen',
  senderName: 'Naam op de offerte',
  replyTo: 'E-mailadres voor antwoord',
  opening: 'Openingswoorden',
  closing: 'Slotwoorden',
  terms: 'Uw voorwaarden',
  rule: 'Verkoopprijs',
  percent: 'Percentage',
  rounding: 'Afronden',
  validDays: 'Geldig',
} as const;

const mostBytes = formatMegabytes(maxLogoUploadBytes);

export const lookHints = {
  logo: `PNG, JPEG of SVG, ten hoogste ${mostBytes}. Wij bewaren het als PNG van ten hoogste ${longestLogoSide} pixels; doorzichtig blijft doorzichtig.`,
  colour: 'Zoals #1f4e5f.',
  senderName: (company: string) => `Leeg: ${company}`,
  replyTo: 'Hier komen vragen en antwoorden van uw klant binnen. Leeg: bij wie de offerte maakt.',
  opening: 'Staat boven de horren.',
  closing: 'Staat onder het totaal.',
  terms: `Staat onderaan de offerte. Ten hoogste ${quoteLimits.terms} tekens.`,
  validDays: `Vanaf de dag waarop u hem maakt: van ${validDaysLimits.least} tot ${validDaysLimits.most} dagen.`,
  days: 'dagen',
} as const;

export const lookErrors = {
  colour: 'Vul een kleur in, zoals #1f4e5f.',
  validDays: `Vul een aantal dagen in van ${validDaysLimits.least} tot ${validDaysLimits.most}.`,
  logoAgain: 'Kies het bestand nog een keer: het is niet bewaard.',
} as const;

export const logoProblems: Readonly<Record<LogoProblem, string>> = {
  none: 'Kies eerst een bestand.',
  'not-a-logo': 'Dit is geen PNG, JPEG of SVG. Sla uw logo als een van die drie op en probeer het opnieuw.',
  'too-heavy': `Dit bestand is groter dan ${mostBytes}. Sla uw logo kleiner op en probeer het opnieuw.`,
  'too-many-pixels': 'Deze afbeelding heeft te veel pixels. Sla uw logo kleiner op en probeer het opnieuw.',
  damaged: 'Dit bestand is beschadigd of niet compleet. Sla uw logo opnieuw op en probeer het nog eens.',
  blank: 'Op deze afbeelding is niets te zien. Kies een ander bestand.',
  references:
    'Deze SVG gebruikt eigen definities (ENTITY) die wij niet inlezen. Sla uw logo op als PNG of als gewone SVG.',
  effects:
    'In deze SVG staan afbeeldingen, patronen of filters, en die nemen wij niet over. Sla uw logo op als PNG.',
  'too-complex': 'Deze SVG is te ingewikkeld om te tekenen. Sla uw logo op als PNG.',
};

export const lookNotices = {
  huisstijl: 'Uw huisstijl is bewaard.',
  logo: 'Uw logo is geplaatst.',
  'logo-letters':
    'Uw logo is geplaatst. Er staan letters in deze SVG: die zijn in ons lettertype getekend. Klopt dat niet, zet ze in uw tekenprogramma om naar contouren of plaats een PNG.',
  'logo-weg': 'Uw logo is verwijderd.',
} as const;

/** What stands on the example of a quote. */
export const sampleTexts = {
  subject: 'Horren voor uw woning',
  rooms: ['Woonkamer', 'Keuken'],
  mounting: 'Montage',
  hour: 'uur',
  customer: {
    name: 'Familie De Wit',
    email: 'dewit@voorbeeld.nl',
    phone: '',
    street: 'Dorpsstraat 12',
    postcode: '1234 AB',
    city: 'Haarlem',
    country: 'NL',
  },
} as const;
