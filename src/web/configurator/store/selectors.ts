import type { Amounts, Message, Specification, TotalSizes } from '#contract/configurator-answer.ts';
import { isMobile, isQuickOrder } from '#domain/configuration/device.ts';
import type { HelpTopic } from '#domain/product/step.ts';
import { rowsKey } from '../rows/reduce-rows.ts';
import type { Row } from '../rows/state/rows.ts';
import { isEmptyRow, isWholeRow, rowsAnswer } from '../rows/state/rows.ts';
import { type Answer, type Answers, isSameAnswer } from './answer.ts';
import { isBlocked, isFilled, isOptional, isSettled, specificationsOf } from './reduce-place.ts';
import { rowsIn } from './reduce-refusal.ts';
import { hasErrors, hasRowErrors, type SpecErrors } from './spec-errors.ts';
import type { ConfiguratorState } from './state.ts';

type Select<Value> = (state: ConfiguratorState) => Value;

const noMessages: readonly Message[] = [];
const noSizes: TotalSizes = [];
const noPrice: Amounts = {
  price: '0.00',
  adviesPrijs: '0.00',
  totalPrice: '0.00',
  totalAdviesPrijs: '0.00',
};

export const productSpecs: Select<readonly Specification[]> = specificationsOf;

export const activeSpecification: Select<Specification | null> = (state) =>
  productSpecs(state)[state.activeIndex] ?? null;

export const isProductChosen: Select<boolean> = ({ product, switchProduct }) =>
  product !== null && !(switchProduct.show && switchProduct.product === null);

// R9.3: '0.00' without a product; R4.9: until the server has spoken, the price the cart line has.
export const price: Select<Amounts> = ({ product, server, edited }) => {
  if (product === null) return noPrice;
  if (server !== null) return server.price;
  if (edited === null) return noPrice;
  const { totalPrice, totalAdviesPrijs, amount } = edited;
  const each = (total: string) => (Math.round((Number(total) * 100) / amount) / 100).toFixed(2);
  return { totalPrice, totalAdviesPrijs, price: each(totalPrice), adviesPrijs: each(totalAdviesPrijs) };
};

// One list on a product page, one list per row in quick order.
export const totalSizesPerRow: Select<readonly TotalSizes[]> = ({ server }) => {
  const sizes = server?.calculated_total_sizes ?? noSizes;
  const rows: TotalSizes[] = [];
  const single: TotalSizes = [];
  for (const size of sizes) {
    if ('name' in size) single.push(size);
    else rows.push(size);
  }
  return single.length > 0 ? [single] : rows;
};

export type WholeSize = { readonly width: number; readonly height: number };

// The size the shop will make, in the customer's unit; null while either side is unknown.
export const totalSize: Select<WholeSize | null> = (state) =>
  wholeSize(totalSizesPerRow(state)[0] ?? noSizes);

function wholeSize(sizes: TotalSizes): WholeSize | null {
  const width = sizes.find(({ name }) => name === 'width_total')?.value ?? null;
  const height = sizes.find(({ name }) => name === 'height_total')?.value ?? null;
  return width === null || height === null ? null : { width, height };
}

// As long as a size is missing or refused, the sum can only rise.
export const isPriceFrom: Select<boolean> = (state) => {
  if (state.edited !== null) return false;
  const sizes = totalSizesPerRow(state);
  return sizes.length < Math.max(rowsIn(state.chosen).length, 1) || sizes.some((size) => !wholeSize(size));
};

// How many screens the order is for: in quick order, those of all rows.
export const screenCount: Select<number> = ({ device, chosen, amount }) =>
  isQuickOrder(device) ? rowsIn(chosen).reduce((sum, row) => sum + row.amount, 0) : amount;

// R8.1: those of a refusal replace the list.
export const messages: Select<readonly Message[]> = ({ server, refusal }) =>
  refusal?.messages ?? server?.messages ?? noMessages;

export const blockingMessages: Select<readonly Message[]> = (state) =>
  messages(state).filter(({ submitDisabled }) => submitDisabled);

export const errorOf = ({ refusal }: ConfiguratorState, key: string): SpecErrors | null => {
  const errors = refusal?.errors[key];
  return errors !== undefined && hasErrors(errors) ? errors : null;
};

// Also when its error is out of sight, until the server has judged it anew.
export const isWrong = ({ refusal }: ConfiguratorState, key: string): boolean => {
  const causes = refusal?.causes[key];
  return causes !== undefined && hasErrors(causes);
};

