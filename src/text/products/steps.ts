import { maxBoxLabel, maxListedAmount } from '#domain/configuration/limits.ts';
import type { RuleSentences } from '../configurator/rule-findings.ts';
import { madeAsTyped } from '../measuring/by-way.ts';
import type { StepText } from './step-text.ts';

export const otherColour = 'Andere RAL-kleur';
export const anodisedColour = 'Aluminium geanodiseerd';
export const allSides = 'Alle zijden';
export const roomPlaceholder = 'bijvoorbeeld: woonkamer';

const typedSizes = {
  width_opening: { label: 'Breedte' },
  height_opening: { label: 'Hoogte' },
  width_total: { label: 'Breedte' },
  height_total: { label: 'Hoogte' },
} as const;

const measureInstruction = {
  opening:
    'Meet de breedte boven, in het midden en onder, en de hoogte links, in het midden en rechts. Vul van beide de kleinste maat in.',
  total: 'Vul de totale maat in: de buitenmaat van de hor zelf.',
} as const;

const measureTooltip = {
  opening:
    'Een opening is zelden overal even breed en hoog. Met de kleinste maat past de hor overal; met een grotere klemt hij.',
  total:
    'Vervangt u een hor, meet dan de oude over de buitenkant van het profiel. Anders bepaalt u zelf hoe ver de hor over het kozijn komt.',
} as const;

export const introText = {
  label: 'Voordat u begint',
  short: 'Start',
  mobile: 'Start',
  question: 'Weet u hoe u meet?',
  instruction: null,
  tooltip: 'De film laat zien waar u meet, welke maat telt en wat wij daarvan maken.',
  explanation: null,
  fields: { start: { label: 'Start' } },
} as const satisfies StepText;

export const sizeText = {
  label: { opening: 'Maten van de opening', total: 'Totale maten van de hor' },
  short: 'Maten',
  mobile: 'Maten',
  question: { opening: 'Hoe groot is de opening?', total: 'Hoe groot wordt de hor?' },
  instruction: measureInstruction,
  tooltip: measureTooltip,
  explanation: {
    opening: 'Trek niets af: wij rekenen de speling en laten direct zien welke maat wij maken.',
    total: madeAsTyped,
  },
  fields: typedSizes,
} as const satisfies StepText;

/** The rows of quick order. */
export const rowsText = {
  label: { opening: 'Maten', total: 'Totale maten' },
  short: 'Maten',
  mobile: 'Maten',
  question: { opening: 'Hoe groot zijn de openingen?', total: 'Hoe groot worden de horren?' },
  instruction: measureInstruction,
  tooltip: measureTooltip,
  explanation: {
    opening: 'Een regel per maat. Uw keuzes daarna gelden voor alle regels.',
    total: `Een regel per maat. ${madeAsTyped} Uw keuzes daarna gelden voor alle regels.`,
  },
  fields: { ...typedSizes, user_amount: { label: 'Aantal' }, room: { label: 'Kenmerk' } },
} as const satisfies StepText;

/** Beneath the mounting of a door: what the next steps ask. */
export const marginsToCome = {
  opening: 'Op de dag vragen wij ook hoeveel ruimte er rondom is.',
  total: null,
} as const;

const sideSpaces = {
  space_left: { label: 'Links' },
  space_right: { label: 'Rechts' },
  space_top: { label: 'Boven' },
} as const;

const marginWords = {
  label: 'Ruimte rondom',
  short: 'Ruimte rondom',
  mobile: 'Ruimte rondom',
  question: 'Hoeveel vlak, vrij kozijn is er per zijde?',
  instruction: 'Meet tot het eerste obstakel: een geleider, stucrand, vensterbank of het volgende raam.',
  tooltip:
    'Wij blijven 1 mm vrij van het obstakel. Is er ruim plaats, kies dan de grootste waarde: meer ruimte verandert de maat niet.',
} as const;

export const marginsText = {
  ...marginWords,
  explanation: 'Met deze maten bepalen wij per zijde hoe ver de hor over het kozijn valt.',
  fields: sideSpaces,
} as const satisfies StepText;

/** Margins of a door that may also have a frame along the floor. */
export const doorMarginsText = {
  ...marginsText,
  fields: { ...sideSpaces, space_bottom: { label: 'Onder' } },
} as const satisfies StepText;

