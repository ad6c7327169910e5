// The calls' answers as the browser reads them (contract §3). Types only: the schemas stay on the server.

export type Device = 'desktop' | 'mobile' | 'snel_bestellen_desktop' | 'snel_bestellen_mobile';

export type Display =
  | 'SpecIntro'
  | 'SpecOptionRadio'
  | 'SpecOptionRadioImage'
  | 'SpecOptionColor'
  | 'SpecOptionCheckbox'
  | 'SpecTextfield'
  | 'SpecMaten'
  | 'SpecRondomMaten'
  | 'SpecAlleMatenRo'
  | 'SpecMatenMultiple'
  | 'SpecAmount'
  | 'SpecSummary'
  | 'SpecHingeSide';

export type Leftcol = 'meetinstructie' | 'bijzonderheden' | 'obstakel' | 'uitsteeksel' | 'kozijn_hout';

export type Possibility = {
  readonly key: string;
  readonly nicename: string;
  readonly order: number;
  readonly img_url?: string | null;
};

export type SubSpecification = {
  readonly label: string;
  readonly placeholder?: string | null;
  readonly default_answer: string | null;
  readonly chosen_value: string | null;
  readonly dropdown_values?: readonly { readonly value: string; readonly label: string }[];
  readonly sorting_order?: 'up' | 'down';
  readonly max_value?: number;
  readonly min_checked?: number;
  readonly answer_possibilities?: readonly Possibility[];
  readonly label_cart?: string;
};

export type Option = {
  readonly key: string;
  readonly nicename: string;
  readonly shortname?: string;
  readonly order?: number;
  readonly img_url?: string | null;
  readonly ral?: string | null;
  readonly hex?: string | null;
  readonly standard?: boolean;
  readonly type?: 'other' | 'custom' | null;
  readonly show_in_frontend?: boolean;
  readonly chosen_color?: string | null;
  readonly delivery_time?: string | null;
};

export type Specification = {
  readonly key: string;
  readonly display: Display;
  readonly label: string;
  readonly label_short: string;
  readonly label_mobile: string;
  readonly tooltip: string | null;
  readonly explanation_bottom: string | null;
  readonly leftcol: Leftcol | null;
  readonly specs: Readonly<Record<string, SubSpecification>>;
  readonly options: readonly Option[];
};

export type Message = {
  readonly name: string;
  readonly type: 'error' | 'info';
  readonly message: string;
  readonly submitDisabled: boolean;
};

export type UnitPrice = {
  readonly price: string;
  readonly adviesPrijs: string;
  readonly totalPrice: string;
  readonly totalAdviesPrijs: string;
};

export type Price = UnitPrice & { readonly rows?: readonly UnitPrice[] };

export type TotalSize = { readonly name: string; readonly value: number | null };

export type StateAnswer = {
  readonly price: Price;
  readonly calculated_total_sizes: readonly TotalSize[] | readonly (readonly TotalSize[])[];
  readonly messages: readonly Message[];
  readonly meta?: { readonly space_bottom: string | null; readonly amount: number };
  readonly product_specifications: readonly Specification[];
  readonly complete?: boolean;
  readonly cart_string?: {
    readonly summary: readonly { readonly label: string; readonly value: string }[];
    readonly products: string;
  };
};

export type RefusalAnswer = {
  readonly message: string;
  readonly errors: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
  readonly messages: readonly Message[];
};

export type AddAnswer = {
  readonly ok: true;
  readonly timestamps: readonly number[];
  readonly lines: number;
};

// R3.6: one colour of the RAL palette; `parent` is its tint group, 1 to 9.
export type PaletteColour = {
  readonly id: string;
  readonly parent: number;
  readonly hex: string;
  readonly label: string;
  readonly colorName: string;
  readonly orderable: boolean;
};

export type Palette = { readonly tints: readonly PaletteColour[] };
