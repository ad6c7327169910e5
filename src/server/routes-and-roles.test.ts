import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhoto } from '#tests/support/photo-files.ts';
import { aQuote, aSentQuote } from '#tests/support/quotes.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { findPersonByEmail } from './accounts/people.ts';
import { listLines } from './cart/find-lines.ts';
import { accountRequests, addresses } from './database/schema/accounts.ts';
import { mails } from './database/schema/operations.ts';
import { orderLines } from './database/schema/orders.ts';
import { photos, specialRequests } from './database/schema/photos.ts';
import { staffTasks } from './database/schema/tasks.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { offerCart } from './offers/offer-cart.ts';
import { readPhoto } from './photos/read-photo.ts';
import { listQuoteLines } from './quotes/find-quote.ts';

const { database } = await testDatabase();
// Whether somebody is let in does not hang on what the page looks like, and drawing it nine times is most of the work.
const shop = testApp(database, {
  renderPage: (_page, { csrfToken }) => ({
    html: `<meta name="csrf-token" content="${csrfToken}">`,
    hasScript: false,
  }),
});

const persons = {
  visitor: null,
  measurer: demoAccounts.measurer,
  buyer: demoAccounts.buyer,
  companyOwner: demoAccounts.millimetres,
  otherCompany: demoAccounts.belgian,
  owner: demoAccounts.staff,
  sales: demoAccounts.sales,
  bookkeeping: demoAccounts.bookkeeping,
  workshop: demoAccounts.workshop,
} as const;

type Who = keyof typeof persons;

const anybody = '+ ++++ ++++';
const loggedIn = '> ++++ ++++';
const whoConfigures = '> ++++ ++--';
// Of their own company.
const whoQuotes = '> ++++ ----';
const whoOrders = '> -+++ ----';
const whoManages = '> --++ ----';
const ownerOnly = '> ---- +---';
// A quote of the first company.
const whoQuotesThere = '> +++0 ----';
// Who changes customers.
const customers = '> ---- ++--';
const whoCounts = '> ---- +-+-';

/**
 * R10.1 R12.1: who gets what at every address. `+` is let in (and may hear that a form is not filled in), `>` is sent to log
 * in, `-` is refused, `0` is told that there is no such thing. In this order, where the first three after the visitor are of
 * the company that owns the order, the address and the request that are asked for:
 *
 *   visitor · measurer, buyer, company owner, somebody of another company · owner, sales, bookkeeping, workshop
 */
