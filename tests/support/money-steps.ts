import { type Cents, cents } from '#domain/money/cents.ts';

/** What may happen to money. */
export const steps = [
  'order',
  'order_on_account',
  'pay',
  'pay_in_two_tabs',
  'give_up_paying',
  'pay_several',
  'transfer',
  'undo_transfer',
  'release',
  'ship_one',
  'ship_rest',
  'credit',
  'credit_lines',
  'refund',
  'refund_elsewhere',
  'charge_back',
  'win_dispute',
  'write_off',
  'undo_write_off',
  'give_surplus_back',
  'settle_bank_refund',
  'cancel',
] as const;

export type Step = {
  readonly kind: (typeof steps)[number];
  // Which of those that there are, the oldest first.
  readonly pick: number;
  // How much of it: a quarter, a half, three, all.
  readonly part: number;
  readonly isTold: boolean;
};

/** At least a cent. */
export function partOf(amount: Cents, quarters: number): Cents {
  return cents(Math.max(1, Math.floor((amount * quarters) / 4)));
}