// Of the rows that were refused, those with nothing wrong; none unless other rows have errors.
export const soundRows: Select<readonly Row[]> = ({ refusal }) => {
  if (refusal === null) return [];
  const errors = Object.values(refusal.errors).flatMap(({ rows }) => rows);
  return refusal.rows.filter((row, index) => {
    const found = errors[index];
    return isWholeRow(row) && (found === undefined || !hasRowErrors(found));
  });
};

// Rows are judged when they are left, but a touch on the order button need not leave the row that was typed in.
export const unjudgedRows: Select<{ readonly key: string; readonly answer: Answer | null } | null> = (
  state,
) => {
  const key = rowsKey(state);
  if (key === null) return null;
  const answer = rowsAnswer(state.blocks);
  return isSameAnswer(state.chosen[key] ?? null, answer) ? null : { key, answer };
};

export type RowFacts = { readonly row: Row; readonly size: WholeSize | null; readonly price: string };

// What the server last said of each row, by its id, and of what content of that row.
export const factsByRow: Select<ReadonlyMap<string, RowFacts>> = (state) => {
  const { pricedRows, server } = state;
  const sizes = totalSizesPerRow(state);
  return new Map(
    pricedRows.flatMap((row, index) => {
      const amounts = server?.price.rows?.[index];
      return amounts === undefined
        ? []
        : [[row.id, { row, size: wholeSize(sizes[index] ?? noSizes), price: amounts.totalPrice }] as const];
    }),
  );
};

const noSides: Answer = { kind: 'sides', sides: [] };

// R4.11: an unchosen checkbox specification is an empty list, any other is null.
export const chosenOf = ({ chosen }: ConfiguratorState, { key, display }: Specification): Answer | null =>
  chosen[key] ?? (display === 'SpecOptionCheckbox' ? noSides : null);

export const unfilledSpecifications: Select<readonly Specification[]> = (state) =>
  productSpecs(state).filter(
    (specification) => !isFilled(state, specification) && !isOptional(state, specification),
  );

// R4.6. The server's word is about the answers it was sent: a question that was opened again since is unanswered.
export const isComplete: Select<boolean> = (state) =>
  state.server?.complete === true && unfilledSpecifications(state).length === 0;

// R4.6, R4.9.
export const submitDisabled: Select<boolean> = (state) => {
  if (state.product === null) return true;
  if (state.server === null) return state.edited === null;
  return !isComplete(state) || isBlocked(state);
};

export const togglePossible: Select<boolean> = ({ pending }) => pending === null;

// From the press of the order button on: what changes after it would not be in the order.
export const isSubmitting: Select<boolean> = ({ pending }) =>
  pending?.kind === 'add' || (pending?.thenSubmit ?? false);

// R2.13: the open specification decides.
export const leftcol: Select<HelpTopic> = (state) => activeSpecification(state)?.leftcol ?? 'meetinstructie';

export const summary: Select<readonly { readonly label: string; readonly value: string }[]> = ({ server }) =>
  server?.cart_string?.summary ?? [];

// R2.22.
export const progressPercent: Select<number> = (state) => {
  const steps = productSpecs(state).length;
  return isProductChosen(state) && steps > 0 ? ((state.activeIndex + 1) / steps) * 100 : 0;
};

// R5.6.
export const canStepForward: Select<boolean> = (state) => {
  const active = activeSpecification(state);
  if (!isProductChosen(state) || active === null || blockingMessages(state).length > 0) return false;
  if (state.activeIndex >= productSpecs(state).length - 1) return false;
  return isSettled(state, active);
};

export const canStepBack: Select<boolean> = (state) => {
  const active = activeSpecification(state);
  const lowest = isMobile(state.device) ? 0 : 1;
  return state.activeIndex >= lowest && (active === null || errorOf(state, active.key) === null);
};

// R4.10: quick order counts as started once its first row has content.
export const isStarted: Select<boolean> = ({ device, blocks, chosen }) => {
  const [first] = blocks;
  if (!isQuickOrder(device)) return Object.keys(chosen).length > 0 && !isOnlyBegun(chosen);
  return first !== undefined && !isEmptyRow(first);
};

// What closing would throw away.
export const hasUnsavedWork: Select<boolean> = ({ isTouched, showPostAddToCartPage, chosen }) =>
  isTouched && !showPostAddToCartPage && !isOnlyBegun(chosen);

// Whoever only pressed the start button has nothing to lose.
function isOnlyBegun(chosen: Answers): boolean {
  const answers = Object.values(chosen);
  return answers.length > 0 && answers.every(({ kind }) => kind === 'start');
}
