import { type SQL, sql } from 'drizzle-orm';

// As long as numbers_in finds them.
const wholeNumber = /^%([a-z]\d{4}-\d{5})\d*%$/;

/** Of a pattern in small letters: whether it is a whole number of the shop's, which few have and an index of its own finds. */
export function isNumber(pattern: string): boolean {
  return wholeNumber.test(pattern);
}

/** What has an index on the numbers in its words, and what its rows are known by. */
const keys = { listed_orders: 'order_id', invoice_balances: 'invoice_id' } as const;

/**
 * Whether this stands in the words of a row that goes by the name of its table, or by another one. A whole number is gathered first,
 * and by its own index: that on parts of words goes through long lists for it, for every number has most of them.
 */
export function hasWord(table: keyof typeof keys, pattern: string, name: string = table): SQL {
  const [, number] = wholeNumber.exec(pattern) ?? [];
  if (number === undefined) return sql`${sql.raw(name)}.words like ${pattern}`;
  const key = sql.raw(keys[table]);
  return sql`${sql.raw(name)}.${key} = any (array(
    select ${key} from ${sql.raw(table)} where numbers_in(words) @> array[${number}] and words || '' like ${pattern}
  ))`;
}