const table: Readonly<Record<string, string>> = {
  // What anybody may see, or a program with a key of its own.
  'GET /healthz': anybody,
  'GET /readyz': anybody,
  // From the machine itself, or with a key.
  'GET /metrics': '> >>>> >>>>',
  'GET /.well-known/security.txt': anybody,
  'GET /.well-known/change-password': anybody,
  'GET /assets/*': '0 0000 0000',
  'GET /images/*': '0 0000 0000',
  'GET /video/*': '0 0000 0000',
  'GET /apple-touch-icon.png': anybody,
  'GET /favicon.png': anybody,
  'GET /favicon.svg': anybody,
  'GET /robots.txt': anybody,
  'POST /webhooks/mollie': anybody,
  'POST /client-errors': anybody,
  'GET /api': anybody,
  'GET /api/openapi.json': anybody,

  // The catalogue.
  'GET /': anybody,
  'GET /producten': anybody,
  'GET /producten/:code': anybody,
  'GET /meetinstructies': anybody,
  'GET /meetinstructies/:code': anybody,
  'GET /meetinstructies/:code/meetblad.pdf': anybody,
  'GET /meetinstructies/:code/meetblad-totaal.pdf': anybody,
  'GET /algemene-voorwaarden': anybody,
  'GET /privacy': anybody,
  'GET /contact': anybody,
  'GET /snel-bestellen': '+ ++++ ++--',

  // Doors.
  'GET /inloggen': anybody,
  'POST /inloggen': anybody,
  'POST /uitloggen': anybody,
  'GET /inloggen/tweede-stap': anybody,
  'POST /inloggen/tweede-stap': anybody,
  'POST /inloggen/passkey/opties': anybody,
  'POST /inloggen/passkey': anybody,
  'GET /e-mailadres-bevestigen': anybody,
  'POST /e-mailadres-bevestigen': anybody,
  'GET /wachtwoord-vergeten': anybody,
  'POST /wachtwoord-vergeten': anybody,
  'GET /wachtwoord-herstellen': anybody,
  'POST /wachtwoord-herstellen': anybody,
  'GET /account-aanvragen': anybody,
  'POST /account-aanvragen': anybody,

  // The configurator and the cart.
  'POST /product/init/:code': whoConfigures,
  'POST /product/validate-state/:code': whoConfigures,
  'POST /product/drawing/:code': whoConfigures,
  'POST /product/add-to-cart/:code': whoConfigures,
  'POST /product/update-cart/:code': whoConfigures,
  'GET /product/get-kim-image/:code': whoConfigures,
  'GET /product/refresh-cart-preview': whoConfigures,
  'GET /product/ral': whoConfigures,
  'GET /product/uitvoeringen/:code': whoConfigures,
  'POST /product/uitvoeringen/:code': whoConfigures,
  'PATCH /product/uitvoeringen/:code/:id': whoConfigures,
  'DELETE /product/uitvoeringen/:code/:id': whoConfigures,
  'GET /winkelwagen': whoConfigures,
  'GET /winkelwagen/:timestamp/tekening.svg': whoConfigures,
  'POST /winkelwagen/opmerkingen': whoConfigures,
  'POST /winkelwagen/prijzen': whoConfigures,
  'POST /winkelwagen/:timestamp/aantal': whoConfigures,
  'POST /winkelwagen/:timestamp/referentie': whoConfigures,
  'POST /winkelwagen/:timestamp/fotos': whoConfigures,
  'POST /winkelwagen/:timestamp/fotos/:id/verwijderen': whoConfigures,
  'POST /winkelwagen/:timestamp/kopie': whoConfigures,
  'POST /winkelwagen/:timestamp/verwijderen': whoConfigures,
  'POST /winkelwagen/:timestamp/terugzetten': whoConfigures,

  // A cart offered by the measurer to the buyer.
  'GET /winkelwagen/aanbieden': '> +--- ----',
  'POST /winkelwagen/aanbieden': '> +--- ----',
  'GET /aangeboden/:id': '> ++00 0000',
  'GET /aangeboden/:id/:timestamp/tekening.svg': '> ++00 0000',
  'POST /aangeboden/:id/overnemen': '> -+00 ----',
  'POST /aangeboden/:id/teruggeven': '> -+00 ----',
  'POST /aangeboden/:id/terugnemen': '> ++00 0000',

  // Quotes: of a company's own people, whoever made them.
  'GET /offertes': whoQuotes,
  'GET /offertes.csv': whoQuotes,
  'POST /offertes': whoQuotes,
  'GET /offertes/:number': whoQuotesThere,
  'POST /offertes/:number/winkelwagen': whoQuotesThere,
  'GET /offertes/:number/bestellen': whoQuotesThere,
  'POST /offertes/:number/bestellen': whoQuotesThere,
  'POST /offertes/:number/klant': whoQuotesThere,
  'POST /offertes/:number/woorden': whoQuotesThere,
  'POST /offertes/:number/prijs': whoQuotesThere,
  'POST /offertes/:number/prijzen': whoQuotesThere,
  'POST /offertes/:number/regels': whoQuotesThere,
  'POST /offertes/:number/regels/:id': whoQuotesThere,
  // One that is nobody's: drawing takes seconds, and whose PDF is whose has a test of its own.
  'GET /offertes/:file': '> 0000 ----',
  'POST /offertes/:number/versturen': whoQuotesThere,
  'POST /offertes/:number/herinneren': whoQuotesThere,
  'POST /offertes/:number/nieuwe-versie': whoQuotesThere,
  'GET /offertes/:number/regels/:id/tekening.svg': whoQuotesThere,
  'POST /offertes/:number/kopieren': whoQuotesThere,
  'POST /offertes/:number/afgewezen': whoQuotesThere,
  'GET /offertes/:number/verwijderen': whoQuotesThere,
  'POST /offertes/:number/verwijderen': whoQuotesThere,
  // What is not there is told in the list.
  'POST /offertes/:number/terugzetten': whoQuotes,
  'POST /offertes/:number/regels/:id/aantal': whoQuotesThere,
  'POST /offertes/:number/regels/:id/ruimte': whoQuotesThere,
  'POST /offertes/:number/regels/:id/verplaatsen': whoQuotesThere,
  'POST /offertes/:number/regels/:id/kopie': whoQuotesThere,
  'POST /offertes/:number/regels/:id/verwijderen': whoQuotesThere,
  'POST /offertes/:number/regels/:id/terugzetten': whoQuotesThere,

  // Work to measure, and photos.
  'GET /maatwerk': whoConfigures,
  'POST /maatwerk': whoConfigures,
  'GET /maatwerk/:id': '> 0++0 +++0',
  'GET /fotos/:id': '> 0++0 ++++',
  'GET /fotos/:id/klein': '> 0++0 ++++',

  // Orders.
  'GET /checkout': whoOrders,
  'POST /checkout': whoOrders,
  'GET /bestelling/:number': '> 0++0 ++++',
  'POST /bestelling/:number/opnieuw': '> -++0 ----',
  'GET /bestelling/:number/facturen/:file': '> 0++0 +++-',
  'GET /bestelling/:number/werkbon.pdf': '> ---- ++-+',

  // The account.
  'GET /account': loggedIn,
  'GET /account/gegevens.json': loggedIn,
  'POST /account/contact': loggedIn,
  'POST /account/instellingen': loggedIn,
  'GET /account/logins/andere': loggedIn,
  'POST /account/logins/andere': loggedIn,
  'GET /account/logins/:id': loggedIn,
  'POST /account/logins/:id': loggedIn,
  'GET /account/beveiliging': loggedIn,
  'POST /account/beveiliging/bevestigen': loggedIn,
  'GET /account/beveiliging/passkeys/nieuw': loggedIn,
  'POST /account/beveiliging/passkeys/nieuw': loggedIn,
  'POST /account/beveiliging/passkeys': loggedIn,
  'GET /account/beveiliging/passkeys/:id/verwijderen': '> 0000 0000',
  'POST /account/beveiliging/passkeys/:id/verwijderen': '> 0000 0000',
  'GET /account/beveiliging/app': loggedIn,
  'POST /account/beveiliging/app': loggedIn,
  'GET /account/beveiliging/app/verwijderen': loggedIn,
  'POST /account/beveiliging/app/verwijderen': loggedIn,
  'GET /account/beveiliging/herstelcodes': loggedIn,
  'POST /account/beveiliging/herstelcodes': loggedIn,
  'GET /account/beveiliging/e-mailadres': loggedIn,
  'POST /account/beveiliging/e-mailadres': loggedIn,
  'GET /account/wachtwoord': loggedIn,
  'POST /account/wachtwoord': loggedIn,
  'GET /account/adressen/nieuw': whoOrders,
  'POST /account/adressen/nieuw': whoOrders,
  'GET /account/adressen/:id': '> -++0 ----',
  'POST /account/adressen/:id': whoOrders,
  'POST /account/adressen/:id/verwijderen': whoOrders,
  'GET /account/huisstijl': whoOrders,
  'POST /account/huisstijl': whoOrders,
  'POST /account/huisstijl/logo': whoOrders,
  'POST /account/huisstijl/logo/verwijderen': whoOrders,
  // Nobody has placed one.
  'GET /account/huisstijl/logo.png': '> -000 ----',
  'GET /account/huisstijl/voorbeeld': whoOrders,
  'POST /account/huisstijl/voorbeeld': whoOrders,
  'GET /account/facturen': whoOrders,
  'POST /account/facturen/betalen': whoOrders,
  'GET /account/facturen/overzicht.pdf': whoOrders,
  'GET /account/facturen/overzicht.csv': whoOrders,
  'GET /account/facturen/:file': '> -++0 ----',
  'POST /account/uitvoeringen/:id/naam': loggedIn,
  'POST /account/uitvoeringen/:id/verwijderen': loggedIn,
  'POST /account/uitvoeringen/:id/terugzetten': loggedIn,

  // The office.
  'GET /beheer': '> ---- ++++',
  'GET /beheer/bestellingen': '> ---- ++++',
  'GET /beheer/bestellingen.csv': '> ---- ++++',
  'POST /beheer/bestellingen/actie': '> ---- ++--',
  'POST /beheer/bestellingen/werkbonnen': '> ---- ++-+',
  'GET /beheer/bestellingen/:number': '> ---- ++++',
  'GET /beheer/bestellingen/:number/:position/tekening.svg': '> ---- ++++',
  // Each is tried once by everybody: who may is done with it, or told why not.
  'POST /beheer/bestellingen/:number/in-productie': '> ---- ++--',
  'POST /beheer/bestellingen/:number/terug-uit-productie': '> ---- ++--',
  'POST /beheer/bestellingen/:number/vasthouden': '> ---- ++--',
  'POST /beheer/bestellingen/:number/loslaten': '> ---- ++--',
  'POST /beheer/bestellingen/:number/annuleren': '> ---- ++--',
  'POST /beheer/bestellingen/:number/afronden': '> ---- ++--',
  'POST /beheer/bestellingen/:number/afleveradres': '> ---- ++--',
  'POST /beheer/bestellingen/:number/opnieuw-sturen': '> ---- +++-',
  'POST /beheer/bestellingen/:number/notitie': '> ---- ++++',
  'GET /beheer/bestellingen/:number/verzenden': '> ---- ++-+',
  'POST /beheer/bestellingen/:number/verzenden': '> ---- ++-+',
  'POST /beheer/bestellingen/:number/verzending-ongedaan': '> ---- ++-+',
  'GET /beheer/bestellingen/:number/crediteren': '> ---- +-+-',
  'POST /beheer/bestellingen/:number/crediteren': '> ---- +-+-',
  'GET /beheer/bestellingen/:number/terugbetalen': '> ---- +-+-',
  'POST /beheer/bestellingen/:number/terugbetalen': '> ---- +-+-',
  'GET /beheer/medewerkers': ownerOnly,
  'GET /beheer/medewerkers.csv': ownerOnly,
  'GET /beheer/medewerkers/uitnodigen': ownerOnly,
  'POST /beheer/medewerkers/uitnodigen': ownerOnly,
  'GET /beheer/medewerkers/:id': ownerOnly,
  'POST /beheer/medewerkers/:id/rol': ownerOnly,
  'POST /beheer/medewerkers/:id/blokkeren': ownerOnly,
  'POST /beheer/medewerkers/:id/deblokkeren': ownerOnly,
  'POST /beheer/medewerkers/:id/verwijderen': ownerOnly,
  'POST /beheer/medewerkers/:id/opnieuw-uitnodigen': ownerOnly,
  'POST /beheer/medewerkers/:id/intrekken': ownerOnly,
  'POST /beheer/medewerkers/:id/tweede-stap': ownerOnly,
  'GET /beheer/instellingen': ownerOnly,
  'GET /beheer/instellingen/:word': ownerOnly,
  'POST /beheer/instellingen/:word': ownerOnly,
  'POST /beheer/instellingen/:word/terugzetten': ownerOnly,
  'GET /beheer/status': '> ---- +++-',
  'GET /beheer/logboek': ownerOnly,
  'GET /beheer/logboek.csv': ownerOnly,
  'GET /beheer/meldingen': '> ---- ++++',
  'POST /beheer/meldingen': '> ---- ++++',
  'GET /beheer/toetsen': '> ---- ++++',
  'GET /beheer/taken': '> ---- ++++',
  'GET /beheer/taken.csv': '> ---- ++++',
  // Of a kind that owner and sales are there for.
  'GET /beheer/taken/:id': '> ---- ++--',
  'POST /beheer/taken/:id/afgehandeld': '> ---- ++--',
  'POST /beheer/taken/:id/terugbetalen': '> ---- ++--',
  'POST /beheer/taken/:id/opnieuw-terugbetalen': '> ---- ++--',
  'POST /beheer/taken/:id/opnieuw-versturen': '> ---- ++--',
  'POST /beheer/taken/:id/opnieuw-proberen': '> ---- ++--',
  'GET /beheer/klanten': '> ---- +++-',
  'GET /beheer/klanten.csv': '> ---- +++-',
  'GET /beheer/klanten/nieuw': customers,
  'POST /beheer/klanten/nieuw': customers,
  'GET /beheer/klanten/:id': '> ---- +++-',
  'GET /beheer/klanten/:id/wijzigen': customers,
  'POST /beheer/klanten/:id/wijzigen': customers,
  'GET /beheer/klanten/:id/voorwaarden': customers,
  'POST /beheer/klanten/:id/voorwaarden': customers,
  'GET /beheer/klanten/:id/overzicht.pdf': whoCounts,
  'GET /beheer/klanten/:id/overzicht.csv': whoCounts,
  'POST /beheer/klanten/:id/notities': customers,
  'GET /beheer/klanten/:id/mensen/nieuw': customers,
  'POST /beheer/klanten/:id/mensen/nieuw': customers,
  'GET /beheer/klanten/:id/mensen/:person': customers,
  'POST /beheer/klanten/:id/mensen/:person': customers,
  'POST /beheer/klanten/:id/mensen/:person/opnieuw': customers,
  'POST /beheer/klanten/:id/mensen/:person/intrekken': customers,
  // The last company owner, whom nobody can remove: who may is told so.
  'POST /beheer/klanten/:id/mensen/:person/verwijderen': customers,
  'GET /beheer/klanten/:id/adressen/nieuw': customers,
  'POST /beheer/klanten/:id/adressen/nieuw': customers,
  'GET /beheer/klanten/:id/adressen/:address': customers,
  'POST /beheer/klanten/:id/adressen/:address': customers,
  'POST /beheer/klanten/:id/adressen/:address/verwijderen': customers,
  'GET /beheer/aanvragen': '> ---- +++-',
  'GET /beheer/aanvragen.csv': '> ---- +++-',
  'GET /beheer/aanvragen/:id': '> ---- +++-',
  // Without a decision nothing happens; who may is told so.
  'POST /beheer/aanvragen/:id/goedkeuren': customers,
  'POST /beheer/aanvragen/:id/afwijzen': customers,
  // Without a reason nothing happens; who may is told so.
  'POST /beheer/klanten/:id/blokkeren': '> ---- ++--',
  'POST /beheer/klanten/:id/deblokkeren': '> ---- ++--',
  // Of a customer that is not named: who may is told so.
  'POST /beheer/klanten/:id/tweede-stap': '> ---- 0---',
  'POST /beheer/klanten/:id/namens': '> ---- 00--',
  'POST /beheer/namens-klant/stoppen': '> ---- ++++',
  'GET /beheer/klanten/:id/korting': '> ---- +++-',
  'POST /beheer/klanten/:id/korting': ownerOnly,
  // A step that nobody has.
  'POST /beheer/klanten/:id/korting/:step/intrekken': '> ---- 0---',
  'GET /beheer/prijzen': ownerOnly,
  'GET /beheer/prijzen.csv': ownerOnly,
  'GET /beheer/prijzen/kortingen': ownerOnly,
  'POST /beheer/prijzen/kortingen': ownerOnly,
  'POST /beheer/prijzen/kortingen/:id/intrekken': ownerOnly,
  'GET /beheer/prijzen/:code': ownerOnly,
  'POST /beheer/prijzen/:code/intrekken': ownerOnly,
  'GET /beheer/prijzen/:code/invoeren': ownerOnly,
  'POST /beheer/prijzen/:code/invoeren': ownerOnly,
  // An import that nobody has.
  'GET /beheer/prijzen/:code/invoer/:id': '> ---- 0---',
  'POST /beheer/prijzen/:code/invoer/:id/dag': '> ---- 0---',
  'POST /beheer/prijzen/:code/invoer/:id/bevestigen': '> ---- 0---',
  'POST /beheer/prijzen/:code/invoer/:id/weggooien': '> ---- 0---',

  // Money: of an invoice with an order, and of a payment at the provider.
  'GET /beheer/facturen': whoCounts,
  'GET /beheer/facturen.csv': whoCounts,
  'GET /beheer/facturen/:number': whoCounts,
  'GET /beheer/facturen/:number/:file': whoCounts,
  'POST /beheer/facturen/:number/versturen': whoCounts,
  'POST /beheer/facturen/:number/afboeken': whoCounts,
  'POST /beheer/facturen/:number/afboeken/:id/terugdraaien': whoCounts,
  'POST /beheer/facturen/:number/crediteren': '> ---- 0-0-',
  'POST /beheer/facturen/:number/betwisten': whoCounts,
  'GET /beheer/facturen/export': whoCounts,
  'POST /beheer/facturen/export': whoCounts,
  'GET /beheer/facturen/export/:id': '> ---- 0-0-',
  'GET /beheer/facturen/export/:id/bestand': '> ---- 0-0-',
  'GET /beheer/betalingen': whoCounts,
  'GET /beheer/betalingen.csv': whoCounts,
  'GET /beheer/betalingen/boeken': whoCounts,
  'POST /beheer/betalingen/boeken': whoCounts,
  'GET /beheer/betalingen/afschriften': whoCounts,
  'POST /beheer/betalingen/afschriften': whoCounts,
  // A statement that nobody has imported.
  'GET /beheer/betalingen/afschriften/:id': '> ---- 0-0-',
  'POST /beheer/betalingen/afschriften/:id': '> ---- 0-0-',
  'POST /beheer/betalingen/afschriften/:id/regels/:entry/terzijde': '> ---- 0-0-',
  'POST /beheer/betalingen/afschriften/:id/regels/:entry/oppakken': '> ---- 0-0-',
  'GET /beheer/betalingen/:id': whoCounts,
  'POST /beheer/betalingen/:id/stand': whoCounts,
  'POST /beheer/betalingen/:id/overschot': whoCounts,
  'POST /beheer/betalingen/:id/overgemaakt': '> ---- 0-0-',
  'POST /beheer/betalingen/:id/terugdraaien': '> ---- 0-0-',
  'GET /beheer/betaallinks': '> ---- +++-',
  'GET /beheer/betaallinks.csv': '> ---- +++-',
  'GET /beheer/betaallinks/nieuw': '> ---- +++-',
  'POST /beheer/betaallinks/nieuw': '> ---- +++-',
  'GET /beheer/betaallinks/:id': '> ---- +++-',
  'POST /beheer/betaallinks/:id/versturen': '> ---- +++-',
  'POST /beheer/betaallinks/:id/intrekken': '> ---- +++-',

  'GET /account/mensen': whoManages,
  'POST /account/mensen': whoManages,
  'POST /account/mensen/:id/opnieuw': whoManages,
  'POST /account/mensen/:id/intrekken': whoManages,
  'POST /account/mensen/:id/rol': whoManages,
  // Of a person of the first company: to another they are not there, or no more.
  'GET /account/mensen/:id/verwijderen': '> --+0 ----',
  'POST /account/mensen/:id/verwijderen': whoManages,

  // Paying: whoever has the link.
  'GET /payment/:token': anybody,
  'POST /payment/:token': anybody,
  'PATCH /payment/:token': anybody,
  'GET /payment/:token/terug': anybody,

  // A quote: whoever has the link, which a form without a name does not answer.
  'GET /offerte/kleur/:file': '0 0000 0000',
  'GET /offerte/:link': anybody,
  'GET /offerte/:link/logo.png': '0 0000 0000',
  'POST /offerte/:link': anybody,
  'POST /offerte/:link/vraag': anybody,
  // The first to be tried refuses it, and the others are told so.
  'POST /offerte/:link/afwijzen': anybody,

  // Only in a demo: there they are everybody's.
  'GET /demo/mail': anybody,
  'GET /demo/mail/:id': anybody,
  'GET /demo/mail/:id/:picture': '0 0000 0000',
  'GET /demo/betaallink': anybody,
  'POST /demo/betaallink': anybody,
  'GET /demo/mollie/:id': anybody,
  'POST /demo/mollie/:id': anybody,
  'POST /demo/mollie/:id/afterwards': anybody,
  'POST /demo/mollie/v2/payments': anybody,
  'GET /demo/mollie/v2/payments/:id': anybody,
  'DELETE /demo/mollie/v2/payments/:id': anybody,
  'POST /demo/mollie/v2/payments/:id/refunds': anybody,
  'GET /demo/mollie/v2/payments/:id/refunds': anybody,
  'GET /demo/mollie/v2/methods': anybody,
};

