import type { Seller } from '#domain/business/seller.ts';
import type { ShopContact } from '#domain/shop-settings/shop-settings.ts';
import { footerText } from '../pages/frame.ts';
import { supportText } from '../pages/ui.ts';

/** R11.7: who writes, at the foot of every mail. */
export function mailColophon(company: Seller, { nl, be }: ShopContact): readonly string[] {
  const phones = [
    ...(nl === '' ? [] : [`${supportText.netherlands} ${nl}`]),
    ...(be === '' ? [] : [`${supportText.belgium} ${be}`]),
  ];
  return [footerText.seller(company), [...phones, company.email].join(' · ')];
}
