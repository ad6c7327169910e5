import type { Message } from '#contract/configurator-answer.ts';
import type { Row } from '../rows/state/row.ts';
import type { RowEvent } from '../rows/state/row-actions.ts';
import type { Answer, Answers } from './answer.ts';
import type {
  Beginning,
  CartSum,
  Destination,
  EditedLine,
  Pending,
  PresetInUse,
  Product,
  Restored,
  Sought,
  Trouble,
} from './state.ts';
import type { RefusalAnswer, StateAnswer } from './wire.ts';

/** What happened, in the past tense. Ids, times and call numbers are made in store.ts, never here. */
export type ConfiguratorEvent =
  | { readonly type: 'started'; readonly beginning: Beginning; readonly restored: Restored | null }
  | {
      readonly type: 'editStarted';
      readonly beginning: Beginning;
      readonly edited: EditedLine;
      // What was changed in it before, and not updated.
      readonly restored: Restored | null;
    }
  // Another size with the choices of the last one.
  | { readonly type: 'repeated'; readonly beginning: Beginning; readonly chosen: Answers }
  | { readonly type: 'productChosen'; readonly product: Product; readonly firstRowId: string }
  | { readonly type: 'callStarted'; readonly pending: Pending }
  | { readonly type: 'orderSent'; readonly key: string }
  | { readonly type: 'valueChosen'; readonly key: string; readonly answer: Answer | null }
  | { readonly type: 'presetBegun'; readonly preset: PresetInUse; readonly chosen: Answers }
  | { readonly type: 'presetKept'; readonly preset: PresetInUse }
  | { readonly type: 'amountChanged'; readonly amount: number }
  | { readonly type: 'submitAsked' }
  | { readonly type: 'moveAsked'; readonly from: string }
  | { readonly type: 'serverAnswered'; readonly call: number; readonly answer: StateAnswer }
  | { readonly type: 'specificationsLoaded'; readonly call: number; readonly answer: StateAnswer }
  | {
      readonly type: 'soundRowsPriced';
      readonly rows: readonly Row[];
      readonly answer: StateAnswer;
    }
  // What was said of their cost was with other choices.
  | { readonly type: 'rowsUnpriced' }
  | { readonly type: 'refused'; readonly call: number; readonly answer: RefusalAnswer }
  | { readonly type: 'callFailed'; readonly call: number; readonly trouble: Trouble | null }
  // Unanswered for so long that nobody should wait for it.
  | { readonly type: 'callSlow'; readonly call: number }
  | { readonly type: 'foundIncomplete'; readonly keys: readonly string[]; readonly message: Message }
  | { readonly type: 'added'; readonly call: number }
  | { readonly type: 'imageFound'; readonly src: string }
  | { readonly type: 'cartFound'; readonly cart: CartSum }
  | { readonly type: 'stepToggled'; readonly index: number }
  | { readonly type: 'steppedBack' }
  | { readonly type: 'jumped'; readonly key: string }
  | { readonly type: 'steppedForward' }
  | { readonly type: 'switchAsked'; readonly product: Product | null }
  | { readonly type: 'switchCancelled' }
  | { readonly type: 'errorFocused'; readonly key: string; readonly row: string | null }
  | { readonly type: 'messageHidden' }
  | { readonly type: 'causeSought'; readonly sought: Sought }
  | { readonly type: 'causeFound' }
  | RowEvent
  | { readonly type: 'rowsProceeded' }
  | { readonly type: 'left'; readonly destination: Destination }
  // Sent off: a browser may show this page again as it was left, and its buttons must not be dead then.
  | { readonly type: 'gone' }
  | ViewEvent;

/** Nothing changes by these, but analytics wants to hear of them (R7.11). */
export type ViewEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'otherProductChosen'; readonly product: Product }
  | { readonly type: 'tooltipOpened'; readonly key: string }
  | { readonly type: 'instructionClicked' }
  | { readonly type: 'configuratorStarted' };
