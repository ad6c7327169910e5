/** An amount of money in whole euro cents. */
export type Cents = number & { readonly __unit: 'cent' };

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`);
  return value as Cents;
}

export const zero: Cents = cents(0);

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

export function times(amount: Cents, count: number): Cents {
  return cents(amount * count);
}

/** `numerator / denominator` in whole numbers, half up; exact as long as the products stay safe integers. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** '86.08': how money goes over the wire and into the database. */
export function decimalString(amount: Cents): string {
  const sign = amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  const rest = size % 100;
  return `${sign}${(size - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}
