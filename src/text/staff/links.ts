import type { LinkRefusal } from '#domain/payment/link-refusal.ts';
import { orderStatusNames } from '../ordering/order.ts';

/** Of a mail with a link for a free amount, when nobody gave a name. */
export const linkSalutation = 'klant';

/** Why there is no link, on the page and to who typed the command. */
export function describeLinkRefusal(refusal: LinkRefusal): string {
  const { number } = refusal;
  switch (refusal.why) {
    case 'no_order':
      return `Er is geen bestelling ${number}.`;
    case 'no_invoice':
      return `Er is geen factuur ${number}.`;
    case 'not_payable':
      return `Bestelling ${number} kan niet worden betaald: ${orderStatusNames[refusal.status]}.`;
    case 'paid':
      return `${number} is al betaald.`;
    case 'pending':
      return `Voor ${number} loopt al een betaling bij de bank. Wacht die eerst af.`;
    case 'refunded':
      return `${number} is al betaald en (deels) terugbetaald.`;
    case 'credited':
      return `Factuur ${number} is helemaal gecrediteerd; er is niets te betalen.`;
    default:
      return refusal satisfies never;
  }
}
