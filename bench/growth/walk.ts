import type { TestApp } from '../../tests/support/app.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { whoReads, withParts } from './addresses.ts';
import type { Parts, Who } from './people.ts';

/** One question of the walk; `path` has names in braces that every database has its own values for. */
export type Step = {
  readonly who: Who;
  readonly path: string;
  readonly accept?: string;
};

/** What a question is answered with that was understood: anything else says nothing of what the page costs. */
export function expectedOf({ path }: Pick<Step, 'path'>): number {
  return elsewhere[path] ?? 200;
}

const elsewhere: Readonly<Record<string, number>> = {
  // Addresses that only send on.
  '/producten': 301,
  '/.well-known/change-password': 302,
  // Half a login lasts ten minutes, and is looked for by its key also where there is none.
  '/inloggen/tweede-stap': 303,
};

/** With which /metrics opens for the walk, which does not come from this machine. */
export const metricsToken = 'a token for the walk alone';

/** Every address that reads, by Hono's own list, and the questions that lists and big customers make hard. */
export function readingSteps({ app }: Pick<TestApp, 'app'>): readonly Step[] {
  const paths = new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
  const walked = [...paths]
    .filter((path) => !leftOut.test(path))
    .map((path) => ({ who: whoReads(path), path: withParts(path) }));
  return [...walked, ...asked];
}

// Files beside the database, and a stand-in's own addresses.
const leftOut = /^\/(assets|images|video|demo\/mollie)\/|\*/;

const orders = '/beheer/bestellingen?';
// A place among the oldest there are.
const deep = Buffer.from(JSON.stringify(['2024-04-01T00:00:00.000000Z', 1])).toString('base64url');

const lists: readonly string[] = [
  `${orders}zoek=B2026-00042`,
  `${orders}zoek=hoekstra`,
  `${orders}zoek=utrecht`,
  `${orders}zoek=hoekstra+bakker`,
  `${orders}zoek=zzqxy`,
  `${orders}zoek=w`,
  `${orders}zoek=qx`,
  `${orders}zoek=B2024-00000`,
  `${orders}status=to_release`,
  `${orders}status=late&sorteer=company`,
  `${orders}status=held`,
  `${orders}status=due_today`,
  `${orders}status=completed&sorteer=-dueOn`,
  `${orders}status=paid&sorteer=dueOn`,
  `${orders}status=cancelled&sorteer=total`,
  `${orders}zoek=keuken&status=cancelled&product=se-200&kleur=RAL+6005&sorteer=total`,
  `${orders}kleur=RAL+1000&product=pe-100`,
  `${orders}van=2025-03-04&tot=2025-03-10&sorteer=company`,
  `${orders}na=${deep}`,
  `${orders}zoek=hoekstra&na=${deep}`,
  '/beheer/facturen?status=overdue',
  '/beheer/facturen?status=open&sorteer=dueOn',
  '/beheer/facturen?zoek=hoekstra',
  '/beheer/facturen?zoek=F2026-00042',
  '/beheer/facturen?zoek=zzqxy',
  '/beheer/betalingen?zoek=hoekstra',
  '/beheer/betalingen?zoek=zzqxy',
  '/beheer/betalingen?status=refunded',
  '/beheer/betalingen?status=open',
  '/beheer/betalingen?methode=ideal',
  '/beheer/betalingen?methode=bancontact',
  '/beheer/betaallinks?status=open',
  '/beheer/betaallinks?status=closed',
  '/beheer/betaallinks?zoek=hoekstra',
  '/beheer/betaallinks?zoek=staalkaart',
  '/beheer/betaallinks?zoek=zzqxy',
  '/beheer/klanten?zoek=hoekstra',
  '/beheer/klanten?zoek=zzqxy',
  '/beheer/klanten?zoek=utrecht',
  '/beheer/klanten?zoek=mens-1',
  '/beheer/taken?status=done',
  '/beheer/taken?soort=charged_back',
  '/beheer/aanvragen?status=approved',
  '/beheer/aanvragen?zoek=aanvrager',
  '/beheer/logboek?zoek=koopmans',
  '/beheer/logboek?zoek=zzqxy',
  '/beheer/logboek?van=2025-03-04&tot=2025-03-10',
];

const json = 'application/json';

const asked: readonly Step[] = [
  ...lists.map((path) => ({ who: 'staff', path }) as const),
  ...[
    '/beheer',
    '/beheer/bestellingen',
    '/beheer/facturen',
    '/beheer/betalingen',
    '/beheer/betaallinks',
    '/beheer/klanten',
    '/beheer/taken',
    '/beheer/aanvragen',
    '/beheer/logboek',
    `${orders}zoek=hoekstra`,
    '/beheer/facturen?zoek=hoekstra',
    '/beheer/betalingen/boeken?zoek=hoekstra',
    '/beheer/betalingen/boeken?zoek=zzqxy',
  ].map((path) => ({ who: 'staff', path, accept: json }) as const),
  ...[
    '/beheer/klanten/{bigCompany}',
    // Of a year they are more than a file may hold.
    '/beheer/klanten/{bigCompany}/overzicht.csv?van={weekAgo}',
    '/beheer/klanten/{bigCompany}/korting',
    '/beheer/facturen/{invoice}/{invoiceXml}',
  ].map((path) => ({ who: 'staff', path }) as const),
  ...[
    '/account',
    '/account/facturen',
    '/offertes',
    '/offertes?zoek=jansen',
    '/checkout',
    '/winkelwagen',
    '/producten/pe-100',
    '/',
  ].map((path) => ({ who: 'bigCustomer', path }) as const),
  ...['/account', '/account/facturen', '/account/facturen?status=open', '/checkout', '/'].map(
    (path) => ({ who: 'onAccount', path }) as const,
  ),
  ...['/winkelwagen', '/checkout', '/', '/product/refresh-cart-preview'].map(
    (path) => ({ who: 'fullCart', path }) as const,
  ),
  ...[
    '/',
    '/producten/pe-100',
    '/offertes?zoek=jansen',
    '/account/facturen/{invoiceXml}',
    '/bestelling/{number}/facturen/{invoiceXml}',
  ].map((path) => ({ who: 'customer', path }) as const),
  { who: 'customer', path: '/winkelwagen', accept: json },
];

/** How it ended, and how much came: of two shops whose answers are as long, the page is as full. */
export type Answered = { readonly status: number; readonly bytes: number };

/** Asks, and takes of a long answer the beginning: whoever exports everything gets it a page at a time. */
export async function ask(visitor: Visitor, { path, accept }: Step, parts: Parts): Promise<Answered> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(partOfAll(parts, name)),
  );
  const answer = await visitor.get(address, {
    ...(accept !== undefined && { accept }),
    ...(path === '/metrics' && { authorization: `Bearer ${metricsToken}` }),
  });
  const reader = answer.body?.getReader();
  let bytes = 0;
  for (let chunk = 0; chunk < 2; chunk += 1) {
    const read = await reader?.read();
    if (read === undefined || read.done) break;
    bytes += read.value.byteLength;
  }
  await reader?.cancel();
  return { status: answer.status, bytes };
}

// What nobody found or made would be asked for as something that is not there, and so be quick.
function partOfAll(parts: Parts, name: string): string {
  const part = parts[name];
  if (part === undefined) throw new Error(`the walk has no ${name}`);
  return part;
}
