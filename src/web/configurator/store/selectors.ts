import type { Amounts, Message, Specification } from '#contract/configurator-answer.ts';
import { isMobile, isQuickOrder } from '#domain/configuration/device.ts';
import type { HelpTopic } from '#domain/product/step.ts';
import type { PriceLack } from '#text/configurator/popup.ts';
import { isEmptyRow } from '../rows/state/row.ts';
import type { MadeSize, WholeSize } from '../rows/state/rows.ts';
import { wrongRows } from '../rows/state/said.ts';
import type { Answer, Answers } from './answer.ts';
import { isHeld, isOutdated, isUnjudged, isUnreached } from './line.ts';
import { rowsKey } from './reduce-answer.ts';
import { isBlocked, isFilled, isOptional, isSettled, specificationsOf } from './reduce-place.ts';
import { hasErrors, type SpecErrors } from './spec-errors.ts';
import type { ConfiguratorState } from './state.ts';
import { madePerRow, totalSizesPerRow, wholeSize } from './total-sizes.ts';

type Select<Value> = (state: ConfiguratorState) => Value;

const noMessages: readonly Message[] = [];
const noPrice: Amounts = {
  price: '0.00',
  adviesPrijs: '0.00',
  totalPrice: '0.00',
  totalAdviesPrijs: '0.00',
};

export const productSpecs: Select<readonly Specification[]> = specificationsOf;

export const isWaiting: Select<boolean> = isHeld;

export const isEdit: Select<boolean> = ({ edited }) => edited !== null;

export const productCode: Select<string> = ({ product }) => product?.code ?? '';

export const productName: Select<string> = ({ product }) => product?.name ?? '';

export const activeSpecification: Select<Specification | null> = (state) =>
  productSpecs(state)[state.activeIndex] ?? null;

export const isOpen = (state: ConfiguratorState, key: string): boolean =>
  activeSpecification(state)?.key === key;

export const isProductChosen: Select<boolean> = ({ product, switchProduct }) =>
  product !== null && !(switchProduct.show && switchProduct.product === null);

/** R9.3: '0.00' without a product; R4.9: until the server has spoken, the price the cart line has. */
export const price: Select<Amounts> = (state) => {
  const { server, edited } = state;
  if (!isProductChosen(state)) return noPrice;
  if (server !== null) return server.price;
  if (edited === null) return noPrice;
  const { totalPrice, totalAdviesPrijs, amount } = edited;
  const each = (total: string) => (Math.round((Number(total) * 100) / amount) / 100).toFixed(2);
  return { totalPrice, totalAdviesPrijs, price: each(totalPrice), adviesPrijs: each(totalAdviesPrijs) };
};

/** Null as well while nobody knows whether it still holds: a wrong millimetre is a screen nobody can use. */
export const totalSize: Select<WholeSize | null> = (state) =>
  isOutdated(state) || isSizeAwaited(state) ? null : wholeSize(totalSizesPerRow(state.server)[0]);

function isSizeAwaited({ pending, chosen }: ConfiguratorState): boolean {
  const asked = chosen[pending?.about ?? '']?.kind;
  return asked === 'measures' || asked === 'rows';
}

/** What will be made of the opening typed; nothing is said of one that was refused, nor of another that is not judged yet. */
export const madeSize: Select<MadeSize | null> = ({ server, refusal, isJudged }) =>
  refusal === null && isJudged ? (madePerRow(server)[0] ?? null) : null;

/** On what the sizes of rows depend, as long as one is only expected. */
export const expectedIf: Select<string | null> = ({ rows }) =>
  rows.asked.map(({ id }) => rows.said[id]?.facts?.condition ?? null).find((said) => said !== null) ?? null;

/** Until the server has agreed to the answers as they are, what stands there is the price of others. */
export const isPriceOld: Select<boolean> = (state) =>
  state.pending !== null || state.refusal !== null || isOutdated(state);

/** As long as a size is missing or refused, the sum can only rise. Before the first answer, a line has its own price (R4.9). */
export const isPriceFrom: Select<boolean> = (state) => {
  if (state.server === null && state.edited !== null) return false;
  const sizes = totalSizesPerRow(state.server);
  return sizes.length < Math.max(state.rows.asked.length, 1) || sizes.some((size) => !wholeSize(size));
};

/** What the price that is shown leaves out. Without a size it is that of the cheapest screen, whatever is chosen. */
export const priceLack: Select<PriceLack | null> = (state) => {
  if (state.server === null) return null;
  const sizes = totalSizesPerRow(state.server);
  if (!sizes.some(wholeSize))
    return Object.values(state.chosen).some(isChoice) ? 'sizesAndSurcharges' : 'sizes';
  if (isPriceFrom(state)) return 'someSizes';
  return unfilledSpecifications(state).some(canCost) ? 'choices' : null;
};

function isChoice({ kind }: Answer): boolean {
  return kind === 'options' || kind === 'sides' || kind === 'colour';
}

function canCost({ options, specs }: Specification): boolean {
  const further = Object.values(specs).flatMap(({ answer_possibilities = [] }) => answer_possibilities);
  return [...options, ...further].some(({ surcharge }) => surcharge !== null);
}

/** How many screens the order is for: in quick order, those of all rows. */
export const screenCount: Select<number> = ({ device, rows, amount }) =>
  isQuickOrder(device) ? rows.asked.reduce((sum, row) => sum + row.amount, 0) : amount;

