import { beginPage } from './begin-page.ts';
import { enhanceCheckout } from './checkout/enhance-checkout.ts';

beginPage(enhanceCheckout);
