import type { QuoteLine } from '#domain/quote/quote-line.ts';
import type { quoteLines, quotes } from '../database/schema/quotes.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type QuoteLineRow = typeof quoteLines.$inferSelect;

export function lineOf(row: QuoteLineRow): QuoteLine {
  const { id, groupName: group, screen, rule, description, quantity, unit, price, vatPercent } = row;
  if (screen !== null) return { kind: 'screen', id, group, screen, rule };
  // The table refuses a line of neither kind.
  if (description === null || quantity === null || unit === null || price === null || vatPercent === null) {
    throw new Error(`quote line ${id} is no line`);
  }
  return { kind: 'own', id, group, description, quantity, unit, price, vatPercent };
}
