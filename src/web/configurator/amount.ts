import { maxAmount } from '#domain/configuration/max-amount.ts';

// R5.3: at least one, decimals stripped; at most what the server prices, or the field would show another number.
export function wholeAmount(amount: number): number {
  return Number.isFinite(amount) ? Math.min(maxAmount, Math.max(1, Math.trunc(amount))) : 1;
}

const maxRowAmount = 50;

export function rowAmount(amount: number): number {
  return Math.min(maxRowAmount, wholeAmount(amount));
}
