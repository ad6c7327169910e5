import type { WayToOrder } from '#domain/account/way-to-order.ts';
import type { SvgNode } from '#domain/drawing/svg.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { Portrait } from '#domain/product/portrait.ts';
import type { HelpTopic } from '#domain/product/step.ts';
import type { QuotesKept } from '#domain/quote/kept.ts';
import type { InformationText } from '#domain/shop-settings/shop-settings.ts';
import type { InitAnswer } from './configurator-answer.ts';
import type { Preset } from './preset-call.ts';

// Sizes are whole millimetres, money whole cents.

export type ProductCard = {
  readonly code: string;
  readonly name: string;
  /** In its wall, as large as the page shows it. */
  readonly scene: SvgNode;
  readonly tagline: string;
  /** Null for staff who see no prices. */
  readonly lowestAdviceCents: number | null;
  /** For this customer, excl. VAT; null for a visitor, who is never told a net price. */
  readonly lowestNetCents: number | null;
};

export type ColourSample = {
  readonly label: string;
  /** What the palette calls it; null for what is not a RAL colour. */
  readonly name: string | null;
  readonly hex: string;
  readonly isStandard: boolean;
};

export type SizeRange = { readonly min: number; readonly max: number };

/** R3.2, as the configurator's own page data. */
export type ProductData = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly data: { readonly Other: { readonly kim_large: string } };
};

/** A size in whole millimetres that instructions measure as their example. */
export type ExampleOpening = readonly [width: number, height: number];

export type FilmData = {
  readonly file: string;
  readonly label: string;
  readonly scenes: readonly { readonly seconds: number; readonly caption: string }[];
};

export type MeasuringStepData = { readonly title: string; readonly body: string };

export type HelpData = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly {
    readonly term: string;
    readonly text: string;
    readonly picture: string | null;
  }[];
  readonly picture: string | null;
};

/** What a configurator explains beside the steps, in the customer's way of measuring. */
export type GuideData = {
  readonly help: Partial<Readonly<Record<HelpTopic, HelpData>>>;
  readonly film: FilmData;
};

/** A rendered picture of a product, in two widths of one shape. */
export type ProductPicture = {
  readonly view: PictureView;
  readonly large: string;
  readonly small: string;
  /** For whoever cannot see it. */
  readonly description: string;
};

export const pictureViews = ['place', 'close'] as const;
export type PictureView = (typeof pictureViews)[number];

/** Pixels. The larger one for a wide screen, the smaller for a phone. */
export const pictureSize = { width: 1200, height: 900, smallWidth: 800 } as const;

export type HomePage = { readonly name: 'home'; readonly products: readonly ProductCard[] };

export type ProductPage = {
  readonly name: 'product';
  readonly product: ProductData;
  readonly portrait: Portrait;
  /** None of a product that has not been rendered: its drawing stands alone. */
  readonly pictures: readonly ProductPicture[];
  /** The first of them as others show it beside a link. */
  readonly sharedPicture: string | null;
  readonly words: {
    readonly tagline: string;
    readonly purpose: readonly string[];
    readonly properties: readonly { readonly label: string; readonly value: string }[];
    readonly measuring: string;
  };
  readonly exampleOpening: ExampleOpening;
  readonly facts: {
    readonly width: SizeRange;
    readonly height: SizeRange;
    readonly colours: readonly ColourSample[];
    readonly hasFreeRal: boolean;
    /** Null for staff who see no prices. */
    readonly lowestAdviceCents: number | null;
    readonly lowestNetCents: number | null;
    readonly deliveryWorkingDays: number;
    /** In a standard colour, when it is paid today, year-month-day. */
    readonly deliveryDate: string;
  };
  readonly others: readonly ProductCard[];
  /** Null for a visitor, who gets 'Inloggen om te bestellen' instead of the configurator. */
  readonly configurator: ConfiguratorData | null;
  /** Null unless the address asks for a new configuration. */
  readonly start: WizardStart | null;
  /** Where logging in leads back to: what the address asked for is not lost on the way. */
  readonly address: string;
};

/** All that the first screen of a phone's wizard shows, before its script has come. */
export type WizardStart = { readonly answer: InitAnswer; readonly drawing: string };