/** A refusal brings all that is to be told: what stood there before was about other answers (R8.1). */
export const messages: Select<readonly Message[]> = ({ server, refusal }) =>
  refusal?.messages ?? server?.messages ?? noMessages;

export const blockingMessages: Select<readonly Message[]> = (state) =>
  messages(state).filter(({ submitDisabled }) => submitDisabled);

export const errorOf = ({ refusal }: ConfiguratorState, key: string): SpecErrors | null => {
  const errors = refusal?.errors[key];
  return errors !== undefined && hasErrors(errors) ? errors : null;
};

/** Of the specification itself or of one of its rows. */
export const hasErrorInSight = (state: ConfiguratorState, key: string): boolean =>
  errorOf(state, key) !== null ||
  (key === rowsKey(state) && wrongRows(state.rows).some(({ isForgotten }) => !isForgotten));

/** Also when its error is out of sight, until the server has judged it anew. */
export const isWrong = (state: ConfiguratorState, key: string): boolean => {
  const causes = state.refusal?.causes[key];
  if (causes !== undefined && hasErrors(causes)) return true;
  return key === rowsKey(state) && wrongRows(state.rows).length > 0;
};

const noSides: Answer = { kind: 'sides', sides: [] };

/** R4.11: an unchosen checkbox specification is an empty list, any other is null. */
export const chosenOf = ({ chosen }: ConfiguratorState, { key, display }: Specification): Answer | null =>
  chosen[key] ?? (display === 'SpecOptionCheckbox' ? noSides : null);

export const unfilledSpecifications: Select<readonly Specification[]> = (state) =>
  productSpecs(state).filter(
    (specification) => !isFilled(state, specification) && !isOptional(state, specification),
  );

/**
 * The server's word is about the answers it was sent: a question that was opened again since is
 * unanswered (R4.6).
 */
export const isComplete: Select<boolean> = (state) =>
  state.server?.complete === true && unfilledSpecifications(state).length === 0;

/**
 * Nobody orders what the server has not called complete (R4.6), nor what it cannot be asked about (R20.12). A line from the cart was complete once, and can be
 * ordered before the server has said so again (R4.9).
 */
export const submitDisabled: Select<boolean> = (state) => {
  if (state.product === null || isUnjudged(state)) return true;
  if (state.server === null) return state.edited === null || isUnreached(state);
  return !isComplete(state) || isBlocked(state);
};

export const togglePossible: Select<boolean> = (state) => !isWaiting(state);

/** From the press of the order button on: what changes after it would not be in the order. */
export const isSubmitting: Select<boolean> = ({ pending }) =>
  pending?.kind === 'add' || (pending?.thenSubmit ?? false);

/** Help goes with the question that is open (R2.13). */
export const leftcol: Select<HelpTopic> = (state) => activeSpecification(state)?.leftcol ?? 'meetinstructie';

export const summary: Select<readonly { readonly label: string; readonly value: string }[]> = ({ server }) =>
  server?.cart_string?.summary ?? [];

/** The step one is at counts as done, so that the last one shows a full bar (R2.22). */
export const progressPercent: Select<number> = (state) => {
  const steps = productSpecs(state).length;
  return isProductChosen(state) && steps > 0 ? ((state.activeIndex + 1) / steps) * 100 : 0;
};

/** Nobody goes on from an open question, nor past what is wrong (R5.6). */
export const canStepForward: Select<boolean> = (state) => {
  const active = activeSpecification(state);
  if (!isProductChosen(state) || active === null) return false;
  if (blockingMessages(state).length > 0 && !isUnjudged(state)) return false;
  if (state.activeIndex >= productSpecs(state).length - 1) return false;
  return isSettled(state, active);
};

export const canStepBack: Select<boolean> = (state) => {
  const active = activeSpecification(state);
  const lowest = isMobile(state.device) ? 0 : 1;
  return state.activeIndex >= lowest && (active === null || !hasErrorInSight(state, active.key));
};

/**
 * R20.11: to what is answered and to the first question that is not; never past what is wrong, nor away from it before
 * it is mended (R5.6).
 */
export const canJumpTo = (state: ConfiguratorState, index: number): boolean => {
  const specifications = productSpecs(state);
  const specification = specifications[index];
  if (specification === undefined || isHeld(state) || !isProductChosen(state)) return false;
  if (index < state.activeIndex && !canStepBack(state)) return false;
  if (index > state.activeIndex && blockingMessages(state).length > 0 && !isUnjudged(state)) return false;
  const open = specifications.findIndex((one) => !isSettled(state, one) && !isLongPassed(state, one));
  return open < 0 || index <= open || isFilled(state, specification);
};

// Whoever changes a line began long ago.
function isLongPassed({ edited }: ConfiguratorState, { display }: Specification): boolean {
  return edited !== null && display === 'SpecIntro';
}

/** R4.10: quick order counts as started once its first row has content. */
export const isStarted: Select<boolean> = ({ device, rows, chosen }) => {
  const [first] = rows.typed;
  if (!isQuickOrder(device)) return Object.keys(chosen).length > 0 && !isOnlyBegun(chosen);
  return first !== undefined && !isEmptyRow(first);
};

/** What closing would throw away. */
export const hasUnsavedWork: Select<boolean> = ({ isTouched, showPostAddToCartPage, chosen }) =>
  isTouched && !showPostAddToCartPage && !isOnlyBegun(chosen);

// Whoever only pressed the start button has nothing to lose.
function isOnlyBegun(chosen: Answers): boolean {
  const answers = Object.values(chosen);
  return answers.length > 0 && answers.every(({ kind }) => kind === 'start');
}