// The same for everybody who gets it.
const mayBeKept: readonly string[] = [
  ...['GET /healthz', 'GET /readyz', 'GET /robots.txt', 'GET /.well-known/security.txt'],
  ...['GET /apple-touch-icon.png', 'GET /favicon.png', 'GET /favicon.svg'],
  ...['GET /api', 'GET /api/openapi.json'],
  'GET /meetinstructies/:code/meetblad.pdf',
  'GET /meetinstructies/:code/meetblad-totaal.pdf',
  'GET /product/ral',
  // As a provider answers, and only in a demo.
  'GET /demo/mollie/v2/methods',
  'GET /demo/mollie/v2/payments/:id',
  'GET /demo/mollie/v2/payments/:id/refunds',
];

// Hono's own list, so that a new route cannot be forgotten.
const routes = [
  ...new Set(
    shop.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  ),
];

// What `:id` and the like stand for, by the address that has them.
type Parts = Readonly<Record<string, string>>;
let shared: Parts;

beforeAll(async () => {
  const { order, payment, attempt, desk } = await aPaidPayment(database);
  const invoice = await issueInvoice(desk.deps, order.id);
  const { personId, companyId } = order;
  const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const read = await readPhoto(await aPhoto(90));
  if (!read.ok) throw new Error('no photo');
  const [photo] = await database
    .insert(photos)
    .values({ ...read.photo, personId, orderLineId: line?.id ?? null, place: 1 })
    .returning();
  const [request] = await database
    .insert(specialRequests)
    .values({
      personId,
      key: crypto.randomUUID(),
      measured: 'opening',
      amount: 1,
      description: 'x',
      phone: '',
    })
    .returning();
  const [asked] = await database
    .insert(accountRequests)
    .values({
      ...{ email: 'x@voorbeeld.nl', company: 'X', companyNumber: '12345678', contact: 'X', phone: '' },
      ...{ country: 'NL', street: 'Dorpsstraat', houseNumber: '1', postcode: '3511 AB', city: 'Utrecht' },
    })
    .returning();
  const [mail] = await database.select().from(mails);
  const about = { kind: 'special_request', dedupeKey: 'who gets what' } as const;
  const [task] = await database.insert(staffTasks).values(about).returning();
  // Before any other: a company counts its own, and another's first one has the same number.
  const { token: link } = await aSentQuote(database, demoAccounts.millimetres);
  shared = {
    code: 'pe-100',
    word: 'verzending',
    id: '1',
    number: order.number,
    position: '1',
    file: `${invoice.number}.pdf`,
    token: payment.token,
    link,
    fotos: String(photo?.id),
    maatwerk: String(request?.id),
    klanten: String(companyId),
    person: String(personId),
    aanvragen: String(asked?.id),
    invoice: invoice.number,
    betalingen: String(payment.id),
    betaallinks: String(payment.id),
    mail: String(mail?.id),
    taken: String(task?.id),
    mollie: attempt.providerId ?? '',
    payments: attempt.providerId ?? '',
    logins: '1',
    // The last company owner, whom nobody can remove.
    mensen: String(personId),
    // The last owner, who is there after all that can be tried.
    medewerkers: String((await findPersonByEmail(database, demoAccounts.staff))?.id),
  };
});