export type ConfiguratorData = {
  readonly customer: CustomerData;
  /** What a filled cart ends in, for whoever this is. */
  readonly wayToOrder: WayToOrder;
  readonly products: readonly ProductData[];
  /** By code, of the products that this page can configure. */
  readonly guides: Readonly<Record<string, GuideData>>;
  /**
   * 'again': another size with the choices of a line. 'line-gone': the address asks to change a line that is not in
   * the cart.
   */
  readonly mode: 'closed' | 'add' | 'edit' | 'again' | 'line-gone';
  /** R13.1: the number of the quote that this page works for; null for the cart. */
  readonly quote: string | null;
  /** Whether whoever this is can make a quote of the cart. */
  readonly mayQuote: boolean;
  /** The line of cart or quote that is being changed, or whose choices are used again. */
  readonly line: LineToEdit | null;
  /** 'Mijn uitvoeringen', by product code; a product without any has none. */
  readonly presets: Readonly<Record<string, PresetShelf>>;
  /** What the address asks to begin with; null for a preset that is gone. */
  readonly begin: { readonly code: string; readonly preset: PresetToUse | null } | null;
};

/** What a configuration can be begun with. */
export type PresetToUse = Pick<Preset, 'id' | 'name' | 'specs' | 'lost'>;

/** How many presets a customer has of a product, and the one used last. */
export type PresetShelf = {
  readonly count: number;
  readonly last: { readonly id: number; readonly name: string };
};

export type LineToEdit = {
  /** The step that the address asks for; the first one otherwise. */
  readonly openAt?: string;
  readonly timestamp: number;
  readonly amount: number;
  readonly totalPrice: string;
  readonly totalAdviesPrijs: string;
  /** Its answers as they go over the wire, measures in the customer's unit. */
  readonly specs: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type QuickOrderPage = {
  readonly name: 'quick-order';
  /** Null for a visitor (R6.1). */
  readonly configurator: ConfiguratorData | null;
};

export type MeasuringPage = {
  readonly name: 'measuring';
  readonly products: readonly ProductCard[];
  readonly film: FilmData;
  readonly exampleOpening: ExampleOpening;
};

export type MeasuringProductPage = {
  readonly name: 'measuring-product';
  readonly product: ProductData;
  /** Whether one measures a doorway or a window. */
  readonly standsOnFloor: boolean;
  readonly instruction: {
    readonly intro: string;
    readonly size: string;
    readonly steps: readonly MeasuringStepData[];
    readonly attention: readonly string[];
  };
  readonly film: FilmData;
  readonly exampleOpening: ExampleOpening;
};

/** Beneath a product's measuring instruction. Two addresses, for a sheet is kept without asking who reads it. */
export const measuringSheetFiles = {
  opening: 'meetblad.pdf',
  total: 'meetblad-totaal.pdf',
} as const satisfies Readonly<Record<WayOfMeasuring, string>>;

export const informationPaths = {
  terms: '/algemene-voorwaarden',
  privacy: '/privacy',
  contact: '/contact',
} as const;

export type InformationTopic = keyof typeof informationPaths;

export type InformationPage = {
  readonly name: 'information';
  readonly topic: InformationTopic;
  /** R11.7: the owner's. */
  readonly text: InformationText;
  /** On the privacy page alone. */
  readonly quotesKept: QuotesKept | null;
};

export type CataloguePage =
  | HomePage
  | ProductPage
  | QuickOrderPage
  | MeasuringPage
  | MeasuringProductPage
  | InformationPage;

/** Props of the island on product and quick-order pages (R3.1). */
export type CustomerData = {
  readonly id: number;
  readonly cm_units: 0 | 1;
  readonly total_measures: 0 | 1;
  readonly logged_in: boolean;
  readonly show_message: boolean;
};

/** Where a product's help pictures are served. */
export function helpImage(code: string, name: string): string {
  return `/images/help/${code.toLowerCase()}/${name}.svg`;
}

/** Where the drawing of a product in its wall is served, as it stands on the home page. */
export function sceneImage(code: string): string {
  return `/images/scenes/${code.toLowerCase()}.svg`;
}
