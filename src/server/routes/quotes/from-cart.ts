import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { readForm } from '../../input/read-form.ts';
import { changeForCustomer } from '../../middleware/change-for-customer.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { type PriceLists, standingPrices } from '../../prices/price-lists.ts';
import { type CartNews, type SavedCart, saveCart } from '../../quotes/ordering/save-cart.ts';

/** R13.1: 'Bewaar als offerte', and into a concept that is there already (`offerte`). */
export function fromCartRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/offertes', async (c) => {
    const values = await readForm(c);
    const key = z.uuid().safeParse(values['key']).data ?? randomUUID();
    const into = values['offerte'] || null;
    const known = standingPrices(await priceLists.latest());
    const saved = await changeForCustomer(c, deps, {
      action: 'cart_changed_on_behalf',
      what: 'saved as a quote',
      change: (database) => saveCart({ ...deps, database }, known, signedInPerson(c), { key, into }),
      isDone: ({ kind }) => kind === 'saved',
    });
    if (saved.kind !== 'saved') return c.redirect(`/winkelwagen?melding=${problems[saved.kind]}`, 303);
    const { added, made } = notices[saved.news];
    return c.redirect(`/offertes/${saved.number}?melding=${into === null ? made : added}`, 303);
  });
}

// By the names that the cart's and the quote's notices have.
const problems: Readonly<Record<Exclude<SavedCart['kind'], 'saved'>, string>> = {
  empty: 'niets-te-bewaren',
  full: 'te-veel-regels',
  'no-concept': 'geen-concept',
};

const notices: Readonly<Record<CartNews, { readonly made: string; readonly added: string }>> = {
  none: { made: 'bewaard', added: 'toegevoegd' },
  prices: { made: 'bewaard-prijzen', added: 'toegevoegd-prijzen' },
  impossible: { made: 'bewaard-kan-niet', added: 'toegevoegd-kan-niet' },
};
