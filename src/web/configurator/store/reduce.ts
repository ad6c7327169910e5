import { withoutEmptyExtras } from '../rows/state/rows.ts';
import { agreeRows, priceRows } from '../rows/state/said.ts';
import { type Answers, decodeSpecs } from './answer.ts';
import type { ConfiguratorEvent } from './events.ts';
import { isUnreached } from './line.ts';
import { askRows, chooseValue, fillIn, typeRows } from './reduce-answer.ts';
import { becomeSlow, fail, goOnUnjudged, keepPlace, leadBack } from './reduce-line.ts';
import { indexOf, lastIndex, move, seek, stepBack, toggle } from './reduce-place.ts';
import { answersTo, forgetError, markIncomplete, refuse } from './reduce-refusal.ts';
import {
  type Beginning,
  type ConfiguratorState,
  type EditedLine,
  initialState,
  noSwitch,
  type Pending,
  type Restored,
} from './state.ts';
import { factsPerRow } from './total-sizes.ts';
import type { StateAnswer } from './wire.ts';

export function reduce(state: ConfiguratorState, event: ConfiguratorEvent): ConfiguratorState {
  switch (event.type) {
    case 'started':
      return start(event.beginning, event.restored);
    case 'editStarted':
      return startEdit(event.beginning, event.edited, event.restored);
    case 'repeated':
      return {
        ...initialState(event.beginning),
        chosen: event.chosen,
        activeIndex: event.beginning.device === 'mobile' ? 1 : 0,
        isJudged: false,
      };
    case 'productChosen': {
      const { device, customer, quote } = state;
      return initialState({ device, customer, quote, product: event.product, firstRowId: event.firstRowId });
    }
    // Trouble stays in sight until an answer ends it: pressing its link leaves a field, and that alone starts a call.
    case 'callStarted':
      return begin({ ...state, pending: event.pending, isLeftUnjudged: false });
    case 'orderSent':
      return { ...state, attempts: [...new Set([...state.attempts, event.key])] };
    case 'valueChosen':
      return chooseValue(state, event.key, event.answer);
    case 'presetBegun':
      return fillIn(state, event.preset, event.chosen);
    case 'presetKept':
      return { ...state, preset: event.preset };
    case 'amountChanged':
      return { ...state, amount: event.amount, isJudged: false, isTouched: true };
    case 'moveAsked':
      return state.pending === null || isUnreached(state)
        ? move(state, { to: 'after', key: event.from })
        : { ...state, pending: { ...state.pending, go: { to: 'after', key: event.from } } };
    case 'submitAsked':
      return state.pending === null ? state : { ...state, pending: { ...state.pending, thenSubmit: true } };
    case 'serverAnswered':
      return ifPending(state, event.call, ({ go }) => move(keepPlace(state, agree(state, event.answer)), go));
    // A restored configuration that the server refuses comes without a list to show it in.
    case 'specificationsLoaded':
      return ifPending(state, event.call, ({ go }) => move({ ...state, server: event.answer }, go));
    case 'soundRowsPriced': {
      if (state.pending !== null) return state;
      const rows = priceRows(state.rows, event.rows, factsPerRow(event.answer));
      return { ...state, server: event.answer, rows };
    }
    case 'rowsUnpriced':
      return state.pending === null ? { ...state, rows: priceRows(state.rows, [], []) } : state;
    case 'refused':
      return ifPending(state, event.call, () => leadBack(state, refuse(state, event.answer)));
    case 'callFailed':
      return ifPending(state, event.call, () => fail(state, event.trouble));
    case 'callSlow':
      return ifPending(state, event.call, () => becomeSlow(state));
    case 'foundIncomplete':
      return markIncomplete(state, event.keys, event.message);
    case 'added':
      return ifPending(state, event.call, () => ({
        ...state,
        pending: null,
        attempts: [],
        trouble: null,
        refusal: null,
        isTouched: false,
        showPostAddToCartPage: true,
      }));
    case 'imageFound':
      return { ...state, postAddImage: event.src };
    case 'cartFound':
      return { ...state, cart: event.cart };
    case 'stepToggled':
      return toggle(state, event.index);
    case 'steppedBack':
      return stepBack(state);
    case 'jumped':
      return { ...state, activeIndex: indexOf(state, event.key) };
    case 'steppedForward':
      return { ...state, activeIndex: Math.min(state.activeIndex + 1, lastIndex(state)) };
    case 'switchAsked':
      return { ...state, switchProduct: { show: true, product: event.product } };
    case 'switchCancelled':
      return {
        ...state,
        switchProduct: noSwitch,
        activeIndex: Math.max(state.activeIndex, 0),
      };
    case 'errorFocused':
      return forgetError(state, event.key, event.row);
    case 'causeSought':
      return seek(state, event.sought);
    case 'causeFound':
      return { ...state, sought: null };
    case 'messageHidden':
      return { ...state, areMessagesHidden: true };
    case 'rowAdded':
    case 'rowEdited':
    case 'rowRemoved':
    case 'rowsReplaced':
      return typeRows(state, event);
    case 'rowsProceeded':
      return { ...state, rows: { ...state.rows, typed: withoutEmptyExtras(state.rows.typed) } };
    case 'left':
      return { ...state, leaving: event.destination };
    case 'gone':
      return { ...state, leaving: null };
    case 'opened':
    case 'closed':
    case 'otherProductChosen':
    case 'tooltipOpened':
    case 'instructionClicked':
    case 'configuratorStarted':
      return state;
  }
}

