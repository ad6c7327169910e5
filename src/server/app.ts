import { Hono } from 'hono';
import type { AppEnv, Dependencies } from './app-env.ts';
import { isAway, reasonOf } from './database/is-away.ts';
import { addShopFigures } from './health/shop-figures.ts';
import { sandboxApi, usesSandbox } from './integrations/choose-payment-provider.ts';
import { createMetrics } from './log/metrics.ts';
import { limitCalls } from './middleware/call-limit.ts';
import { checkCsrf } from './middleware/csrf.ts';
import { isUpload, limitPasswordDoors, limitUploadDoors } from './middleware/doors.ts';
import { handleErrors, handleNotFound } from './middleware/errors.ts';
import { below, inARow } from './middleware/in-a-row.ts';
import { inTurn } from './middleware/in-turn.ts';
import { keepForms } from './middleware/keep-forms.ts';
import { bodyLimit, bodyLimits, limitBody } from './middleware/limit-body.ts';
import { quoteLinkHeaders } from './middleware/quote-links.ts';
import { limitPerMinute } from './middleware/rate-limit.ts';
import { RememberedRoutes } from './middleware/remembered-routes.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestSpans } from './middleware/request-spans.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { loadSession, requireRight } from './middleware/session.ts';
import { soundAddress } from './middleware/sound-address.ts';
import { staticFiles } from './middleware/static-files.ts';
import { visitorPages } from './middleware/visitor-pages.ts';
import { officeRoutes } from './office/office.ts';
import { createPriceLists } from './prices/price-lists.ts';
import { accountRoutes } from './routes/account/account.ts';
import { accountRequestRoutes } from './routes/account/account-request.ts';
import { loginRoutes } from './routes/account/login.ts';
import { lookRoutes } from './routes/account/look.ts';
import { answerStaleLink } from './routes/answer-link.ts';
import { apiRoutes } from './routes/api.ts';
import { cartRoutes } from './routes/cart/cart.ts';
import { cataloguePaths, catalogueRoutes } from './routes/catalogue.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { clientErrorRoutes } from './routes/client-errors.ts';
import { demoMailRoutes } from './routes/demo/demo-mail.ts';
import { demoPaymentRoutes } from './routes/demo/demo-payment.ts';
import { demoPaymentLinkRoutes } from './routes/demo/demo-payment-link.ts';
import { measuringSheetRoutes } from './routes/measuring-sheet.ts';
import { mollieWebhookRoutes } from './routes/mollie-webhook.ts';
import { offerRoutes } from './routes/offers.ts';
import { operationsRoutes } from './routes/operations.ts';
import { orderRoutes } from './routes/orders.ts';
import { paymentRoutes } from './routes/payment.ts';
import { photoRoutes } from './routes/photos.ts';
import { productRoutes } from './routes/product/product.ts';
import { quoteLinkRoutes } from './routes/quote-link.ts';
import { quoteRoutes } from './routes/quotes/quotes.ts';
import { specialRequestRoutes } from './routes/special-requests.ts';
import { wellKnownRoutes } from './routes/well-known.ts';

/** The whole shop but its port. */
export function createApp(deps: Dependencies): Hono<AppEnv> {
  const metrics = createMetrics(deps.siblings);
  const priceLists = createPriceLists(deps.database, deps.now, (error) => {
    if (isAway(error)) deps.log.warn({ reason: reasonOf(error) }, 'price lists not read anew');
    else deps.log.error({ err: error }, 'price lists not read anew');
  });
  const app = new Hono<AppEnv>({ router: new RememberedRoutes() });
  app.onError(handleErrors(deps));
  app.notFound(handleNotFound(deps));

  if (deps.spans !== undefined) app.use(requestSpans(deps.spans, deps));
  addShopFigures(metrics.registry, deps);
  deps.exportFigures?.(metrics.figures);
  app.use(requestLog(deps, metrics));
  const keptForVisitors = visitorPages(deps, priceLists);
  for (const path of cataloguePaths) app.use(path, keptForVisitors);
  app.use('/offerte/*', quoteLinkHeaders);
  app.use(securityHeaders(deps.settings));
  app.use(soundAddress);
  app.route('/', operationsRoutes(deps, metrics));
  app.route('/', wellKnownRoutes(deps));
  app.route('/', staticFiles());
  app.route('/', measuringSheetRoutes(deps));
  app.route('/', limitPasswordDoors(deps));
  app.route('/', limitUploadDoors(deps));
  const uploads = bodyLimit(bodyLimits.upload, bodyLimits.upload);
  const others = bodyLimit(bodyLimits.form, 64 * bodyLimits.form);
  app.use(limitBody((request) => (isUpload(request) ? uploads : others)));
  app.route('/', mollieWebhookRoutes(deps));
  // Like the webhook, it is spoken to by programs, which have a key and no session.
  if (usesSandbox(deps.settings)) {
    app.route('/demo/mollie', sandboxApi(deps.settings, deps.database, deps.now));
  }
  // Before anything is looked up: a link is not found by trying.
  app.use('/offerte/*', limitPerMinute(deps, 'quote-link', 300));
  app.use(loadSession(deps));
  app.use(
    inARow(
      // Before the token is looked at: whoever is not logged in should hear that first.
      below('/product/', requireRight('configure')),
      checkCsrf(deps, (c) => answerStaleLink(c, deps)),
      below('/product/', limitCalls(deps)),
    ),
  );
  app.route('/', productRoutes(deps, priceLists));
  const heavyInTurn = inTurn();
  for (const path of ['/winkelwagen', '/checkout', '/offertes/:number', '/bestelling/:number'])
    app.get(path, heavyInTurn);
  app.use(keepForms(deps));

  app.route('/', clientErrorRoutes(deps, metrics));
  app.route('/', catalogueRoutes(deps, priceLists));
  app.route('/', apiRoutes(deps));
  app.route('/', cartRoutes(deps, priceLists));
  app.route('/', offerRoutes(deps, priceLists));
  app.route('/', quoteRoutes(deps, priceLists));
  app.route('/', quoteLinkRoutes(deps));
  app.route('/', photoRoutes(deps));
  app.route('/', specialRequestRoutes(deps));
  app.route('/', checkoutRoutes(deps, priceLists));
  app.route('/', orderRoutes(deps, priceLists));
  app.route('/', loginRoutes(deps));
  app.route('/', accountRoutes(deps));
  app.route('/', lookRoutes(deps, priceLists));
  app.route('/', accountRequestRoutes(deps));
  app.route('/', officeRoutes(deps));
  app.route('/', demoMailRoutes(deps));
  app.route('/', paymentRoutes(deps));
  app.route('/', demoPaymentLinkRoutes(deps));
  app.route(
    '/',
    demoPaymentRoutes(deps, async (request) => app.fetch(request)),
  );
  return app;
}
