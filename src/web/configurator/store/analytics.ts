import type { ConfiguratorEvent } from './events.ts';
import { productSpecs } from './selectors.ts';
import type { ConfiguratorState, Destination } from './state.ts';

export type ShopEvent = {
  readonly event: 'shop_event';
  readonly event_category: string;
  readonly event_action: string;
  readonly event_label: string;
};

export type Sink = (event: ShopEvent) => void;

type Line = readonly [action: string, label: string];

/** R7.11: one listener on what happens in the store; no button knows about analytics. */
export function trackEvents(sink: Sink) {
  return (event: ConfiguratorEvent, after: ConfiguratorState, before: ConfiguratorState): void => {
    for (const [event_action, event_label] of linesOf(event, after, before))
      sink({ event: 'shop_event', event_category: categoryOf(after), event_action, event_label });
  };
}

function linesOf(
  event: ConfiguratorEvent,
  after: ConfiguratorState,
  before: ConfiguratorState,
): readonly Line[] {
  const line = lineOf(event, after, before);
  const lines = line === null ? [] : [line];
  const isFirstTouch = !before.isTouched && after.isTouched && event.type !== 'started';
  return isFirstTouch ? [['configurator started', codeOf(after)], ...lines] : lines;
}

const leaveActions: Record<Destination, string> = {
  shop: 'continue shopping',
  cart: 'go to cart',
  checkout: 'go to checkout',
  quote: 'go to quote',
  products: 'other product',
};

// Labels are codes and specification keys, never what somebody typed: a box label may hold a name.
function lineOf(event: ConfiguratorEvent, after: ConfiguratorState, before: ConfiguratorState): Line | null {
  switch (event.type) {
    case 'opened':
      return ['open', codeOf(after)];
    case 'closed':
      return ['close', codeOf(after)];
    case 'productChosen':
    case 'otherProductChosen':
      return ['product chosen', event.product.code];
    case 'switchAsked':
      return ['switch product', event.product?.code ?? ''];
    case 'switchCancelled':
      return ['switch product cancelled', codeOf(after)];
    case 'steppedForward':
      return ['forward button', keyAt(after, after.activeIndex)];
    case 'steppedBack':
      return ['backward button', keyAt(before, before.activeIndex)];
    case 'jumped':
      return ['specification clicked', event.key];
    case 'stepToggled':
      return ['specification clicked', keyAt(after, event.index)];
    case 'valueChosen':
      return ['value chosen', event.key];
    case 'amountChanged':
      return ['amount changed', codeOf(after)];
    case 'tooltipOpened':
      return ['tooltip clicked', event.key];
    case 'instructionClicked':
      return ['meetinstructie clicked', codeOf(after)];
    case 'added':
      return [addActionOf(after), codeOf(after)];
    case 'left':
      return [leaveActions[event.destination], codeOf(after)];
    default:
      return null;
  }
}

function addActionOf({ quote, edited }: ConfiguratorState): string {
  if (quote !== null) return 'add to quote';
  return edited === null ? 'add to cart' : 'update cart';
}

function categoryOf(state: ConfiguratorState): string {
  const code = codeOf(state);
  switch (state.device) {
    case 'desktop':
      return `configurator-desktop-${code}`;
    case 'mobile':
      return `configurator-mobile-${code}`;
    case 'snel_bestellen_mobile':
      return code === '' ? 'snel-bestellen-mobile' : `snelbestellen-mobile-${code}`;
    case 'snel_bestellen_desktop':
      return 'snel-bestellen-desktop';
  }
}

const codeOf = ({ product }: ConfiguratorState): string => product?.code ?? '';

const keyAt = (state: ConfiguratorState, index: number): string => productSpecs(state)[index]?.key ?? '';