function begin(state: ConfiguratorState): ConfiguratorState {
  return state.pending?.kind === 'validate' && isUnreached(state) ? goOnUnjudged(state) : state;
}

// A late answer must never undo a newer choice: what is not awaited changes nothing.
function ifPending(
  state: ConfiguratorState,
  call: number,
  change: (pending: Pending) => ConfiguratorState,
): ConfiguratorState {
  return state.pending?.call === call ? change(state.pending) : state;
}

function start(beginning: Beginning, restored: Restored | null): ConfiguratorState {
  const fresh = initialState(beginning);
  if (restored === null) return fresh;
  const { amount } = restored;
  const chosen = withAmount(beginning, restored);
  const hasRows = Object.values(chosen).some(({ kind }) => kind === 'rows');
  const typed = { ...fresh.rows, typed: restored.rows };
  return {
    ...fresh,
    chosen,
    amount,
    rows: hasRows ? askRows(typed) : typed,
    isJudged: false,
    isTouched: true,
    isRestored: true,
    carried: restored.carried,
  };
}

function startEdit(beginning: Beginning, edited: EditedLine, restored: Restored | null): ConfiguratorState {
  const { customer, device } = beginning;
  const { specs, amount } = edited;
  const fresh = { ...initialState(beginning), chosen: decodeSpecs(specs, customer.unit), amount };
  return {
    ...(restored === null ? fresh : start(beginning, restored)),
    edited,
    // R4.9: a phone's first step is the start screen, which somebody who changes a line has long passed.
    activeIndex: device === 'mobile' ? 1 : 0,
    isJudged: false,
  };
}

// On a phone the amount is an answer; begun on a wide screen, a configuration has it only beside its answers.
function withAmount({ device }: Beginning, { chosen, amount }: Restored): Answers {
  return device === 'mobile' ? { ...chosen, aantal: { kind: 'amount', amount } } : chosen;
}

function agree(state: ConfiguratorState, answer: StateAnswer): ConfiguratorState {
  return {
    ...state,
    server: answer,
    rows: agreeRows(state.rows, factsPerRow(answer)),
    refusal: null,
    areMessagesHidden: false,
    pending: null,
    trouble: null,
    isJudged: true,
    isLeftUnjudged: false,
    chosen: answersTo(answer.product_specifications, state.chosen),
  };
}
