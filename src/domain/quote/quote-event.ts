/** What happens to a quote, in the order in which it usually does. */
export const quoteEventKinds = [
  'made',
  'copied',
  'sent',
  'seen',
  'reminded',
  'asked',
  'accepted',
  'refused',
  'new_version',
  'to_cart',
  'ordered',
] as const;
export type QuoteEventKind = (typeof quoteEventKinds)[number];
