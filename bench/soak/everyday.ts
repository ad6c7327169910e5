import { randomUUID } from 'node:crypto';
import { demoAccounts } from '../../tests/support/demo.ts';
import { anyAddress, Browser, oneOf, type Tally } from '../../tests/support/http-browser.ts';
import { aNoisyPhoto } from '../../tests/support/photo-files.ts';
import { workedExamples } from '../../tests/support/worked-examples.ts';

/** One thing that somebody does in the shop; of each, so many in a hundred. */
type Visit = { readonly name: string; readonly often: number; readonly make: () => Promise<unknown> };

const publicPages = [
  '/',
  '/producten/pe-100',
  '/producten/ca-100',
  '/meetinstructies',
  '/meetinstructies/se-100',
  '/contact',
  '/inloggen',
] as const;
const lists = ['bestellingen', 'klanten', 'facturen', 'betalingen', 'taken', 'logboek'] as const;
const accountPages = [
  '/account',
  '/winkelwagen',
  '/offertes',
  '/snel-bestellen',
  '/account/facturen',
] as const;

const addLine = JSON.stringify(stateOf(0));

function stateOf(example: number) {
  return {
    meta: { device: 'desktop', webshop_type: 'zakelijk', price: '0.00', amount: 1 },
    specs: workedExamples[example]?.specs,
    cartString: '',
  };
}

/** What a day of the shop is made of, by customers and staff who have logged in before it begins. */
export async function everyday(
  shop: string,
  tally: Tally,
  only: string | undefined,
): Promise<() => Promise<unknown>> {
  const open = (email: string) => new Browser(shop, anyAddress(), tally).logIn(email);
  const dealer = await open(demoAccounts.millimetres);
  const buyer = await open(demoAccounts.belgian);
  const payer = await open(demoAccounts.showMessage);
  const quoter = await open(demoAccounts.onAccount);
  const office = await open(demoAccounts.staff);
  const photo = await aNoisyPhoto(1200);

  const visits: readonly Visit[] = [
    {
      name: 'browse',
      often: 30,
      make: () => new Browser(shop, anyAddress(), tally).page(oneOf(publicPages)),
    },
    { name: 'look', often: 10, make: () => dealer.page(oneOf(accountPages)) },
    { name: 'product page', often: 8, make: () => buyer.page('/producten/pe-100?add=1') },
    {
      name: 'configure',
      often: 20,
      make: () => dealer.call('/product/validate-state/PE-100', addLine),
    },
    { name: 'add and take out', often: 8, make: () => addAndRemove(dealer) },
    { name: 'order and pay', often: 4, make: () => order(payer) },
    { name: 'photo', often: 2, make: () => addPhoto(buyer, photo) },
    { name: 'quote', often: 3, make: () => quote(quoter) },
    { name: 'office list', often: 8, make: () => office.page(`/beheer/${oneOf(lists)}`) },
    { name: 'export', often: 2, make: () => office.page(`/beheer/${oneOf(lists)}.csv`) },
    { name: 'sheet', often: 2, make: () => office.page('/meetinstructies/pe-100/meetblad.pdf') },
    { name: 'work sheet', often: 2, make: () => workSheet(office) },
    { name: 'drawing', often: 1, make: () => buyer.page('/winkelwagen') },
  ];
  const chosen = visits.filter(({ name }) => only === undefined || name.includes(only));
  const drawn = chosen.flatMap((visit) => Array<Visit>(visit.often).fill(visit));
  return () => drawn[Math.floor(Math.random() * drawn.length)]?.make() ?? Promise.resolve();
}

async function add(by: Browser): Promise<number | null> {
  const answer = await by.call('/product/add-to-cart/PE-100', addLine);
  return Number(/"timestamps":\[(\d+)/.exec(answer.text)?.[1]) || null;
}

async function addAndRemove(by: Browser): Promise<void> {
  const line = await add(by);
  if (line !== null) await by.form(`/winkelwagen/${line}/verwijderen`, {});
}

async function addPhoto(by: Browser, photo: Uint8Array): Promise<void> {
  const line = await add(by);
  if (line === null) return;
  await by.photo(`/winkelwagen/${line}/fotos`, photo);
  await by.form(`/winkelwagen/${line}/verwijderen`, {});
}

async function order(by: Browser): Promise<void> {
  await add(by);
  const fields = await by.fields('/checkout');
  const placed = await by.form('/checkout', { ...fields, payment_method: 'iDeal', terms: '1' });
  const hosted = URL.parse(placed.location, 'http://shop')?.pathname ?? '';
  if (placed.status !== 303 || !hosted.startsWith('/demo/mollie/')) return;
  await by.page(hosted);
  await by.form(hosted, { outcome: 'paid', webhook: 'before' });
}

async function quote(by: Browser): Promise<void> {
  await add(by);
  const made = await by.form('/offertes', { key: randomUUID() });
  const path = URL.parse(made.location, 'http://shop')?.pathname ?? '';
  if (made.status !== 303 || !path.startsWith('/offertes/')) return;
  await by.page(path);
  await by.page(`${path}.pdf`);
  await by.form(`${path}/verwijderen`, { zeker: '1' });
}

async function workSheet(by: Browser): Promise<void> {
  const list = await by.page('/beheer/bestellingen');
  const number = /\/beheer\/bestellingen\/([\w-]+)"/.exec(list.text)?.[1];
  if (number !== undefined) await by.page(`/bestelling/${number}/werkbon.pdf`);
}
