import type { EmptyCheckoutPage, CheckoutPage as Page } from '#contract/checkout-page.ts';
import type { Frame } from '#contract/page.ts';
import { formTexts } from '#text/account/fields.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import type { PageView } from '../page-view.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';

export function checkoutView(page: Page, frame: Frame): PageView {
  const isFaulty = page.form.notice !== null;
  return {
    title: isFaulty ? formTexts.errorTitle(checkoutTexts.title) : checkoutTexts.title,
    description: null,
    isIndexed: false,
    script: 'checkout',
    content: (
      <CheckoutPage
        page={page}
        csrfToken={frame.csrfToken}
        support={frame.support}
        email={frame.seller.email}
      />
    ),
  };
}

export function emptyCheckoutView(page: EmptyCheckoutPage): PageView {
  return {
    title: checkoutTexts.emptyTitle,
    description: null,
    isIndexed: false,
    content: <EmptyCheckout page={page} />,
  };
}
