import type { Millimetres } from '../measure/millimetres.ts';
import type { Side } from './field.ts';

/**
 * Why a configuration cannot be made: the message names of the product book with the numbers their sentences
 * need. The last group is our own, for answers that no screen of ours can send.
 */
export type Finding =
  | { readonly code: 'maat_geen_getal' }
  | { readonly code: 'maat_te_smal'; readonly width: Millimetres; readonly min: Millimetres }
  | { readonly code: 'maat_te_breed'; readonly width: Millimetres; readonly max: Millimetres }
  | { readonly code: 'maat_te_laag'; readonly height: Millimetres; readonly min: Millimetres }
  | { readonly code: 'maat_te_hoog'; readonly height: Millimetres; readonly max: Millimetres }
  | {
      readonly code: 'maat_oppervlak';
      readonly width: Millimetres;
      readonly height: Millimetres;
      readonly maxSquareMillimetres: number;
    }
  | { readonly code: 'maat_verhouding'; readonly times: number }
  | { readonly code: 'eenheid_cm' | 'eenheid_mm'; readonly value: Millimetres }
  | { readonly code: 'rondom_onvolledig' }
  | {
      readonly code: 'rondom_te_weinig';
      readonly side: Side;
      readonly min: Millimetres;
      readonly value: Millimetres;
    }
  | { readonly code: 'onder_extra' }
  | {
      readonly code:
        | 'pe_uitsteeksel_max'
        | 'pe_obstakel_diepte'
        | 'pe_hout_onder'
        | 'pe_zijden_tegenover'
        | 'pe_onder_geen_flens'
        | 'se_strip_op_de_dag'
        | 'se_strip_in_de_dag'
        | 'ce_magneet'
        | 'ce_magneet_buiten';
    }
  | { readonly code: 'se_verhouding'; readonly surplus: Millimetres }
  | { readonly code: 'se_grijs_hoogte' | 'se_tape_hoogte'; readonly max: Millimetres }
  | { readonly code: 'se200_verdeling'; readonly width: Millimetres; readonly max: Millimetres }
  | { readonly code: 'ro_diepte'; readonly min: Millimetres }
  | { readonly code: 'ro_ruimte'; readonly guide: Millimetres; readonly cassette: Millimetres }
  | { readonly code: 'ro100_hoek'; readonly width: Millimetres; readonly max: Millimetres }
  | { readonly code: 'ro100_smal_rem'; readonly under: Millimetres }
  | { readonly code: 'ce_scharnier'; readonly max: Millimetres }
  | { readonly code: 'ce_borstel_ruimte'; readonly side: Side; readonly min: Millimetres }
  | { readonly code: 'ca_luik_plaat'; readonly plate: Millimetres | 'rail' }
  | { readonly code: 'ca_luik_breedte' | 'ca_dranger'; readonly from: Millimetres }
  | { readonly code: 'ca_sluiting_hoog'; readonly under: Millimetres; readonly position: Millimetres }
  | { readonly code: 'ral_onbekend' }
  | { readonly code: 'ral_niet_leverbaar'; readonly ral: string }
  | { readonly code: 'keuze_onbekend' }
  | { readonly code: 'tekst_te_lang'; readonly max: number }
  | { readonly code: 'aantal_onjuist'; readonly max: number }
  | { readonly code: 'te_veel_maten'; readonly max: number };

export type FindingCode = Finding['code'];

/** What the customer should know; nothing is refused. */
export type Notice =
  | { readonly code: 'tussenregel'; readonly from: Millimetres; readonly rails: 1 | 2 }
  | { readonly code: 'ral_instelkosten'; readonly ral: string }
  | { readonly code: 'ro_doorkijk'; readonly width: Millimetres; readonly height: Millimetres }
  | {
      readonly code:
        | 'pe_obstakel_bel'
        | 'se_breed_advies'
        | 'se200_smal_advies'
        | 'ro_koord_advies'
        | 'ca_borstel_onder'
        | 'seizoen'
        | 'maatwerk_retour';
    };

export type NoticeCode = Notice['code'];
