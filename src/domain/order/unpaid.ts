const day = 24 * 60 * 60 * 1000;
/** How long before the end the customer is told of it. */
const noticeDays = 3;

type Unpaid = { readonly placedAt: Date; readonly remindedAt: Date | null };

type Deadlines = {
  readonly remindAt: Date;
  /** Never sooner after the reminder than it says, however late that was sent; null while it is not sent. */
  readonly expireAt: Date | null;
  /** What the customer may count on, as far as it is known. */
  readonly payUntil: Date;
};

/** When an order that nobody pays comes to its end, `days` after it was placed. */
export function unpaidDeadlines({ placedAt, remindedAt }: Unpaid, days: number): Deadlines {
  // Of a short term not more than half: a reminder with the order itself would be none.
  const notice = Math.min(noticeDays, days / 2) * day;
  const end = placedAt.getTime() + days * day;
  const expireAt = remindedAt === null ? null : new Date(Math.max(end, remindedAt.getTime() + notice));
  return { remindAt: new Date(end - notice), expireAt, payUntil: expireAt ?? new Date(end) };
}
