import type { Role } from '#domain/account/role.ts';
import type { Seller } from '#domain/business/seller.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { AccountPage } from './account-page.ts';
import type { ApiPage } from './api-page.ts';
import type { CartPage } from './cart-page.ts';
import type { CataloguePage } from './catalogue-page.ts';
import type { CheckoutPage, EmptyCheckoutPage } from './checkout-page.ts';
import type { OfferFormPage, OfferPage } from './offer-page.ts';
import type { OfficePage } from './office/page.ts';
import type { OrderPage } from './order-page.ts';
import type { PaymentPage } from './payment-page.ts';
import type { QuoteLinkPages } from './quote/link.ts';
import type { QuotesPage } from './quote/page.ts';
import type { SpecialRequestFormPage, SpecialRequestPage } from './special-request-page.ts';

// What a server route hands to the web room to have a page rendered. The two rooms never import each other:
// these types are all they share.

export type ErrorStatus = 400 | 403 | 404 | 413 | 429 | 500 | 503;

export type ErrorPage = {
  readonly name: 'error';
  readonly status: ErrorStatus;
  /** What this reader lacks; what is usual for the status otherwise. */
  readonly reason: string | null;
  /** Null on a page that was rendered beforehand, for whoever may need it. */
  readonly requestId: string | null;
  /** The database is: nobody knows whether the last step was taken. */
  readonly isAway?: boolean;
};

/** A form whose token belongs to a session that is over. */
export type StaleFormPage = {
  readonly name: 'stale-form';
  /** Where the form stands, or the login that comes first. */
  readonly returnTo: string;
  readonly needsLogin: boolean;
  /** Whether what was typed is there again. */
  readonly isKept: boolean;
  /** The e-mail address of whoever is logged in by now: not always who opened the page. */
  readonly loggedInAs: string | null;
};

export type Page =
  | CataloguePage
  | CartPage
  | CheckoutPage
  | EmptyCheckoutPage
  | OfferFormPage
  | OfferPage
  | OrderPage
  | ApiPage
  | PaymentPage
  | AccountPage
  | SpecialRequestFormPage
  | SpecialRequestPage
  | OfficePage
  | QuotesPage
  | QuoteLinkPages
  | StaleFormPage
  | ErrorPage;

/** What every page shows around its own content. */
export type Frame = {
  readonly path: string;
  /** Where the shop lives, for the canonical address. */
  readonly publicUrl: string;
  readonly csrfToken: string;
  readonly nonce: string;
  readonly account: FrameAccount | null;
  readonly behalf: FrameBehalf | null;
  readonly cart: CartPreview | null;
  /** In the office: how much waits for this reader; null elsewhere, and where it could not be counted. */
  readonly openTasks: number | null;
  readonly isDemo: boolean;
  readonly support: SupportPhones;
  /** When they are answered. */
  readonly hours: string;
  readonly seller: Seller;
  readonly assets: PageAssets;
};

/** R10.4: for whom a member of staff is at work. */
export type FrameBehalf = {
  readonly person: string;
  readonly company: string;
  readonly stopPath: string;
  /** Of the login itself, so that one can stop whatever has become of it. */
  readonly token: string;
};

/** Who is logged in: the member of staff, also while they are at work for a customer. */
export type FrameAccount = {
  readonly name: string;
  readonly person: string;
  readonly role: Role;
  readonly isStaff: boolean;
  readonly measures: WayOfMeasuring;
};

export type CartPreview = { readonly lines: number; readonly totalCents: number };

export type SupportPhones = { readonly nl: string; readonly be: string };

/** Pages with a small script of their own, much smaller than what islands need. */
export type PageScript = 'cart' | 'checkout' | 'invoices' | 'look' | 'office' | 'passkeys' | 'quotes';

export type PageAssets = {
  readonly stylesheet: string;
  /** In the order of their weight. */
  readonly fonts: readonly string[];
  readonly script: string;
  readonly pageScripts: Readonly<Record<PageScript, string>>;
  /** All that a configurator needs before it can show its first screen, by the width of the window. */
  readonly configurator: Readonly<Record<'narrow' | 'wide', readonly string[]>>;
};

export type RenderedPage = {
  readonly html: string;
  /** A page that loads script carries a nonce, so no two answers are alike and an ETag would never match. */
  readonly hasScript: boolean;
};

export type RenderPage = (page: Page, frame: Frame) => RenderedPage;

/** The header's preview alone, to be put in the place of the one on the page. */
export type RenderCartPreview = (cart: CartPreview) => string;
