import type { DiscountGroup } from '#domain/pricing/discount.ts';
import type { ForceState } from '#domain/pricing/in-force.ts';
import type { PriceGrid } from '#domain/pricing/price-grid.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { FormState } from '../form-state.ts';
import type { ListFrame } from '../list-frame.ts';

/** A version of a product's price list, without its prices. */
export type PriceVersionData = {
  readonly version: number;
  readonly validFrom: string;
  /** The last day; null as long as nothing follows. */
  readonly until: string | null;
  readonly state: ForceState;
};

/** A product with the prices that hold and those that come, as JSON and on the page. */
export type PricedProductData = {
  readonly code: string;
  readonly name: string;
  readonly present: PriceVersionData | null;
  readonly coming: readonly PriceVersionData[];
  readonly versions: number;
  /** The cheapest size, incl. VAT: '62.00'. */
  readonly lowest: string | null;
};

/** What came or comes into force on a day; a percentage is '38.50', and null where a company's own ends. */
export type CalendarEntryData = {
  readonly validFrom: string;
  readonly until: string | null;
  readonly state: ForceState;
} & (
  | { readonly kind: 'price_list'; readonly code: string; readonly version: number }
  | { readonly kind: 'group_discount'; readonly group: DiscountGroup; readonly percent: string }
  | {
      readonly kind: 'own_discount';
      readonly company: { readonly id: number; readonly name: string };
      readonly code: string;
      readonly percent: string | null;
    }
);

/** Prices that were read and wait for a nod. */
export type OpenImportData = {
  readonly id: string;
  readonly code: string;
  readonly validFrom: string;
  readonly source: string;
  readonly by: string;
  readonly at: string;
};

export type OfficePricesPage = {
  readonly name: 'office-prices';
  readonly list: ListFrame;
  readonly products: readonly PricedProductData[];
  readonly calendar: readonly CalendarEntryData[];
  readonly imports: readonly OpenImportData[];
  readonly notice: string | null;
};

export type OfficePriceListPage = {
  readonly name: 'office-price-list';
  readonly code: string;
  readonly productName: string;
  readonly versions: readonly PriceVersionData[];
  readonly shown: PriceVersionData;
  readonly list: PriceList;
  /** What each surcharge is for, by its name. */
  readonly labels: Readonly<Record<string, string>>;
  readonly imports: readonly OpenImportData[];
  readonly notice: string | null;
  readonly problem: string | null;
};

/** What is wrong with a cell of a file, and the cells around it. */
export type FileFaults = {
  readonly faults: readonly { readonly line: number; readonly column: number; readonly text: string }[];
  /** As many as are worth showing; lines count from one. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

export type OfficePriceImportPage = {
  readonly name: 'office-price-import';
  readonly code: string;
  readonly productName: string;
  /** The first day that may be chosen. */
  readonly today: string;
  readonly form: FormState;
  readonly found: FileFaults | null;
};

/** Whose carts hold the product now; with more lines than are counted (`mostCounted`) the other numbers say nothing. */
export type TouchedCarts = {
  readonly companies: number;
  readonly carts: number;
  readonly lines: number;
  /** For a list that starts today: what the lines that were counted come to before and after, excl. VAT. */
  readonly change: {
    readonly lines: number;
    readonly beforeCents: number;
    readonly afterCents: number;
  } | null;
};

export type SurchargeChangeData = {
  readonly name: string;
  /** What it is for, in words. */
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
};

export type OfficePricePreviewPage = {
  readonly name: 'office-price-preview';
  readonly id: string;
  readonly code: string;
  readonly productName: string;
  readonly source: string;
  readonly today: string;
  readonly expiresAt: string;
  readonly form: FormState;
  readonly problem: string | null;
  /** Null where the day that was chosen has passed: there is nothing to compare with. */
  readonly plan: {
    readonly version: number;
    readonly validFrom: string;
    readonly before: { readonly version: number; readonly validFrom: string } | null;
    readonly next: { readonly version: number; readonly validFrom: string } | null;
    readonly isChange: boolean;
    readonly keepsSurcharges: boolean;
    readonly grid: PriceGrid;
    readonly cells: number;
    readonly changed: number;
    readonly extremes: number;
    readonly falling: number;
    readonly surcharges: readonly SurchargeChangeData[];
    readonly carts: TouchedCarts;
    /** What a confirmation must still find. */
    readonly seen: string;
  } | null;
};

/** A step of a discount; a percentage is '38.50', null where it goes back to the group's. */
export type DiscountStepData = {
  readonly id: number;
  readonly percent: string | null;
  readonly validFrom: string;
  readonly until: string | null;
  readonly state: ForceState;
};

export type OfficeDiscountsPage = {
  readonly name: 'office-discounts';
  readonly groups: readonly {
    readonly group: DiscountGroup;
    readonly companies: number;
    readonly steps: readonly DiscountStepData[];
  }[];
  readonly today: string;
  readonly seen: string;
  readonly form: FormState;
  readonly notice: string | null;
  readonly problem: string | null;
};

/** A company's own discount for one product. */
export type OwnDiscountData = {
  readonly code: string;
  readonly name: string;
  readonly steps: readonly DiscountStepData[];
};

export type OfficeOwnDiscountPage = {
  readonly name: 'office-own-discount';
  readonly company: { readonly id: number; readonly name: string; readonly group: DiscountGroup };
  /** Of the group, today. */
  readonly groupPercent: string;
  readonly discounts: readonly OwnDiscountData[];
  readonly products: readonly { readonly code: string; readonly name: string }[];
  readonly today: string;
  readonly seen: string;
  readonly canChange: boolean;
  readonly form: FormState;
  readonly notice: string | null;
  readonly problem: string | null;
};
