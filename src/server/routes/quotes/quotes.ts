import { Hono } from 'hono';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { requireRight } from '../../middleware/session.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { quoteActionRoutes } from './actions.ts';
import { quoteDetailRoutes } from './details.ts';
import { fromCartRoutes } from './from-cart.ts';
import { quoteLineRoutes } from './lines.ts';
import { quoteListRoutes } from './list.ts';
import { quoteOrderRoutes } from './order.ts';
import { quotePdfRoutes } from './pdf.ts';
import { quotePageRoutes } from './quote.ts';
import { sendRoutes } from './send.ts';

/** R13: what a company's own people do with quotes. What their end customers open is in `quote-link.ts`. */
export function quoteRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use('/offertes', requireRight('make_quotes'))
    .use('/offertes/*', requireRight('make_quotes'))
    .route('/', quoteListRoutes(deps))
    .route('/', fromCartRoutes(deps, priceLists))
    .route('/', quotePdfRoutes(deps))
    .route('/', sendRoutes(deps, priceLists))
    .route('/', quoteLineRoutes(deps))
    .route('/', quotePageRoutes(deps, priceLists))
    .route('/', quoteOrderRoutes(deps, priceLists))
    .route('/', quoteDetailRoutes(deps, priceLists))
    .route('/', quoteActionRoutes(deps));
}
