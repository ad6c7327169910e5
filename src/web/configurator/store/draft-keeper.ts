import { type Device, isQuickOrder } from '#domain/configuration/device.ts';
import { decodeSpecs } from './answer.ts';
import type { ConfiguratorEvent } from './events.ts';
import type { Draft, DraftPlace, Memory } from './memory.ts';
import { activeSpecification, hasUnsavedWork } from './selectors.ts';
import type { Beginning, ConfiguratorState, EditedLine, Product } from './state.ts';

/** A quote's own: what is begun for one is not offered for another, nor for the cart. */
export function draftPlace(
  device: Device,
  customerId: number,
  code: string,
  quote: string | null,
): DraftPlace {
  const of = quote === null ? code : `${code}.${quote}`;
  return { customerId, code: of, flow: isQuickOrder(device) ? 'quick' : 'product' };
}

// No line of the cart has this name.
const aside = { timestamp: 0 };

/** For another product. What was being made of that steps aside, and comes back once this is ordered or thrown away. */
export function beginWith(memory: Memory, place: DraftPlace, draft: Draft): void {
  const before = memory.findDraft(place);
  if (before !== null && before.carried === undefined)
    memory.keepDraft({ ...place, code: codeOf(place.code, aside) }, before);
  memory.keepDraft(place, draft);
}

function codeOf(code: string, { timestamp }: Pick<EditedLine, 'timestamp'>): string {
  return `${code}.${timestamp}`;
}

/** Keeps the unfinished configuration while somebody works, and lets go of it once it is ordered or thrown away. */
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

export function createDraftKeeper(memory: Memory, { device, customer, quote = null }: Beginning) {
  // An answer that is still under way must not bring back what was thrown away.
  let isDiscarded = false;
  let isChangedHere = false;

  const placeOf = ({ code }: Product, edited: Pick<EditedLine, 'timestamp'> | null): DraftPlace => {
    const place = draftPlace(device, customer.id, code, quote);
    return edited === null ? place : { ...place, code: codeOf(place.code, edited) };
  };

  // Whatever the unit: a customer may have chosen another since.
  const asItIs = ({ specs, amount }: EditedLine): string =>
    JSON.stringify([decodeSpecs(specs, customer.unit), amount]);

  const takeAside = (product: Product): Draft | null => {
    const place = placeOf(product, aside);
    const draft = memory.findDraft(place);
    memory.dropDraft(place);
    return draft;
  };

  return {
    find: (product: Product): Draft | null => memory.findDraft(placeOf(product, null)) ?? takeAside(product),
    // Changes to a line that is another by now would undo what was changed since.
    findEdited: (product: Product, edited: EditedLine): Draft | null => {
      const place = placeOf(product, edited);
      const draft = memory.findDraft(place);
      if (draft?.line === asItIs(edited)) return draft;
      memory.dropDraft(place);
      return null;
    },
    keep: (event: ConfiguratorEvent, after: ConfiguratorState, before: ConfiguratorState): void => {
      if ('beginning' in event || event.type === 'productChosen') isDiscarded = isChangedHere = false;
      else if (event.type === 'valueChosen' || event.type === 'amountChanged') isChangedHere = true;
      const { product, edited, chosen, amount, rows, activeIndex, carried } = after;
      const isChanged =
        chosen !== before.chosen ||
        amount !== before.amount ||
        rows.typed !== before.rows.typed ||
        activeIndex !== before.activeIndex;
      if (!isChanged || isDiscarded || product === null) return;
      if (!hasUnsavedWork(after)) {
        // The last answer was taken back, and must not come back by itself.
        if (product === before.product && hasUnsavedWork(before)) memory.dropDraft(placeOf(product, edited));
        return;
      }
      const activeKey = activeSpecification(after)?.key ?? null;
      memory.keepDraft(placeOf(product, edited), {
        chosen,
        amount,
        rows: rows.typed,
        activeKey,
        carried: isChangedHere ? undefined : carried,
        line: edited === null ? undefined : asItIs(edited),
      });
    },
    discard: ({ product, edited }: ConfiguratorState): void => {
      isDiscarded = true;
      if (product !== null) memory.dropDraft(placeOf(product, edited));
    },
  };
}
