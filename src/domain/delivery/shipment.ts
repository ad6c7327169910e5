/** A line of an order, and how many of its screens have gone. */
export type SentLine = { readonly id: number; readonly amount: number; readonly sent: number };

/** All that is left, or so many of each line by its id. */
export type ShipmentWish = 'rest' | ReadonlyMap<number, number>;

export type Shipment =
  | {
      readonly kind: 'sent';
      readonly lines: readonly { readonly id: number; readonly amount: number }[];
      // What is left after it; of the last, nothing.
      readonly left: readonly { readonly id: number; readonly amount: number }[];
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'too_many'; readonly id: number; readonly left: number };

export function leftToSend({ amount, sent }: SentLine): number {
  return Math.max(0, amount - sent);
}

/** What goes; never more of a line than is left of it. */
export function planShipment(lines: readonly SentLine[], wish: ShipmentWish): Shipment {
  const wanted = (line: SentLine) => (wish === 'rest' ? leftToSend(line) : (wish.get(line.id) ?? 0));
  const wrong = lines.find(
    (line) => !Number.isSafeInteger(wanted(line)) || wanted(line) < 0 || wanted(line) > leftToSend(line),
  );
  if (wrong !== undefined) return { kind: 'too_many', id: wrong.id, left: leftToSend(wrong) };
  const some = (amountOf: (line: SentLine) => number) =>
    lines.map((line) => ({ id: line.id, amount: amountOf(line) })).filter(({ amount }) => amount > 0);
  const going = some(wanted);
  if (going.length === 0) return { kind: 'nothing' };
  return { kind: 'sent', lines: going, left: some((line) => leftToSend(line) - wanted(line)) };
}
