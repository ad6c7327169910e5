import { enhanceCart } from './cart/enhance-cart.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);
enhanceCart(document);
