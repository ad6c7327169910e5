import type { Frame, Page } from '#contract/page.ts';
import { isQuoteLink } from '#contract/quote/link.ts';
import { accountView } from './account/account-view.tsx';
import { apiView } from './api/ApiPage.tsx';
import { cartView } from './cart/CartPage.tsx';
import { offerFormView } from './cart/OfferFormPage.tsx';
import { offerView } from './cart/OfferPage.tsx';
import { checkoutView, emptyCheckoutView } from './checkout/checkout-view.tsx';
import { coverOf } from './configurator/mobile/FirstScreen.tsx';
import { isInOffice, officeErrorView } from './office/frame/OfficeError.tsx';
import { officeView } from './office/office-view.tsx';
import { orderView } from './order/OrderPage.tsx';
import type { PageView } from './page-view.ts';
import { errorView } from './pages/ErrorPage.tsx';
import { homeView } from './pages/HomePage.tsx';
import { informationView } from './pages/InformationPage.tsx';
import { measuringView } from './pages/MeasuringPage.tsx';
import { measuringProductView } from './pages/MeasuringProductPage.tsx';
import { productView } from './pages/ProductPage.tsx';
import { quickOrderView } from './pages/QuickOrderPage.tsx';
import { staleFormView } from './pages/StaleFormPage.tsx';
import { paymentView } from './payment-link/payment-view.tsx';
import { quoteLinkErrorView, quoteLinkView } from './quote-link/quote-link-view.tsx';
import { quotesView } from './quotes/quotes-view.tsx';
import { specialRequestView } from './special-request/special-request-view.tsx';

/** The register of pages. One that is missing here does not compile: it is no account page either. */
export function viewOf(page: Page, frame: Frame): PageView {
  switch (page.name) {
    case 'home':
      return homeView(page, frame);
    case 'product':
      return { ...productView(page, frame), cover: coverOf(page) };
    case 'quick-order':
      return quickOrderView(page, frame);
    case 'measuring':
      return measuringView(page, frame);
    case 'measuring-product':
      return measuringProductView(page, frame);
    case 'information':
      return informationView(page, frame);
    case 'api':
      return apiView(page);
    case 'cart':
      return cartView(page, frame);
    case 'offer-form':
      return offerFormView(page, frame);
    case 'offer':
      return offerView(page, frame);
    case 'checkout':
      return checkoutView(page, frame);
    case 'checkout-empty':
      return emptyCheckoutView(page);
    case 'order':
      return orderView(page, frame);
    case 'payment':
    case 'payment-state':
    case 'demo-payment':
    case 'demo-payment-link':
      return paymentView(page, frame);
    case 'special-request-form':
    case 'special-request':
      return specialRequestView(page, frame);
    case 'office-home':
    case 'office-orders':
    case 'office-tasks':
    case 'office-keys':
    case 'office-notices':
    case 'office-task':
    case 'office-order':
    case 'office-order-ship':
    case 'office-order-credit':
    case 'office-order-refund':
    case 'office-customers':
    case 'office-customer':
    case 'office-customer-form':
    case 'office-requests':
    case 'office-request':
    case 'office-invoices':
    case 'office-invoice':
    case 'office-payments':
    case 'office-payment':
    case 'office-transfer':
    case 'office-bank-statements':
    case 'office-bank-statement':
    case 'office-links':
    case 'office-link':
    case 'office-new-link':
    case 'office-exports':
    case 'office-work':
    case 'office-status':
    case 'office-logbook':
    case 'office-settings':
    case 'office-setting':
    case 'office-staff':
    case 'office-invite':
    case 'office-member':
    case 'office-prices':
    case 'office-price-list':
    case 'office-price-import':
    case 'office-price-preview':
    case 'office-discounts':
    case 'office-own-discount':
      return officeView(page, frame);
    case 'quote':
    case 'quote-order':
    case 'quote-to-cart':
    case 'quote-list':
    case 'remove-quote':
    case 'quote-look':
      return quotesView(page, frame);
    case 'quote-link':
    case 'quote-link-gone':
      return quoteLinkView(page, frame);
    case 'stale-form':
      return staleFormView(page);
    case 'error':
      if (isQuoteLink(frame.path)) return quoteLinkErrorView(page);
      return isInOffice(frame) ? officeErrorView(page) : errorView(page);
    default:
      return accountView(page, frame);
  }
}
