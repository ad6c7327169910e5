import { createStore } from 'zustand/vanilla';
import { isEmptyRow } from '../rows/state/row.ts';
import { createRowActions } from '../rows/state/row-actions.ts';
import { areAsked } from '../rows/state/rows.ts';
import type { ConfiguratorActions } from './actions.ts';
import { wholeAmount } from './amount.ts';
import { decodeSpecs, isSameAnswer } from './answer.ts';
import { createCalls } from './calls.ts';
import type { ConfiguratorStore, Dependencies, EventListener } from './configurator-store.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { ConfiguratorEvent } from './events.ts';
import { isHeld, isUnjudged, isUnreached } from './line.ts';
import { createLineKeeper } from './line-keeper.ts';
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
import { type Beginning, type ConfiguratorState, initialState, type Move, type Product } from './state.ts';

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
    initStateEdit: (product, { openAt = null, ...edited }) => {
      const restored = drafts.findEdited(product, edited);
      dispatch({ type: 'editStarted', beginning: begin(product), edited, restored });
      loadAt(product.code, placeAt(restored?.activeKey ?? openAt));
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
      deps.after(leaveDelay, () => {
        deps.navigate(destination);
        dispatch({ type: 'gone' });
      });
    },
    repeat: (product, line) => {
      const last = line === null ? getState().chosen : decodeSpecs(line.specs, customer.unit);
      const { chosen, sizeKey } = withoutSize(last);
      dispatch({ type: 'repeated', beginning: begin(product), chosen });
      loadAt(product.code, placeAt(sizeKey));
    },
    retry,
    discard: () => drafts.discard(getState()),
    startOver: () => {
      const { product, edited } = getState();
      drafts.discard(getState());
      if (product === null || edited === null) actions.initStateAdd(product);
      else actions.initStateEdit(product, edited);
    },
    listen: (listener) => {
      listeners.push(listener);
    },
  };
}

function placeAt(key: string | null): Move | null {
  return key === null ? null : { to: 'at', key };
}
