import type { CatalogueProduct } from '#catalogue/index.ts';
import type { ConfiguratorRequest } from '#contract/configurator-request.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { assess } from '#domain/configuration/assess.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { Dependencies, SignedInPerson } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { customerOf } from '../prices/customer-of.ts';
import type { PriceLists } from '../prices/price-lists.ts';

export type AssessCall = (
  person: SignedInPerson,
  product: CatalogueProduct,
  request: Omit<ConfiguratorRequest, 'reading'>,
) => Promise<Assessment>;

/** Prices, rules and customer are the shop's own; of the request only the answers count. */
export function createAssessCall(deps: Dependencies, priceLists: PriceLists): AssessCall {
  return async (person, product, { device, answers, amount, customerId: personId }) => {
    if (personId !== null && personId !== person.id) throw new Refusal(403, callErrors.otherCustomer);
    const today = dutchDate(deps.now());
    const prices = await priceLists.recent();
    const priceList = prices.list(product.code, today);
    if (priceList === null) throw new Error(`no price list of ${product.code} holds on ${today}`);
    const customer = customerOf(person, prices, today);
    const { workshop } = deps.shopSettings.recent();
    return assess({ product, priceList, customer, device, answers, amount, today, workshop });
  };
}
