import type { OfferPage } from '#contract/offer-page.ts';
import type { SignedInPerson } from '../app-env.ts';
import { listOfferedLines } from '../cart/find-lines.ts';
import { type CartDependencies, openLines } from '../cart/open-cart.ts';
import { linesData } from '../cart/present-cart.ts';
import { presentTotals } from '../cart/present-totals.ts';
import { photosOfOffer } from '../photos/photos.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import { findOffer } from './find-offers.ts';

/** An offered cart as the cart itself would show it; null for who is not one of the two. */
export async function offerPage(
  deps: CartDependencies,
  priceLists: PriceLists,
  person: SignedInPerson,
  id: number,
): Promise<Omit<OfferPage, 'form' | 'notice' | 'canGiveBack' | 'canTake'> | null> {
  const { database } = deps;
  const found = await findOffer(database, person.id, id);
  if (found === null) return null;
  const { summary: offer, remarks, hasLeft } = found;
  const stored = offer.state === 'offered' ? await listOfferedLines(database, id) : [];
  const opened = await openLines(deps, priceLists, person, stored);
  return {
    name: 'offer',
    ...{ offer, remarks, hasLeft },
    unit: person.unit,
    lines: linesData(opened.lines, person.unit, await photosOfOffer(database, id)),
    totals: stored.length === 0 ? null : presentTotals(opened.totals, person.unit),
  };
}
