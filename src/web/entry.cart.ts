import { beginPage } from './begin-page.ts';
import { enhanceCart } from './cart/enhance-cart.ts';

beginPage(enhanceCart);
