import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import type { Side } from '#domain/product/field.ts';
import type { Finding } from '#domain/product/finding.ts';
import { formatExcessSquareMetres, formatLength, formatSize, formatSquareMetres } from '../format/measure.ts';

export const incompleteMessage = 'U heeft nog niet alle opties voor deze hor ingevuld.';

/** Beside a step that was left open when the customer wanted to order. */
export const unansweredMessage = 'Maak hier nog een keuze.';

export const sideNames = {
  left: 'links',
  right: 'rechts',
  top: 'boven',
  bottom: 'onder',
} as const satisfies Record<Side, string>;

const exampleSize = { mm: '900', cm: '90,5' } as const satisfies Record<Unit, string>;

/** The product book's sentence for a problem, with sizes in the customer's unit. */
export function describeFinding(finding: Finding, unit: Unit, productName: string): string {
  const length = (value: Millimetres) => formatLength(value, unit);
  switch (finding.code) {
    case 'maat_geen_getal':
      return `Vul een geldige maat in, bijvoorbeeld ${exampleSize[unit]}.`;
    case 'maat_te_smal':
      return `De totale breedte wordt ${length(finding.width)}. De minimale breedte van de ${productName} is ${length(finding.min)}.`;
    case 'maat_te_breed':
      return `De totale breedte wordt ${length(finding.width)}. De maximale breedte van de ${productName} is ${length(finding.max)}.`;
    case 'maat_te_laag':
      return `De totale hoogte wordt ${length(finding.height)}. De minimale hoogte van de ${productName} is ${length(finding.min)}.`;
    case 'maat_te_hoog':
      return `De totale hoogte wordt ${length(finding.height)}. De maximale hoogte van de ${productName} is ${length(finding.max)}.`;
    case 'maat_oppervlak': {
      const { width, height, maxSquareMillimetres: max } = finding;
      const area = formatExcessSquareMetres(width * height, max);
      return `Met ${formatSize(width, height, unit)} wordt de hor ${area} m². Het maximum is ${formatSquareMetres(max)} m². Kies een kleinere maat of vraag maatwerk aan.`;
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
      return 'Vul in hoeveel de strip, lekdorpel of vensterbank boven de onderkant uitsteekt (1 t/m 40 mm).';
    case 'pe_uitsteeksel_max':
      return 'Bij een uitsteeksel van meer dan 40 mm is de inzethor niet mogelijk. Bekijk de voorzethor of bel ons voor advies.';
    case 'pe_obstakel_diepte':
      return 'Met een rolluik of screen aan de buitenzijde mag het profiel maximaal 27 mm diep zijn.';
    case 'pe_hout_onder':
      return 'Bij een houten kozijn is bevestiging aan de onderzijde niet mogelijk vanwege de waterslag. Kies andere zijden.';
    case 'pe_zijden_tegenover':
      return 'Kies minimaal twee tegenover elkaar liggende zijden: links en rechts, of boven en onder.';
    case 'pe_onder_geen_flens':
      return 'Zonder ruimte aan de onderzijde kan daar geen bevestiging komen.';
    case 'se_verhouding':
      return `De hoogte moet minimaal ${length(finding.surplus)} groter zijn dan de breedte van het (breedste) deurdeel.`;
    case 'se_strip_op_de_dag':
      return 'Bij montage op de dag is de asymmetrische onderstrip nodig.';
    case 'se_strip_in_de_dag':
      return 'De asymmetrische onderstrip is alleen mogelijk bij montage op de dag.';
    case 'se_grijs_hoogte':
      return `Grijs plisségaas is leverbaar tot een hoogte van ${length(finding.max)}. Kies zwart gaas.`;
    case 'se_tape_hoogte':
      return `Montagetape kan tot een hoogte van ${length(finding.max)}. Kies voor schroeven.`;
    case 'se200_verdeling':
      return `Bij deze verdeling wordt het breedste deel ${length(finding.width)}. Het maximum per deel is ${length(finding.max)}.`;
    case 'ro_diepte':
      return `De inbouwdiepte is te klein. De ${productName} heeft minimaal ${length(finding.min)} nodig. Kies montage op de dag.`;
    case 'ro_ruimte':
      return `Voor montage op de dag is links en rechts ${length(finding.guide)} en boven ${length(finding.cassette)} ruimte nodig.`;
    case 'ro100_hoek':
      return `Bij een breedte van ${length(finding.width)} is de maximale hoogte ${length(finding.max)}.`;
    case 'ro100_smal_rem':
      return `Bij een breedte kleiner dan ${length(finding.under)} is extra vertraging verplicht.`;
    case 'ce_magneet':
      return 'Magneetstrip is mogelijk tot 1,5 m². Kies een andere bevestiging.';
    case 'ce_magneet_buiten':
      return 'Magneetstrip is alleen geschikt voor plaatsing aan de binnenzijde.';
    case 'ce_scharnier':
      return `Een scharnierende voorzethor kan tot een breedte van ${length(finding.max)}.`;
    case 'ce_borstel_ruimte':
      return `Voor een borstel aan de zijde ${sideNames[finding.side]} is minimaal ${length(finding.min)} ruimte nodig.`;
    case 'ca_luik_plaat': {
      const plate = finding.plate === 'rail' ? 'tussenregelhoogte' : length(finding.plate);
      return `Voor dit dierenluik is een schopplaat van minimaal ${plate} nodig.`;
    }
    case 'ca_luik_breedte':
      return `Een luik voor een grote hond kan vanaf een deurbreedte van ${length(finding.from)}.`;
    case 'ca_sluiting_hoog':
      return `Bij een deur lager dan ${length(finding.under)} kan de draaisluiting niet op ${length(finding.position)} worden geplaatst.`;
    case 'ca_dranger':
      return `Een dranger is mogelijk vanaf een breedte van ${length(finding.from)}.`;
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
