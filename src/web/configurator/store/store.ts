import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LineToEdit } from '#contract/catalogue-page.ts';
import type { Message } from '#contract/configurator-answer.ts';
import { isEmptyRow } from '../rows/state/row.ts';
import { createRowActions, type RowActions } from '../rows/state/row-actions.ts';
import { areAsked } from '../rows/state/rows.ts';
import type { ConfiguratorActions } from './actions.ts';
import { wholeAmount } from './amount.ts';
import { type Answers, decodeSpecs, isSameAnswer } from './answer.ts';
import type { ConfiguratorApi, Failure } from './api.ts';
import { createCalls } from './calls.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { ConfiguratorEvent, ViewEvent } from './events.ts';
import { isHeld, isUnjudged, isUnreached } from './line.ts';
import { createLineKeeper, type Line } from './line-keeper.ts';
import type { Memory } from './memory.ts';
import { reduce } from './reduce.ts';
import { rowsAnswer, rowsKey } from './reduce-answer.ts';
import { indexOf, isBlocked } from './reduce-place.ts';
import { withoutSize } from './repeat.ts';
import {
  activeSpecification,
  canJumpTo,
  canStepForward,
  isComplete,
  isStarted,
  unfilledSpecifications,
} from './selectors.ts';
import {
  type Beginning,
  type ConfiguratorState,
  type Destination,
  initialState,
  type Move,
  type PresetInUse,
  type Product,
  type Sought,
} from './state.ts';

export type Dependencies = {
  readonly api: ConfiguratorApi;
  readonly memory: Memory;
  readonly line: Line;
  readonly after: (milliseconds: number, act: () => void) => void;
  readonly navigate: (destination: Destination) => void;
  readonly report: (failure: Failure) => void;
  readonly showCartPreview: (html: string) => void;
  readonly newId: () => string;
  // R4.6: what stands in the stopper panel when somebody orders too early.
  readonly incomplete: Message;
};

export type EventListener = (
  event: ConfiguratorEvent,
  after: ConfiguratorState,
  before: ConfiguratorState,
) => void;

export type ConfiguratorStore = Pick<StoreApi<ConfiguratorState>, 'getState' | 'subscribe'> & {
  readonly actions: ConfiguratorActions;
  readonly rows: RowActions;
  // Has these answers judged in one call, and opens at the size.
  readonly fill: (preset: PresetInUse, chosen: Answers) => void;
  readonly keptAs: (preset: PresetInUse) => void;
  readonly note: (event: ViewEvent) => void;
  // Leads to where something is wrong; told once its field has the focus.
  readonly goTo: (sought: Sought) => void;
  readonly arrived: () => void;
  // To a question that may be reached from here (R20.11); any other stays closed.
  readonly jumpTo: (key: string) => void;
  readonly leave: (destination: Destination) => void;
  // Another size with the same choices: those of a cart line, or of what was just ordered.
  readonly repeat: (product: Product, line: LineToEdit | null) => void;
  // Asks once more for what could not be loaded, whatever it was: a new configuration or a line from the cart.
  readonly retry: () => void;
  // Forgets the unfinished configuration; what is on screen stays until the next start.
  readonly discard: () => void;
  readonly listen: (listener: EventListener) => void;
};

const leaveDelay = 500;

