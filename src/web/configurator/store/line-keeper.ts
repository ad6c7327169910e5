import type { ConfiguratorEvent } from './events.ts';
import { isUnreached } from './line.ts';
import type { ConfiguratorState } from './state.ts';

/** What the browser knows of its line. */
export type Line = {
  readonly after: (milliseconds: number, act: () => void) => void;
  // Also when a phone comes out of a pocket: timers stood still in there.
  readonly onBack: (act: () => void) => void;
};

/** Longer than a bad line needs, shorter than a customer's patience. */
export const slowAfter = 4000;

const pauses = [2000, 5000, 10_000, 20_000, 30_000];

type Context = {
  readonly line: Line;
  readonly getState: () => ConfiguratorState;
  readonly dispatch: (event: ConfiguratorEvent) => void;
  // Sends what is awaited once more, under the same number: whichever answer comes first counts.
  readonly repeat: () => void;
  // Asks anew, when nothing is awaited.
  readonly retry: () => void;
};

/** Notices that answers stay away, and asks by itself until one comes (R20.12). */
export function createLineKeeper({ line, getState, dispatch, repeat, retry }: Context) {
  let tries = 0;
  // Of several that wait for their turn only the last has it.
  let turn = 0;
  let isClosed = false;

  function tryAgain(): void {
    const state = getState();
    if (isClosed || !isUnreached(state) || state.showPostAddToCartPage) return;
    if (state.pending === null) {
      retry();
    } else {
      repeat();
      tryLater();
    }
  }

  function tryLater(): void {
    turn += 1;
    const mine = turn;
    const pause = pauses[Math.min(tries, pauses.length - 1)] ?? slowAfter;
    tries += 1;
    line.after(pause, () => {
      if (mine === turn) tryAgain();
    });
  }

  function watch(call: number): void {
    line.after(slowAfter, () => {
      if (getState().pending?.call !== call) return;
      dispatch({ type: 'callSlow', call });
      tryLater();
    });
  }

  line.onBack(() => {
    tries = 0;
    tryAgain();
  });

  return (event: ConfiguratorEvent, { trouble }: ConfiguratorState): void => {
    if (event.type === 'callStarted' && event.pending.kind !== 'add') watch(event.pending.call);
    else if (event.type === 'callFailed' && isUnreached({ trouble })) tryLater();
    else if (event.type === 'serverAnswered' || event.type === 'refused') tries = 0;
    else if (event.type === 'closed' || event.type === 'opened') isClosed = event.type === 'closed';
  };
}
