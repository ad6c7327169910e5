import type { StoreApi } from 'zustand/vanilla';
import type { LineToEdit } from '#contract/catalogue-page.ts';
import type { Message } from '#contract/configurator-answer.ts';
import type { RowActions } from '../rows/state/row-actions.ts';
import type { ConfiguratorActions } from './actions.ts';
import type { Answers } from './answer.ts';
import type { ConfiguratorApi, Failure } from './api.ts';
import type { ConfiguratorEvent, ViewEvent } from './events.ts';
import type { Line } from './line-keeper.ts';
import type { Memory } from './memory.ts';
import type { ConfiguratorState, Destination, PresetInUse, Product, Sought } from './state.ts';

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
  // Forgets it and begins anew: with nothing, or with the line as the cart has it.
  readonly startOver: () => void;
  readonly listen: (listener: EventListener) => void;
};