export function createConfiguratorStore(
  beginning: Beginning,
  deps: Dependencies,
  state: ConfiguratorState = initialState(beginning),
): ConfiguratorStore {
  const { memory, newId } = deps;
  const { device, customer, quote = null } = beginning;
  const holder = createStore<ConfiguratorState>()(() => state);
  const { getState } = holder;
  const drafts = createDraftKeeper(memory, beginning);
  const listeners: EventListener[] = [drafts.keep];

  function dispatch(event: ConfiguratorEvent): void {
    const before = getState();
    const after = reduce(before, event);
    if (after !== before) holder.setState(after, true);
    for (const listener of listeners) listener(event, after, before);
  }

  const { load, validate, order, repeat } = createCalls({
    ...{ deps, device, drafts, dispatch, getState },
    onUpdated: () => deps.navigate('quote'),
    onAgreed: ({ thenSubmit }) => {
      rememberMargins();
      if (thenSubmit) actions.addToCart();
    },
  });

  function retry(): void {
    const { product, server } = getState();
    if (server !== null) void validate(null);
    else if (product !== null) loadAt(product.code, resumeAt);
  }

  listeners.push(createLineKeeper({ line: deps.line, getState, dispatch, repeat, retry }));

  // Where an earlier visit ended, for as long as loading has to be tried.
  let resumeAt: Move | null = null;
  function loadAt(code: string, place: Move | null): void {
    resumeAt = place;
    void load(code, place);
  }

  function rememberMargins(): void {
    const { product, chosen } = getState();
    if (product === null) return;
    for (const answer of Object.values(chosen)) {
      if (answer.kind === 'measures' && Object.keys(answer.spaces).length > 0)
        memory.rememberMargins(product.code, answer.spaces);
    }
  }

  function begin(product: Product | null): Beginning {
    return { device, customer, quote, product, firstRowId: newId() };
  }

  const actions: ConfiguratorActions = {
    initStateAdd: (product) => {
      const draft = product && drafts.find(product);
      dispatch({ type: 'started', beginning: begin(product), restored: draft });
      // Work that was begun and had no question open goes on at the first that needs an answer.
      if (product !== null) loadAt(product.code, draft && (placeAt(draft.activeKey) ?? { to: 'size' }));
    },
    initStateEdit: (product, { specs, openAt = null, ...edited }) => {
      const chosen = decodeSpecs(specs, customer.unit);
      const kept = drafts.takeEdited(product, edited);
      const { amount } = kept ?? edited;
      dispatch({
        type: 'editStarted',
        beginning: begin(product),
        edited,
        chosen: kept?.chosen ?? chosen,
        amount,
        isTouched: kept !== null,
      });
      loadAt(product.code, placeAt(openAt));
    },
    chosenProduct: (product) => {
      dispatch({ type: 'productChosen', product, firstRowId: newId() });
      loadAt(product.code, null);
    },
    chosenValue: (key, answer, moveOn = true) => {
      const { pending, chosen, rows, isJudged } = getState();
      if (pending?.kind === 'add') return;
      const isOfRows = answer?.kind === 'rows';
      if (isOfRows && moveOn) dispatch({ type: 'rowsProceeded' });
      const before = chosen[key] ?? null;
      const isKnown = isOfRows ? before?.kind === 'rows' && areAsked(rows) : isSameAnswer(before, answer);
      if (isKnown && (isJudged || pending?.kind === 'validate')) {
        if (moveOn) dispatch({ type: 'moveAsked', from: key });
        return;
      }
      dispatch({ type: 'valueChosen', key, answer });
      void validate(key, { moveOn });
    },
    updateAmount: (amount) => {
      const whole = wholeAmount(amount);
      if (getState().pending?.kind === 'add' || whole === getState().amount) return;
      dispatch({ type: 'amountChanged', amount: whole });
      void validate(null);
    },
    addToCart: () => {
      const state = getState();
      if (state.product === null || state.pending?.kind === 'add' || isUnjudged(state)) return;
      const key = rowsKey(state);
      // Rows are judged when they are left, but a touch on the order button need not leave the row that was typed in.
      if (key !== null && !areAsked(state.rows)) {
        dispatch({ type: 'valueChosen', key, answer: rowsAnswer(state.rows) });
        return void validate(key, { thenSubmit: true });
      }
      if (state.pending !== null) return dispatch({ type: 'submitAsked' });
      if (!state.isJudged || state.server === null) return void validate(null, { thenSubmit: true });
      if (isBlocked(state)) return;
      if (isComplete(state)) return void order(state.product.code);
      const keys = unfilledSpecifications(state).map(({ key }) => key);
      dispatch({ type: 'foundIncomplete', keys, message: deps.incomplete });
    },
    toggleSpec: (index) => dispatch({ type: 'stepToggled', index }),
    stepBack: () => {
      if (!isHeld(getState())) dispatch({ type: 'steppedBack' });
    },
    stepForward: () => {
      const state = getState();
      const from = activeSpecification(state)?.key;
      if (from === undefined || !canStepForward(state)) return;
      // R4.2: what is not judged yet is judged first; a press meanwhile is not lost, but waits for it.
      if (isUnreached(state)) dispatch({ type: 'steppedForward' });
      else if (state.pending !== null) dispatch({ type: 'moveAsked', from });
      else if (!state.isJudged) void validate(from, { moveOn: true });
      else dispatch({ type: 'steppedForward' });
    },
    switchProduct: (product) => {
      const state = getState();
      // With the first row emptied again, the others are still work that nobody may lose unasked.
      const isAtWork = isStarted(state) || !state.rows.typed.every(isEmptyRow);
      if (state.product !== null && isAtWork) dispatch({ type: 'switchAsked', product });
      else if (product === null) actions.initStateAdd(null);
      else actions.chosenProduct(product);
    },
    confirmSwitchProduct: () => {
      const { product } = getState().switchProduct;
      drafts.discard(getState());
      if (product === null) actions.initStateAdd(null);
      else actions.chosenProduct(product);
    },
    cancelSwitchProduct: () => dispatch({ type: 'switchCancelled' }),
    resetErrorOnFocus: (key, row) => dispatch({ type: 'errorFocused', key, row: row ?? null }),
    hideValidationMessage: () => dispatch({ type: 'messageHidden' }),
  };

  return {
    getState,
    subscribe: holder.subscribe,
    actions,
    rows: createRowActions(dispatch, newId),
    fill: (preset, chosen) => {
      const { product, pending } = getState();
      if (product === null || pending?.kind === 'add') return;
      dispatch({ type: 'presetBegun', preset, chosen });
      if (!getState().isJudged) void load(product.code, { to: 'size' });
    },
    keptAs: (preset) => dispatch({ type: 'presetKept', preset }),
    note: dispatch,
    goTo: (sought) => dispatch({ type: 'causeSought', sought }),
    arrived: () => dispatch({ type: 'causeFound' }),
    jumpTo: (key) => {
      if (canJumpTo(getState(), indexOf(getState(), key))) dispatch({ type: 'jumped', key });
    },
    leave: (destination) => {
      dispatch({ type: 'left', destination });
      deps.after(leaveDelay, () => deps.navigate(destination));
    },
    repeat: (product, line) => {
      const last = line === null ? getState().chosen : decodeSpecs(line.specs, customer.unit);
      const { chosen, sizeKey } = withoutSize(last);
      dispatch({ type: 'repeated', beginning: begin(product), chosen });
      loadAt(product.code, placeAt(sizeKey));
    },
    retry,
    discard: () => drafts.discard(getState()),
    listen: (listener) => {
      listeners.push(listener);
    },
  };
}

function placeAt(key: string | null): Move | null {
  return key === null ? null : { to: 'at', key };
}
