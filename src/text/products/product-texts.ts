import type { productNames } from './product-names.ts';

export type ProductText = {
  // One line on the card and beneath the product's name.
  readonly tagline: string;
  readonly purpose: readonly string[];
  readonly properties: readonly { readonly label: string; readonly value: string }[];
};

const fourMeshes = 'Zwart, grijs, Clearview of pollengaas';
const pleatedMesh = 'Geplisseerd polyester, zwart of grijs';

const texts: Readonly<Record<string, ProductText>> = {
  'PE-100': {
    tagline: 'Voor draaikiepramen en ramen die naar binnen opengaan.',
    purpose: [
      'De inzethor hangt u van binnenuit in het vaste kozijn. De flens sluit aan de buitenzijde op het kozijn aan; clips houden de hor op zijn plaats, zonder boren in het kozijn.',
      'Een ventilatierooster, lekdorpel of waterslag is geen bezwaar: wij passen de profieldiepte aan op wat uitsteekt.',
    ],
    properties: [
      { label: 'Plaatsing', value: 'Van binnenuit, uitneembaar zonder gereedschap' },
      { label: 'Kozijn', value: 'Kunststof, aluminium of hout; vlak of met opstaande rand' },
      { label: 'Profiel', value: 'Aluminium, gepoedercoat, verstekhoeken' },
      { label: 'Profieldiepte', value: '19, 27, 34 of 43 mm' },
      { label: 'Bevestiging', value: 'Clips, naar keuze aan twee tot vier zijden' },
      { label: 'Gaas', value: fourMeshes },
      { label: 'Tussenregel', value: 'Standaard bij hoge ramen, inbegrepen' },
    ],
  },
  'SE-100': {
    tagline: 'Voor deuren en schuifpuien; blijft in elke stand staan.',
    purpose: [
      'Het gaas van de plissé hordeur vouwt naar één zijde weg in een smal pakket. De deur loopt licht en blijft staan waar u hem loslaat, ook op een kier.',
      'De drempelloze onderstrip is 5 mm hoog: geen struikelrand, wel een nette geleiding.',
    ],
    properties: [
      { label: 'Montage', value: 'In de dag of op de dag' },
      { label: 'Schuifrichting', value: 'Pakket links of rechts, van binnenuit gezien' },
      { label: 'Onderstrip', value: 'Vlak 5 mm, verhoogd of asymmetrisch' },
      { label: 'Bevestiging', value: 'Montagetape of schroeven' },
      { label: 'Gaas', value: pleatedMesh },
      { label: 'Handgreep', value: 'Geen, één of twee' },
    ],
  },
  'SE-200': {
    tagline: 'Voor dubbele deuren en brede puien; sluit in het midden.',
    purpose: [
      'Twee plissé delen die in het midden met een magneet sluiten. Daarmee overspant u brede openingen zonder dat de deur zwaar gaat lopen.',
      'Niet elke pui wordt in het midden gebruikt: verdeel de delen gelijk, of een derde en twee derde.',
    ],
    properties: [
      { label: 'Montage', value: 'In de dag of op de dag' },
      { label: 'Verdeling', value: 'Gelijk, of een derde en twee derde' },
      { label: 'Onderstrip', value: 'Vlak 5 mm, verhoogd of asymmetrisch' },
      { label: 'Bevestiging', value: 'Montagetape of schroeven' },
      { label: 'Gaas', value: pleatedMesh },
      { label: 'Handgreep', value: 'Geen, twee of vier' },
    ],
  },
  'RO-50': {
    tagline: 'Compacte rolhor voor ramen die u vaak opent.',
    purpose: [
      'Het gaas rolt met een veer op in een cassette boven het raam. Zonder hor in het zicht, en met één beweging weer gesloten.',
      'De kleine cassette past in kozijnen met een beperkte inbouwdiepte; waar die ontbreekt monteert u op de dag.',
    ],
    properties: [
      { label: 'Montage', value: 'In de dag of op de dag' },
      { label: 'Cassette', value: '44 mm' },
      { label: 'Zijgeleider', value: '22 mm' },
      { label: 'Inbouwdiepte', value: 'Minimaal 46 mm' },
      { label: 'Sluiting', value: 'Haak of magneet' },
      { label: 'Gaas', value: 'Zwart of grijs' },
      { label: 'Bediening', value: 'Met de hand, trekkoord mogelijk' },
    ],
  },
  'RO-100': {
    tagline: 'Zware rolhor met rem en windvaste geleiders.',
    purpose: [
      'Voor grotere ramen en intensief gebruik. De rem laat het gaas rustig oplopen en de geleiders houden het ook bij wind vast.',
      'Met extra vertraging ook geschikt voor smalle ramen, en met borstels voor kozijnen die niet vlak zijn.',
    ],
    properties: [
      { label: 'Montage', value: 'In de dag of op de dag' },
      { label: 'Cassette', value: '54 mm' },
      { label: 'Zijgeleider', value: '28 mm, windvast' },
      { label: 'Inbouwdiepte', value: 'Minimaal 58 mm' },
      { label: 'Rem', value: 'Standaard of met extra vertraging' },
      { label: 'Sluiting', value: 'Kantelsluiting of magneet' },
      { label: 'Gaas', value: 'Zwart, grijs of Clearview' },
    ],
  },
  'CE-100': {
    tagline: 'Voor ramen die naar buiten opengaan of zonder inbouwdiepte.',
    purpose: [
      'De voorzethor is een vlak raam dat tegen het kozijn ligt. Aan de binnenzijde voor ramen die naar buiten opengaan, aan de buitenzijde waar in het kozijn geen diepte is.',
      'Met wervels, klemclips of magneetstrip neemt u hem zo weg; met scharnieren blijft hij zitten en draait hij open.',
    ],
    properties: [
      { label: 'Plaatsing', value: 'Binnenzijde of buitenzijde' },
      { label: 'Overlap', value: 'Rondom 20 mm op het kozijn' },
      { label: 'Bevestiging', value: 'Wervels, magneetstrip, klemclips of scharnieren' },
      { label: 'Borstel', value: 'Naar keuze per zijde' },
      { label: 'Gaas', value: fourMeshes },
      { label: 'Tussenregel', value: 'Standaard bij hoge ramen, inbegrepen' },
    ],
  },
  'CA-100': {
    tagline: 'Stevige hordeur voor dagelijks gebruik, met magneetsluiting.',
    purpose: [
      'Een scharnierend deurblad in een eigen kader, voor achterdeuren en balkondeuren waar veel in en uit wordt gelopen. De magneet trekt de deur dicht.',
      'Uit te breiden met schopplaat, dierenluik, dranger en het stevige petscreen voor honden en katten.',
    ],
    properties: [
      { label: 'Montage', value: 'In de dag of op de dag' },
      { label: 'Kader', value: 'Driezijdig of rondom' },
      { label: 'Scharnieren', value: 'Links of rechts, van buitenaf gezien' },
      { label: 'Tussenregel', value: 'Hart op 917 mm' },
      { label: 'Sluiting', value: 'Magneet, draaisluiting mogelijk' },
      { label: 'Schopplaat', value: '300, 400, 500 mm of tot de tussenregel' },
      { label: 'Gaas', value: `${fourMeshes}, of petscreen` },
    ],
  },
} satisfies Readonly<Record<keyof typeof productNames, ProductText>>;

export function productText(code: string): ProductText {
  const text = texts[code];
  if (text === undefined) throw new Error(`Product ${code} has no text`);
  return text;
}
