import type { LineToEdit, ProductData } from '#contract/catalogue-page.ts';
import type { Message, Repair, Specification } from '#contract/configurator-answer.ts';
import type { Device } from '#domain/configuration/device.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import type { Row } from '../rows/state/row.ts';
import { firstRows, type RowsState } from '../rows/state/rows.ts';
import type { Answers } from './answer.ts';
import type { SpecErrors } from './spec-errors.ts';
import type { StateAnswer } from './wire.ts';

export type Product = Pick<ProductData, 'code' | 'name'>;

export type Customer = {
  readonly id: number;
  readonly unit: Unit;
  // How this page reads sizes: the shop may read them otherwise by now, and says nothing of them then.
  readonly reading?: string;
};

/** The line of cart or quote that is being changed (R4.9). */
export type EditedLine = Omit<LineToEdit, 'openAt'>;

/** 'size': to where the size is asked, or to the first question that is open if it is known. */
export type Move = { readonly to: 'after' | 'at'; readonly key: string } | { readonly to: 'size' };

export type Pending = {
  readonly call: number;
  readonly kind: 'init' | 'validate' | 'add';
  // The specification whose answer is being judged; null when it is none in particular.
  readonly about: string | null;
  // Where to go once the server agrees: on from what was answered (R4.2), or back to where somebody left off.
  readonly go: Move | null;
  // Somebody pressed the order button while this call was still under way.
  readonly thenSubmit: boolean;
};

export type Refusal = {
  // What is wrong, by specification, and what of it is still in sight: a focused field forgets its error (R5.8).
  readonly causes: Readonly<Record<string, SpecErrors>>;
  readonly errors: Readonly<Record<string, SpecErrors>>;
  readonly messages: readonly Message[];
  readonly repairs: readonly WayOn[];
  // What is asked with these answers; null when the refusal says nothing of it.
  readonly specifications: readonly Specification[] | null;
};

/** From a size that cannot be. Of quick order's rows each by the id of its own: places change while one types. */
export type WayOn = Omit<Repair, 'row'> & { readonly row: string | null };

/** Choices under a name, and in a sentence each what of it cannot be chosen any more. */
export type PresetInUse = {
  readonly name: string;
  readonly answers: Answers;
  readonly lost: readonly string[];
  // Kept here, and not begun with.
  readonly isKept: boolean;
};

/** What somebody is being led to, until it has the focus. `row` is an id. */
export type Sought = { readonly key: string; readonly row: string | null };

/** Of the whole cart, with fees and shipping, as money is written on the wire. */
export type CartSum = {
  readonly lines: readonly { readonly timestamp: number }[];
  readonly subtotal: string;
  readonly total: string;
};

export type Destination = 'shop' | 'cart' | 'checkout' | 'quote' | 'products';

/** Why the shop cannot be reached as it should; a 500 is not among them, for it is only reported (R8.2). */
export type Trouble =
  | 'offline'
  | 'busy'
  | 'slow'
  | 'signed-out'
  | 'other-account'
  | 'line-gone'
  // What the shop itself says of a call that it does not do.
  | { readonly told: string };

/** What cannot be derived; the rest of R3.3 is in selectors.ts. */
export type ConfiguratorState = {
  readonly device: Device;
  readonly customer: Customer;
  // The number of the quote that it is for; null for the cart.
  readonly quote: string | null;
  readonly edited: EditedLine | null;
  readonly product: Product | null;
  readonly activeIndex: number;
  // The last agreeing answer whole: replaced, never patched.
  readonly server: StateAnswer | null;
  // The last 422, until the server agrees again.
  readonly refusal: Refusal | null;
  readonly areMessagesHidden: boolean;
  readonly sought: Sought | null;
  readonly chosen: Answers;
  // What it was begun with or kept as last, whether or not the choices are still those.
  readonly preset: PresetInUse | null;
  readonly rows: RowsState;
  readonly amount: number;
  readonly pending: Pending | null;
  // Keys of the orders that were sent and not answered: each of them may be in the cart. A page that is opened again does
  // not know of them: by then the cart was there to look in, and the next order may be of the next window.
  readonly attempts: readonly string[];
  // Whether the server has judged the answers as they are now.
  readonly isJudged: boolean;
  // It was asked to and could not, and it is not being asked again.
  readonly isLeftUnjudged: boolean;
  readonly isTouched: boolean;
  readonly isRestored: boolean;
  // What is said of it then, when it came from another product.
  readonly carried: string | undefined;
  // `product` is null when somebody stepped back out of the first step (R4.3).
  readonly switchProduct: { readonly show: boolean; readonly product: Product | null };
  readonly showPostAddToCartPage: boolean;
  readonly postAddImage: string | null;
  // What the cart came to after the last add; null while that is not known.
  readonly cart: CartSum | null;
  readonly leaving: Destination | null;
  readonly trouble: Trouble | null;
};

export type Beginning = {
  readonly device: Device;
  readonly customer: Customer;
  readonly product: Product | null;
  readonly quote?: string | null;
  readonly firstRowId: string;
};

export type Restored = {
  readonly chosen: Answers;
  readonly amount: number;
  readonly rows: readonly Row[];
  readonly carried?: string | undefined;
};

export const noSwitch = { show: false, product: null } as const;

export function initialState(beginning: Beginning): ConfiguratorState {
  const { device, customer, product, quote = null, firstRowId } = beginning;
  return {
    device,
    customer,
    quote,
    product,
    edited: null,
    activeIndex: product === null ? -1 : 0,
    server: null,
    refusal: null,
    areMessagesHidden: false,
    sought: null,
    chosen: {},
    preset: null,
    rows: firstRows(firstRowId),
    amount: 1,
    pending: null,
    attempts: [],
    isJudged: true,
    isLeftUnjudged: false,
    isTouched: false,
    isRestored: false,
    carried: undefined,
    switchProduct: noSwitch,
    showPostAddToCartPage: false,
    postAddImage: null,
    cart: null,
    leaving: null,
    trouble: null,
  };
}
