/** R3.6: one colour of the RAL palette. `parent` is its tint group, 1 to 9. */
export type PaletteColour = {
  readonly id: string;
  readonly parent: number;
  readonly hex: string;
  readonly label: string;
  readonly colorName: string;
  /** Luminous and pearl tones are shown but refused. */
  readonly orderable: boolean;
};

/** What `GET /product/ral` answers, fetched when somebody wants a colour that is not listed. */
export type PaletteAnswer = { readonly tints: readonly PaletteColour[] };
