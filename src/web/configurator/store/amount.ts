import { maxRowAmount } from '#domain/configuration/limits.ts';

/** R5.3: at least one, decimals stripped. Whether it is too many is for the server to say. */
export function wholeAmount(amount: number): number {
  return Number.isFinite(amount) ? Math.max(1, Math.trunc(amount)) : 1;
}

export function rowAmount(amount: number): number {
  return Math.min(maxRowAmount, wholeAmount(amount));
}
