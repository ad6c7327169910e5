import type { Unit } from '#domain/measure/millimetres.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Notice } from '#domain/product/finding.ts';
import { formatLength, formatSize } from '../format/measure.ts';
import { formatAmount } from '../format/money.ts';

/** The product book's sentence for what the customer should know. `setUpFee` is what this customer pays for it. */
export function describeNotice(notice: Notice, unit: Unit, setUpFee: Cents): string {
  switch (notice.code) {
    case 'tussenregel': {
      const rails = notice.rails === 1 ? 'een tussenregel' : 'twee tussenregels';
      return `Vanaf ${formatLength(notice.from, unit)} hoogte plaatsen wij standaard ${rails} (inbegrepen).`;
    }
    case 'ral_instelkosten':
      return `Voor ${notice.ral} rekenen wij eenmalig per kleur per bestelling € ${formatAmount(setUpFee)} instelkosten. Levering binnen 20 werkdagen.`;
    case 'ro_doorkijk':
      return `De vrije opening wordt ${formatSize(notice.width, notice.height, unit)}.`;
    case 'pe_obstakel_bel':
      return 'Twijfelt u of de hor past? Bel onze adviseurs of stuur een foto mee bij de opmerkingen in de winkelwagen.';
    case 'se_breed_advies':
      return 'Bij deze breedte loopt een dubbele plissé hordeur (SE-200) lichter.';
    case 'se200_smal_advies':
      return 'Deze opening kan ook met een enkele plissé hordeur (SE-100).';
    case 'ro_koord_advies':
      return 'Bij deze hoogte raden wij een trekkoord aan.';
    case 'ca_borstel_onder':
      return 'Bij een kader rondom is een borstel onder niet nodig.';
    case 'seizoen':
      return 'In april t/m juli duurt de levering ongeveer 5 werkdagen langer.';
    case 'maatwerk_retour':
      return 'Op maat gemaakte horren kunnen niet worden geretourneerd. Controleer de maten.';
  }
}