/** Margins of a window, whose bottom may close on a sill or have something sticking up. */
export const windowMarginsText = {
  ...marginWords,
  explanation:
    'Steekt onder een lekdorpel, strip of vensterbank boven de onderkant van de opening uit? Kies dan Anders en vul in hoeveel.',
  fields: {
    ...sideSpaces,
    space_bottom: {
      label: 'Onder',
      values: {
        '0': 'Geen ruimte, sluit op dorpel',
        A: 'Anders: een lekdorpel, aluminium strip of vensterbank steekt boven de onderkant van de opening uit',
      },
    },
    space_bottom_extra: { label: 'Uitsteeksel onder' },
  },
} as const satisfies StepText;

export const brushText = {
  label: 'Borstel',
  short: 'Borstel',
  mobile: 'Borstel',
  question: 'Aan welke zijden wilt u een borstel?',
  instruction: 'Een borstel dicht kieren langs een ongelijk kozijn.',
  tooltip: 'Nodig waar u licht door een kier ziet. Geen borstel? Laat alles leeg en ga verder.',
  explanation: 'Per zijde een meerprijs. Zonder keuze leveren wij zonder borstel.',
  fields: {
    sides: {
      label: 'Zijden',
      options: {
        '1': { name: 'Links' },
        '2': { name: 'Rechts' },
        '3': { name: 'Boven' },
        '4': { name: 'Onder' },
      },
    },
  },
} as const satisfies StepText;

export const fourMeshes = 'Zwart, grijs, Clearview of pollengaas';

export const fourMeshesText = {
  label: 'Gaas',
  short: 'Gaas',
  mobile: 'Gaas',
  question: 'Welk gaas wilt u?',
  instruction:
    'Zwart valt van binnenuit het minst op. Clearview is dunner en laat meer licht door. Pollengaas houdt stuifmeel tegen.',
  tooltip:
    'Al het gaas houdt muggen en vliegen tegen. Pollengaas is fijner geweven en laat daarom iets minder licht en lucht door.',
  explanation: null,
  fields: {
    wire_id: {
      label: 'Gaas',
      options: {
        '1': { name: 'Zwart' },
        '2': { name: 'Grijs' },
        '3': { name: 'Clearview' },
        '4': { name: 'Pollengaas' },
      },
    },
  },
} as const satisfies StepText;

export const colourText = {
  label: 'Kleur',
  short: 'Kleur',
  mobile: 'Kleur',
  question: 'Welke kleur krijgen de profielen?',
  instruction: 'Bij elke kleur ziet u binnen hoeveel werkdagen wij leveren.',
  tooltip: 'De kleur geldt voor alle profielen. Staat uw kleur er niet bij, kies dan Andere RAL-kleur.',
  explanation:
    'Kleuren op het scherm kunnen afwijken van de werkelijkheid. Controleer de RAL-kleur van uw kozijn.',
  fields: { color: { label: 'Kleur' } },
} as const satisfies StepText;

export const closingTexts = {
  kenmerk: {
    label: 'Kenmerk op de doos',
    short: 'Kenmerk',
    mobile: 'Kenmerk',
    question: 'Wat zetten wij op de doos?',
    instruction: 'Dan weet u op het werk waar de hor hoort.',
    tooltip: 'Bijvoorbeeld de kamer, het huisnummer of uw eigen werknummer.',
    explanation: `Maximaal ${maxBoxLabel} tekens. Opmerkingen bij de bestelling vult u in de winkelwagen in.`,
    fields: { room: { label: 'Kenmerk' } },
  },
  aantal: {
    label: 'Aantal',
    short: 'Aantal',
    mobile: 'Aantal',
    question: 'Hoeveel horren wilt u?',
    instruction: 'Alle in precies deze maat en uitvoering.',
    tooltip: `Meer dan ${maxListedAmount}? Pas het aantal daarna aan in de winkelwagen.`,
    explanation: null,
    fields: { user_amount: { label: 'Aantal' } },
  },
  samenvatting: {
    label: 'Samenvatting',
    short: 'Samenvatting',
    mobile: 'Samenvatting',
    question: 'Klopt alles?',
    instruction: 'Controleer de maten en keuzes voordat u bestelt.',
    tooltip: 'Iets veranderen? Tik op de regel. Uw andere keuzes blijven staan.',
    // That it cannot be returned is a message of the shop, once the screen is complete.
    explanation: null,
    fields: {},
  },
} as const satisfies Readonly<Record<string, StepText>>;

/** Of a frame that is stiffened when it is high. */
export const midRailFindings = {
  tussenregel: 'Vanaf {from} hoogte plaatsen wij standaard {rails} (inbegrepen).',
} as const satisfies RuleSentences;
