import type { Millimetres } from '../measure/millimetres.ts';
import type { Side } from './field.ts';

/**
 * Why any configuration can be refused: message names of the product book with the numbers their sentences need. The
 * last group is our own, for answers that no screen of ours can send.
 */
export type GeneralFinding =
  | { readonly code: 'maat_geen_getal' }
  | (SoFar & { readonly code: 'maat_te_smal'; readonly width: Millimetres; readonly min: Millimetres })
  | (SoFar & { readonly code: 'maat_te_breed'; readonly width: Millimetres; readonly max: Millimetres })
  | (SoFar & { readonly code: 'maat_te_laag'; readonly height: Millimetres; readonly min: Millimetres })
  | (SoFar & { readonly code: 'maat_te_hoog'; readonly height: Millimetres; readonly max: Millimetres })
  | (SoFar & {
      readonly code: 'maat_oppervlak';
      readonly width: Millimetres;
      readonly height: Millimetres;
      readonly maxSquareMillimetres: number;
    })
  | { readonly code: 'maat_verhouding'; readonly times: number }
  | { readonly code: 'eenheid_cm' | 'eenheid_mm'; readonly value: Millimetres }
  | { readonly code: 'rondom_onvolledig' }
  | {
      readonly code: 'rondom_te_weinig';
      readonly side: Side;
      readonly min: Millimetres;
      readonly value: Millimetres;
    }
  | { readonly code: 'onder_extra'; readonly min: Millimetres; readonly max: Millimetres }
  | { readonly code: 'ral_onbekend' }
  | { readonly code: 'ral_niet_leverbaar'; readonly ral: string }
  | { readonly code: 'keuze_onbekend' }
  | { readonly code: 'tekst_te_lang'; readonly max: number }
  | { readonly code: 'aantal_onjuist'; readonly max: number }
  | { readonly code: 'te_veel_maten'; readonly max: number };

/** With answers still open, the size is the nearest it can come to what can be made, and nobody's yet. */
export type SoFar = { readonly soFar?: true };

/** What the texts have a word for instead of a length. */
export type FigureWord = Side | 'mid-rail' | 'one-rail' | 'two-rails';

export type Figure =
  | Millimetres
  | { readonly atLeast: Millimetres }
  | { readonly width: Millimetres; readonly height: Millimetres }
  | FigureWord;

/** By the name that the sentence gives them. */
export type Figures = Readonly<Record<string, Figure>>;

/** What a rule of one product says: the code that the rule names, for which the product's own text has the sentence. */
export type RuleFinding = { readonly code: string; readonly figures: Figures };

export type Finding = GeneralFinding | RuleFinding;

export type GeneralNotice =
  | { readonly code: 'ral_instelkosten'; readonly ral: string }
  // 'MM-DD', and the working days that it takes longer then.
  | { readonly code: 'seizoen'; readonly from: string; readonly until: string; readonly days: number }
  | { readonly code: 'maatwerk_retour' };

/** What the customer should know; nothing is refused. */
export type Notice = GeneralNotice | RuleFinding;
