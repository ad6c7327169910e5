import type { Client } from 'pg';
import { z } from 'zod';
import type { Book } from './book.ts';
import { rows } from './rows.ts';
import type { Register } from './stand-in.ts';

type Seen = { readonly book: Book; readonly register: Register };

const day = 24 * 60 * 60_000;
// The register's answers serve for a month; a clock may be an hour off when an order is placed.
const servesMs = 30 * day + 2 * 60 * 60_000;
// An order that was on its way when the register came back, with all that its questions had waited for.
const patienceMs = 30_000;

const order = z.object({
  reference: z.string(),
  country: z.string(),
  percent: z.number(),
  vatId: z.string().nullable(),
  placedAt: z.date(),
  check: z
    .object({
      vatId: z.string(),
      answer: z.string(),
      askedAt: z.string(),
      consultation: z.string().nullable(),
    })
    .nullable(),
});
type Order = z.infer<typeof order>;

/** Each order has the VAT that the register's own answers allow: it knows every number here, when it answers. */
export async function checkVat(shop: Client, seen: Seen): Promise<string[]> {
  const found = await rows(
    shop,
    `select reference, delivery_address->>'country' as country, vat_percent as percent, customer->>'vatId' as "vatId",
            placed_at as "placedAt", vat_check as check
       from orders where reference like 'P%-%'`,
  );
  const orders = found.map((row) => order.parse(row));
  const toBelgium = orders.filter(({ country }) => country === 'BE');
  const free = toBelgium.filter(({ percent }) => percent === 0).length;
  seen.book.toBelgium = { free, taxed: toBelgium.length - free };
  return orders.flatMap((placed) => {
    const reason = placed.percent === 0 ? whyNotFree(placed, seen.register) : whyNotTaxed(placed, seen.book);
    return reason === null ? [] : [`order ${placed.reference} has ${placed.percent} % VAT: ${reason}`];
  });
}

function whyNotFree({ country, vatId, check, placedAt }: Order, { told }: Register): string | null {
  if (country !== 'BE') return `it goes to ${country}`;
  if (check?.answer !== 'valid' || check.vatId !== vatId) return 'it rests on no good answer';
  if (!told.has(check.consultation ?? '')) return `the register never gave ${check.consultation}`;
  const age = placedAt.getTime() - new Date(check.askedAt).getTime();
  return age > servesMs ? `the answer was ${Math.round(age / day)} days old` : null;
}

function whyNotTaxed({ country, percent, placedAt }: Order, { withoutAnswer }: Book): string | null {
  if (percent !== 21) return 'there is no such percentage';
  if (country !== 'BE') return null;
  const isExplained = withoutAnswer.some(
    ({ from, until }) => placedAt >= from && placedAt.getTime() < (until?.getTime() ?? Infinity) + patienceMs,
  );
  return isExplained ? null : 'the register had said that the number is good, and not long ago';
}
