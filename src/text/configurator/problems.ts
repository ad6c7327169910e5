import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import type { Finding, GeneralFinding } from '#domain/product/finding.ts';
import { formatExcessSquareMetres, formatLength, formatSize, formatSquareMetres } from '../format/measure.ts';
import { describeRuleFinding, type Speaker, sideNames } from './rule-findings.ts';

export const incompleteMessage = 'U heeft nog niet alle opties voor deze hor ingevuld.';

/** Beside a step that was left open when the customer wanted to order. */
export const unansweredMessage = 'Maak hier nog een keuze.';

const exampleSize = { mm: '900', cm: '90,5' } as const satisfies Record<Unit, string>;

/** The product book's sentence for a problem, with sizes in the customer's unit. */
export function describeFinding(finding: Finding, unit: Unit, product: Speaker): string {
  return 'figures' in finding
    ? describeRuleFinding(finding, unit, product)
    : describeGeneral(finding, unit, product.name);
}

function describeGeneral(finding: GeneralFinding, unit: Unit, productName: string): string {
  const length = (value: Millimetres) => formatLength(value, unit);
  const isOpen = 'soFar' in finding;
  const atLeast = isOpen ? 'minstens ' : '';
  const atMost = isOpen ? 'hoogstens ' : '';
  switch (finding.code) {
    case 'maat_geen_getal':
      return `Vul een geldige maat in, bijvoorbeeld ${exampleSize[unit]}.`;
    case 'maat_te_smal':
      return `De totale breedte wordt ${atMost}${length(finding.width)}. De minimale breedte van de ${productName} is ${length(finding.min)}.`;
    case 'maat_te_breed':
      return `De totale breedte wordt ${atLeast}${length(finding.width)}. De maximale breedte van de ${productName} is ${length(finding.max)}.`;
    case 'maat_te_laag':
      return `De totale hoogte wordt ${atMost}${length(finding.height)}. De minimale hoogte van de ${productName} is ${length(finding.min)}.`;
    case 'maat_te_hoog':
      return `De totale hoogte wordt ${atLeast}${length(finding.height)}. De maximale hoogte van de ${productName} is ${length(finding.max)}.`;
    case 'maat_oppervlak': {
      const { width, height, maxSquareMillimetres: max } = finding;
      const area = formatExcessSquareMetres(width * height, max);
      // Sides that nobody has asked for yet would be read as those that will be made.
      const becomes = isOpen
        ? `De hor wordt minstens ${area} m²`
        : `Met ${formatSize(width, height, unit)} wordt de hor ${area} m²`;
      return `${becomes}. Het maximum is ${formatSquareMetres(max)} m². Kies een kleinere maat of vraag maatwerk aan.`;
    }
    case 'maat_verhouding':
      return `De verhouding tussen breedte en hoogte is te groot. De langste zijde mag maximaal ${finding.times} keer de kortste zijde zijn.`;
    case 'eenheid_cm':
      return `${formatMeasure(finding.value, 'mm')} mm is wel erg klein. Heeft u de maat in centimeters ingevuld? Vul de maat in millimeters in.`;
    case 'eenheid_mm':
      return `${formatMeasure(finding.value, 'cm')} cm is wel erg groot. Heeft u de maat in millimeters ingevuld? Vul de maat in centimeters in.`;
    case 'rondom_onvolledig':
      return 'Geef voor elke zijde aan hoeveel ruimte er is.';
    case 'rondom_te_weinig':
      return `Aan de zijde ${sideNames[finding.side]} is minimaal ${length(finding.min)} vlakke ruimte nodig. Met ${length(finding.value)} kan deze hor niet worden geplaatst.`;
    case 'onder_extra':
      return `Vul in hoeveel de strip, lekdorpel of vensterbank boven de onderkant uitsteekt (${formatMeasure(finding.min, unit)} t/m ${length(finding.max)}).`;
    case 'ral_onbekend':
      return 'Deze RAL-kleur kennen wij niet. Controleer de code.';
    case 'ral_niet_leverbaar':
      return `${finding.ral} kunnen wij niet leveren. Kies een andere kleur.`;
    case 'keuze_onbekend':
      return 'Deze keuze kennen wij niet. Kies een van de mogelijkheden.';
    case 'tekst_te_lang':
      return `Gebruik maximaal ${finding.max} tekens.`;
    case 'aantal_onjuist':
      return `Vul een aantal in van 1 t/m ${finding.max}.`;
    case 'te_veel_maten':
      return `Voer maximaal ${finding.max} maten tegelijk in.`;
  }
}