// What somebody who is let in may change or take away: made anew for every address.
async function freshParts(pattern: string): Promise<Parts> {
  if (pattern.startsWith('/aangeboden/')) return offeredCart();
  if (pattern.startsWith('/offertes/')) return quoteParts();
  if (pattern.includes('/adressen/')) return addressParts();
  return pattern.startsWith('/beheer/facturen/') ? { number: shared['invoice'] ?? '' } : {};
}

async function offeredCart(): Promise<Parts> {
  await new Buyer(await arrive('measurer')).add('PE-100', pe100());
  const [measurer, buyer] = await Promise.all([
    findPersonByEmail(database, demoAccounts.measurer),
    findPersonByEmail(database, demoAccounts.buyer),
  ]);
  if (measurer === null || buyer === null) throw new Error('nobody to offer to');
  const [line] = await listLines(database, measurer.id);
  const { id, name, companyId } = measurer;
  const offer = { key: crypto.randomUUID(), toPerson: buyer.id, word: '' };
  const offered = await offerCart(shop.deps, { id, name, companyId }, offer);
  if (offered.kind !== 'offered') throw new Error(`not offered: ${offered.kind}`);
  return { aangeboden: String(offered.id), timestamp: String(line?.timestamp) };
}

async function quoteParts(): Promise<Parts> {
  const quote = await aQuote(database, demoAccounts.millimetres);
  const [line] = await listQuoteLines(database, quote.id);
  return { number: quote.number, regels: String(line?.id), file: 'O2026-99999.pdf' };
}

