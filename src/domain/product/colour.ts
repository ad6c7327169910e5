/** The nine groups of the tint chart: yellow, orange, red, violet, blue, green, grey, brown, white and black. */
export const tints = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Tint = (typeof tints)[number];

export type RalColour = {
  readonly code: string;
  /** 'RAL 9010'; what is sent, stored and printed. */
  readonly label: string;
  readonly name: string;
  readonly hex: string;
  readonly tint: Tint;
  /** Luminous and pearl tones are in the palette but cannot be ordered. */
  readonly isOrderable: boolean;
};

/** Entries by label, e.g. 'RAL 9010'. */
export type Palette = ReadonlyMap<string, RalColour>;

/** How a colour is made decides its surcharge and its delivery time. */
export type ColourRole = 'standard' | 'anodised' | 'listed' | 'custom';

/** What a colour of the list is made as; the one that unfolds the listed colours stands for those. */
export function roleOf({ role }: ColourOption): ColourRole {
  return role === 'other' ? 'listed' : role;
}

/** An entry of a product's colour list. `other` only unfolds the listed colours; `custom` opens the palette. */
export type ColourOption =
  | {
      readonly key: string;
      readonly role: 'standard' | 'anodised' | 'listed';
      readonly label: string;
      /** What the palette calls it; null for what is no tone of the palette. */
      readonly name: string | null;
      readonly hex: string;
    }
  | { readonly key: string; readonly role: 'other' }
  | { readonly key: string; readonly role: 'custom'; readonly palette: Palette };
