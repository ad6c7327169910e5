import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { buyers } from './actors.ts';
import type { Book } from './book.ts';
import { rows } from './rows.ts';

type Counted = ReadonlyMap<string, { readonly confirmed: number; readonly all: number }>;

/** How many lines each was told that they have added, and how many they have asked for. */
export function countLines({ adds }: Pick<Book, 'adds'>): Counted {
  return new Map(
    buyers.map((by) => {
      const own = adds.filter((add) => add.by === by);
      const confirmed = own.filter(({ certainty }) => certainty === 'confirmed');
      return [by, { confirmed: confirmed.length, all: own.length }];
    }),
  );
}

/** What the demo begins with is nobody's here; what lies in a cart goes along with its first order. */
export async function writeBeginning(shop: Client, book: Book): Promise<void> {
  for (const { by, ever, inCart } of await linesOf(shop)) {
    book.linesBefore.set(by, ever - inCart);
    for (let line = 0; line < inCart; line += 1)
      book.adds.push({ by, key: randomUUID(), certainty: 'confirmed', ordered: 'no' });
  }
}

/**
 * Every line that anybody ever had, in a cart, taken out of it or ordered, is one that was asked for. `before` is what was
 * confirmed before this looks: what is asked for meanwhile may be there already.
 */
export async function checkAdds(shop: Client, book: Book, before: Counted): Promise<string[]> {
  const found = await linesOf(shop);
  const after = countLines(book);
  return found.flatMap(({ by, ever }) => {
    const lines = ever - (book.linesBefore.get(by) ?? 0);
    const least = before.get(by)?.confirmed ?? 0;
    const most = after.get(by)?.all ?? 0;
    if (lines >= least && lines <= most) return [];
    return [`${by} has ${lines} lines, of ${least} that were confirmed and ${most} that were asked for`];
  });
}

async function linesOf(shop: Client) {
  const found = await rows(
    shop,
    `select email,
            (select count(*)::integer from cart_lines where person_id = people.id and removed_at is null) as cart,
            (select count(*)::integer from cart_lines where person_id = people.id)
            + (select count(*)::integer from order_lines join orders on orders.id = order_id
                where orders.person_id = people.id) as ever
       from people where email = any($1)`,
    [[...buyers]],
  );
  return found.map(({ email, cart, ever }) => ({
    by: String(email),
    inCart: Number(cart),
    ever: Number(ever),
  }));
}
