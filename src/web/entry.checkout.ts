import { enhanceCheckout } from './checkout/enhance-checkout.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);
enhanceCheckout(document);
