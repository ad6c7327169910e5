import type { CheckoutPage } from '#contract/checkout-page.ts';
import { quotePath } from '#contract/quote/quote.ts';
import { movedOnTexts } from '#text/quotes/order.ts';
import { Message } from '../ui/Message.tsx';

type Props = { readonly page: Pick<CheckoutPage, 'movedOn'> };

/** R13.5: a quote that was changed after its lines came into the cart. */
export function MovedOn({ page: { movedOn } }: Props) {
  return movedOn.map(({ quote, version, present }) => (
    <Message key={`${quote} ${version}`} kind="info" title={movedOnTexts.title(quote, version)}>
      <p>{movedOnTexts.body(version, present)}</p>
      <a href={quotePath(quote)}>{movedOnTexts.open}</a>
    </Message>
  ));
}