async function addressParts(): Promise<Parts> {
  const [address] = await database
    .insert(addresses)
    .values({
      ...{ companyId: Number(shared['klanten']), kind: 'delivery', recipient: 'Werk', country: 'NL' },
      ...{ street: 'Dorpsstraat', houseNumber: '1', postcode: '3511 AB', city: 'Utrecht' },
    })
    .returning();
  return { adressen: String(address?.id), address: String(address?.id) };
}

// A line of one's own cart, and a preset of one's own; of those who have them.
async function ownParts(pattern: string, visitor: Visitor): Promise<Parts> {
  if (pattern.startsWith('/winkelwagen/:timestamp/')) {
    await new Buyer(visitor).add('PE-100', pe100());
    const lines = await visitor.get('/winkelwagen', { accept: 'application/json' });
    return { timestamp: /"timestamp":"?(\d+)/.exec(await lines.text())?.[1] ?? '1' };
  }
  if (/\/uitvoeringen\/.*:id/.test(pattern)) {
    const preset = { name: 'Wit', meta: {}, specs: pe100() };
    const kept = await visitor.call('/product/uitvoeringen/PE-100', preset);
    const id = kept.status === 200 ? /"id":(\d+)/.exec(await kept.text())?.[1] : undefined;
    return { id: id ?? '1' };
  }
  return {};
}

describe('R10.1 R12.1 who gets what', () => {
  it('is written down for every address there is, and for no other', () => {
    expect(Object.keys(table).toSorted()).toEqual(routes.toSorted());
  });

  it('R15.5 lets a browser keep nothing of who is logged in: what it may is for anybody, or a list of colours', () => {
    expect(mayBeKept.filter((route) => table[route] !== anybody)).toEqual(['GET /product/ral']);
  });

  it.each(Object.keys(table))('%s', async (route) => {
    const expected = answersOf(route);
    await expectAnswers(
      route,
      expected.filter(([who]) => !isToldByAnother(who, expected)),
    );
  });

  it.each(Object.keys(table))('%s, also for who may most', { tags: ['thorough'] }, async (route) => {
    await expectAnswers(route, answersOf(route));
  });
});

type Answers = readonly (readonly [who: Who, answer: string])[];

function answersOf(route: string): Answers {
  const answers = table[route]?.replaceAll(' ', '') ?? '';
  return (Object.keys(persons) as Who[]).map((who, index) => [who, answers[index] ?? '']);
}

// As whom the tests of an address log in; none of them is kept from what a lesser one may (rights.test.ts).
const mayMost: Partial<Record<Who, readonly Who[]>> = {
  companyOwner: ['measurer', 'buyer'],
  otherCompany: ['measurer', 'buyer'],
  owner: ['sales', 'bookkeeping', 'workshop'],
  // Where anybody is let in, of those who are logged in a buyer and the workshop are asked.
  measurer: ['visitor'],
  sales: ['visitor'],
  bookkeeping: ['visitor'],
};

// The other way round: what is kept from who may most is kept from these. A measurer may what an owner may not.
const mayLess: Partial<Record<Who, Who>> = {
  buyer: 'companyOwner',
  otherCompany: 'companyOwner',
  sales: 'owner',
  bookkeeping: 'owner',
  workshop: 'owner',
};

function isToldByAnother(who: Who, expected: Answers): boolean {
  const answers = new Map(expected);
  const answer = answers.get(who);
  if (answer === '+') return (mayMost[who] ?? []).some((lesser) => answers.get(lesser) === '+');
  const most = mayLess[who];
  return answer === '-' && most !== undefined && answers.get(most) === '-';
}

async function expectAnswers(route: string, expected: Answers): Promise<void> {
  const got: [Who, string][] = [];
  const parts = { ...shared, ...(await freshParts(route.split(' ')[1] ?? '')) };
  for (const [who] of expected) got.push([who, await ask(route, parts, who)]);
  expect(got).toEqual(expected);
  expect(shop.reports.splice(0)).toEqual([]);
}

async function ask(route: string, parts: Parts, who: Who): Promise<string> {
  const visitor = await arrive(who);
  const [method = '', pattern = ''] = route.split(' ');
  const own = await ownParts(pattern, visitor);
  const answer = await send(visitor, method, pathOf(pattern, { ...parts, ...own }));
  if (endsLogins.test(route)) present.delete(who);
  if (answer.status >= 500) return String(answer.status);
  if (answer.status === 401) return '>';
  if (answer.status === 403) return '-';
  if (answer.status === 404) return '0';
  if (method === 'GET' && who !== 'visitor' && isKept(answer) && !mayBeKept.includes(route)) return 'kept';
  return answer.headers.get('location')?.startsWith('/inloggen?terug=') ? '>' : '+';
}

// R15.5: on a machine that several people use, what somebody saw is not there for the next one.
function isKept({ status, headers }: Response): boolean {
  return status === 200 && !(headers.get('cache-control')?.includes('no-store') ?? false);
}

const present = new Map<Who, Visitor>();

// Logged in once, and again after what may have ended it. Each from a network of their own, so that no limit answers in the
// route's stead.
async function arrive(who: Who): Promise<Visitor> {
  const known = present.get(who);
  if (known !== undefined) return known;
  const visitor = new Visitor(shop, `10.1.0.${Object.keys(persons).indexOf(who) + 1}`);
  const email = persons[who];
  await (email === null ? visitor.get('/contact') : visitor.login(email));
  present.set(who, visitor);
  return visitor;
}

function send(visitor: Visitor, method: string, path: string): Promise<Response> {
  if (method === 'GET') return visitor.get(path, bearer);
  if (path.startsWith('/product/')) {
    const body = { meta: { device: 'desktop' }, specs: {}, name: 'Wit' };
    return visitor.call(path, body, {}, method as 'POST' | 'PATCH' | 'DELETE');
  }
  if (method !== 'POST') return visitor.call(path, {}, bearer, method as 'PATCH' | 'DELETE');
  return path.startsWith('/demo/mollie/v2/') ? visitor.call(path, {}, bearer) : visitor.submit(path, {});
}

const endsLogins = /^POST \/(uitloggen|inloggen|account\/(logins|beveiliging|wachtwoord))/;

const bearer = { authorization: 'Bearer test_sandbox' };

// A part is named by what stands before it: /fotos/:id is another id than /maatwerk/:id.
function pathOf(pattern: string, parts: Parts): string {
  return pattern.replaceAll(
    /\/(\w+)\/:id|:(\w+)|\*/g,
    (all, before: string | undefined, name: string | undefined) =>
      before === undefined ? (parts[name ?? ''] ?? 'x') : `/${before}/${parts[before] ?? parts['id'] ?? all}`,
  );
}
