import type { ConfiguratorData, ProductData } from '#contract/catalogue-page.ts';
import type { SupportPhones } from '#contract/page.ts';
import type { PaymentLinkData } from '#contract/payment-page.ts';
import { breakpoints } from './breakpoints.ts';

/** What the server writes into the page for each island, and all the island knows at the start. */
export type IslandProps = {
  readonly configurator: ConfiguratorData & {
    readonly product: ProductData;
    readonly support: SupportPhones;
  };
  readonly 'quick-order': ConfiguratorData & { readonly support: SupportPhones };
  readonly 'payment-link': PaymentLinkData & { readonly csrfToken: string };
  readonly 'payment-status': { readonly address: string };
};

export type IslandName = keyof IslandProps;

/** R9.1: mobile up to and including this width. */
export const narrow = `(max-width: ${breakpoints.tablet - 1}px)`;
