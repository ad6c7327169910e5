import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import { groupRuns } from '#domain/quote/group-runs.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhoto } from '#tests/support/photo-files.ts';
import { aQuote, mounting } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { photos } from '../../database/schema/photos.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { readPhoto } from '../../photos/read-photo.ts';
import { findQuote } from '../../quotes/find-quote.ts';

const { database } = await testDatabase();
const shop = testApp(database, { now: () => new Date('2026-11-16T12:00:00Z') });
const dealer = await Buyer.login(shop, demoAccounts.millimetres);
const colleague = await Buyer.login(shop, demoAccounts.buyer);
const stranger = await Buyer.login(shop, demoAccounts.belgian);

const screen = (boxLabel: string) => ({ screen: aLine({ boxLabel, amount: 1 }) });

async function newQuote(labels: Readonly<Record<string, string>> = { zijraam: '' }) {
  const lines = Object.entries(labels).map(([label, groupName]) => ({ ...screen(label), groupName }));
  return aQuote(database, demoAccounts.millimetres, { lines: [...lines, mounting] });
}

type Quote = Awaited<ReturnType<typeof newQuote>>;

async function found({ companyId, number }: Quote) {
  const quote = await findQuote(database, companyId, number, '2026-11-16');
  if (quote === null) throw new Error('the quote is gone');
  return quote;
}

/** Labels under their group: 'raam/Keuken'. */
async function order(quote: Quote): Promise<string> {
  const { lines } = await found(quote);
  const words = lines.map((line) => {
    const name = line.kind === 'own' ? line.description : line.screen.boxLabel;
    return line.group === '' ? name : `${name}/${line.group}`;
  });
  return words.join(' ');
}

async function lineOf(quote: Quote, label: string): Promise<number> {
  const { lines } = await found(quote);
  const named = lines.find((line) => line.kind === 'screen' && line.screen.boxLabel === label);
  return named?.id ?? lines.find(({ kind }) => kind === 'own')?.id ?? 0;
}

async function act(quote: Quote, label: string, what: string, fields = {}, by = dealer) {
  return by.visitor.submit(`/offertes/${quote.number}/regels/${await lineOf(quote, label)}/${what}`, fields);
}

const put = (of: Buyer, quote: string | number, changes = {}, headers = {}) =>
  of.visitor.call(
    '/product/add-to-cart/PE-100',
    { meta: { device: 'desktop' }, specs: pe100(), quote, ...changes },
    headers,
  );
const change = (of: Buyer, quote: string, timestamp: number, changes = {}, headers = {}) =>
  of.visitor.call(
    '/product/update-cart/PE-100',
    { meta: { device: 'desktop', amount: 2 }, specs: pe100(), quote, timestamp, ...changes },
    headers,
  );

describe('R13.1 a screen of a quote in the configurator', () => {
  it('opens filled in, changes there and keeps its group, reference and own price', async () => {
    const quote = await aQuote(database, demoAccounts.millimetres, {
      lines: [
        {
          screen: aLine({ boxLabel: 'oud', reference: 'project 9', totalWidth: millimetres(1) }),
          groupName: 'Keuken',
          rule: { kind: 'advice', basisPoints: 500 },
        },
      ],
    });
    const id = await lineOf(quote, 'oud');
    const page = await dealer.visitor.get(`/producten/pe-100?offerte=${quote.number}&regel=${id}&stap=color`);
    const html = await page.text();
    expect(html).toContain('"mode":"edit"');
    expect(html).toContain(`"quote":"${quote.number}"`);
    expect(html).toContain('"openAt":"color"');
    expect((await change(dealer, quote.number, id)).status).toBe(200);
    const { lines, revision, version } = await found(quote);
    expect({ version, revision }).toEqual({ version: 1, revision: quote.revision + 1 });
    expect(lines).toMatchObject([
      {
        id,
        group: 'Keuken',
        rule: { kind: 'advice', basisPoints: 500 },
        screen: { amount: 2, reference: 'project 9', totalWidth: 928 },
      },
    ]);
    expect((await dealer.cart()).lines).toEqual([]);
  });

  it('of another product leads there, and one that is gone back to the quote', async () => {
    const quote = await newQuote();
    const id = await lineOf(quote, 'zijraam');
    const other = await dealer.visitor.get(`/producten/se-100?offerte=${quote.number}&regel=${id}`);
    expect(other.headers.get('location')).toBe(`/producten/pe-100?offerte=${quote.number}&regel=${id}`);
    const again = await dealer.visitor.get(`/producten/se-100?offerte=${quote.number}&zelfde=${id}`);
    expect(again.headers.get('location')).toBe(`/producten/pe-100?offerte=${quote.number}&zelfde=${id}`);
    await act(quote, 'zijraam', 'verwijderen');
    const gone = await dealer.visitor.get(`/producten/pe-100?offerte=${quote.number}&regel=${id}`);
    expect(gone.headers.get('location')).toBe(`/offertes/${quote.number}?melding=regel`);
    const answer = await change(dealer, quote.number, id);
    expect({ status: answer.status, ...(await answer.json()) }).toMatchObject({
      status: 404,
      message: 'Deze regel staat niet meer in de offerte.',
    });
  });

  it('is added, also twice, once; and what took the place of a lost call is there alone', async () => {
    const quote = await newQuote({});
    const headers = { 'idempotency-key': randomUUID() };
    const first = await put(dealer, quote.number, {}, headers);
    expect(await first.json()).toMatchObject({ ok: true, lines: 2 });
    expect(await (await put(dealer, quote.number, {}, headers)).json()).toMatchObject({ lines: 2 });
    expect((await found(quote)).lines).toHaveLength(2);
    const other = await put(dealer, quote.number, { meta: { device: 'desktop', amount: 2 } }, headers);
    expect(other.status).toBe(409);
    const instead = { 'idempotency-key': randomUUID(), 'idempotency-replaces': headers['idempotency-key'] };
    await put(dealer, quote.number, { meta: { device: 'desktop', amount: 4 } }, instead);
    const { lines } = await found(quote);
    expect(lines.map((line) => line.kind === 'screen' && line.screen.amount)).toEqual([false, 4]);
    // Under way all the time: it is answered as it was, and adds nothing.
    expect((await put(dealer, quote.number, {}, headers)).status).toBe(200);
    expect((await found(quote)).lines).toHaveLength(2);
  });

  it("at once with a colleague's, both are there", async () => {
    const quote = await newQuote({});
    await Promise.all([1, 2, 3].flatMap(() => [put(dealer, quote.number), put(colleague, quote.number)]));
    expect((await found(quote)).lines).toHaveLength(7);
  });

  it("quick order's rows come all together, with their labels", async () => {
    const quote = await newQuote({});
    const { maten: _one, kenmerk: _label, ...choices } = pe100();
    const answer = await put(dealer, quote.number, {
      meta: { device: 'snel_bestellen_desktop' },
      specs: {
        ...choices,
        maten: {
          width_opening: '["900","800"]',
          height_opening: '["1200","1100"]',
          user_amount: '[1,2]',
          room: '["voor","achter"]',
        },
      },
    });
    expect({ status: answer.status, ...(await answer.json()) }).toMatchObject({ status: 200, lines: 3 });
    expect(await order(quote)).toBe('Montage voor achter');
    const page = await dealer.visitor.get(`/snel-bestellen?offerte=${quote.number}`);
    expect(await page.text()).toContain(`"quote":"${quote.number}"`);
  });

  it('that cannot be made is refused as in the cart', async () => {
    const quote = await newQuote();
    const specs = { ...pe100(), maten: { width_opening: '9000', height_opening: '1200' } };
    expect((await put(dealer, quote.number, { specs })).status).toBe(422);
    expect((await change(dealer, quote.number, await lineOf(quote, 'zijraam'), { specs })).status).toBe(422);
    expect((await found(quote)).revision).toBe(quote.revision);
  });

  it('what was sent becomes the next version by a change, and not by its repeat', async () => {
    const quote = await newQuote();
    const id = await lineOf(quote, 'zijraam');
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => database.update(quotes).set({ state: 'sent' }).where(eq(quotes.id, quote.id));
    await send();
    await change(dealer, quote.number, id, {}, headers);
    expect(await found(quote)).toMatchObject({ version: 2, state: 'concept' });
    await send();
    expect((await change(dealer, quote.number, id, {}, headers)).status).toBe(200);
    expect(await found(quote)).toMatchObject({ version: 2, state: 'sent' });
  });

  it.each([
    ['was accepted', { state: 'accepted' }],
    ['was removed', { removedAt: new Date() }],
  ] as const)(
    'R7.4 of a quote that %s since gets the first answer when it is sent again',
    async (_what, since) => {
      const quote = await newQuote();
      const id = await lineOf(quote, 'zijraam');
      const [adding, changing] = [{ 'idempotency-key': randomUUID() }, { 'idempotency-key': randomUUID() }];
      const first = await (await put(dealer, quote.number, {}, adding)).json();
      const second = await (await change(dealer, quote.number, id, {}, changing)).json();
      await database.update(quotes).set(since).where(eq(quotes.id, quote.id));
      const again = await put(dealer, quote.number, {}, adding);
      expect({ status: again.status, body: await again.json() }).toEqual({ status: 200, body: first });
      const changed = await change(dealer, quote.number, id, {}, changing);
      expect({ status: changed.status, body: await changed.json() }).toEqual({ status: 200, body: second });
      // Another body under a key that is used is another call, whatever became of the quote.
      const other = await put(dealer, quote.number, { meta: { device: 'desktop', amount: 2 } }, adding);
      expect(other.status).toBe(409);
    },
  );

  it('of what an end customer said yes to is refused, and told where the way on is', async () => {
    const quote = await newQuote();
    const id = await lineOf(quote, 'zijraam');
    await database.update(quotes).set({ state: 'accepted' }).where(eq(quotes.id, quote.id));
    for (const answer of [await put(dealer, quote.number), await change(dealer, quote.number, id)]) {
      expect(answer.status).toBe(422);
      expect((await answer.json()).message).toContain(
        'Maak op de pagina van de offerte eerst een nieuwe versie',
      );
    }
    const page = await dealer.visitor.get(`/producten/pe-100?offerte=${quote.number}&regel=${id}`);
    expect(page.headers.get('location')).toBe(`/offertes/${quote.number}?melding=vast`);
    const moved = await act(quote, 'zijraam', 'verplaatsen', { naar: 'omlaag' });
    expect(moved.headers.get('location')).toContain('melding=vast');
    expect(await order(quote)).toBe('zijraam Montage');
  });

  it('is not there for another company, for staff and for what is no number; nothing lands in a cart', async () => {
    const quote = await newQuote();
    const id = await lineOf(quote, 'zijraam');
    const staff = await Buyer.login(shop, demoAccounts.sales);
    expect((await put(stranger, quote.number)).status).toBe(404);
    expect((await change(stranger, quote.number, id)).status).toBe(404);
    expect((await stranger.visitor.get(`/producten/pe-100?offerte=${quote.number}`)).status).toBe(404);
    expect((await put(staff, quote.number)).status).toBe(403);
    for (const none of ['', 'O2026', 7]) expect((await put(dealer, none)).status).toBe(404);
    for (const one of [stranger, staff, dealer]) expect((await one.cart()).lines).toEqual([]);
    const visitor = await new Visitor(shop).get(`/producten/pe-100?add=1&offerte=${quote.number}`);
    expect(await visitor.text()).toContain(`offerte%3D${quote.number}`);
  });
});

describe('R13.1 lines of a quote', () => {
  it('move by steps and to where they are dropped; two people at once lose nothing', async () => {
    const quote = await newQuote({ a: '', b: 'Keuken', c: 'Keuken' });
    expect(await order(quote)).toBe('a Montage b/Keuken c/Keuken');
    const moved = await act(quote, 'c', 'verplaatsen', { naar: 'omhoog' });
    const id = await lineOf(quote, 'c');
    expect(moved.headers.get('location')).toBe(
      `/offertes/${quote.number}?melding=verplaatst&bij=regel-${id}#regel-${id}`,
    );
    expect(await order(quote)).toBe('a Montage c/Keuken b/Keuken');
    const dropped = { voor: String(await lineOf(quote, 'b')), groep: 'Keuken' };
    const regrouped = await act(quote, 'a', 'verplaatsen', dropped);
    expect(regrouped.headers.get('location')).toContain('melding=verplaatst-ruimte');
    expect(await order(quote)).toBe('Montage c/Keuken a/Keuken b/Keuken');
    await act(quote, 'c', 'verplaatsen', { voor: '', groep: '' });
    expect(await order(quote)).toBe('Montage c a/Keuken b/Keuken');
    await Promise.all([
      act(quote, 'a', 'verplaatsen', { naar: 'omlaag' }),
      act(quote, 'b', 'verplaatsen', { naar: 'omhoog' }, colleague),
      act(quote, 'c', 'ruimte', { group: 'zolder' }, colleague),
      act(quote, '', 'ruimte', { group: 'KEUKEN' }),
    ]);
    const { lines } = await found(quote);
    expect(lines).toHaveLength(4);
    expect(new Set(groupRuns(lines).map(({ name }) => name)).size).toBe(groupRuns(lines).length);
    expect(lines.find(({ kind }) => kind === 'own')?.group).toBe('Keuken');
  });

  it('are copied with their photos, taken out and put back where they stood', async () => {
    const quote = await newQuote({ a: '', b: '' });
    const read = await readPhoto(await aPhoto(90));
    if (!read.ok) throw new Error('no photo');
    const line = await lineOf(quote, 'a');
    await database
      .insert(photos)
      .values({ ...read.photo, personId: quote.madeBy ?? 0, quoteLineId: line, place: 1 });
    await act(quote, 'a', 'kopie');
    expect(await order(quote)).toBe('a a b Montage');
    const [copy] = (await found(quote)).lines.slice(1);
    const copied = await database
      .select()
      .from(photos)
      .where(eq(photos.quoteLineId, copy?.id ?? 0));
    const picture = `/fotos/${copied[0]?.id}`;
    expect((await colleague.visitor.get(picture)).status).toBe(200);
    expect((await stranger.visitor.get(picture)).status).toBe(404);
    const staff = await Buyer.login(shop, demoAccounts.staff);
    expect((await staff.visitor.get(picture)).status).toBe(404);
    expect(await (await dealer.visitor.get(`/offertes/${quote.number}`)).text()).toContain(picture);

    const removed = await act(quote, 'a', 'verwijderen');
    expect(await order(quote)).toBe('a b Montage');
    const page = await dealer.visitor.get(removed.headers.get('location')?.split('#')[0] ?? '');
    expect(await page.text()).toContain('Terugzetten');
    const back = `/offertes/${quote.number}/regels/${line}/terugzetten`;
    await dealer.visitor.submit(back, {});
    expect((await found(quote)).lines[0]?.id).toBe(line);
    const twice = await dealer.visitor.submit(back, {});
    expect(twice.headers.get('location')).toContain('melding=teruggezet');
    expect(await order(quote)).toBe('a a b Montage');
  });

  it('pressed twice, are copied once, and removing and putting back keep their way back', async () => {
    const quote = await newQuote({ a: '' });
    const line = await lineOf(quote, 'a');
    const path = `/offertes/${quote.number}/regels/${line}`;
    const key = randomUUID();
    const copies = await Promise.all([1, 2].map(() => dealer.visitor.submit(`${path}/kopie`, { key })));
    const [first, second] = copies.map((answer) => answer.headers.get('location'));
    expect(second).toBe(first);
    expect(await order(quote)).toBe('a a Montage');
    await dealer.visitor.submit(`${path}/kopie`, { key: randomUUID() });
    expect(await order(quote)).toBe('a a a Montage');
    for (const change of ['verwijderen', 'terugzetten']) {
      const once = await dealer.visitor.submit(`${path}/${change}`, {});
      const again = await dealer.visitor.submit(`${path}/${change}`, {});
      expect(again.headers.get('location')).toBe(once.headers.get('location'));
    }
    expect(await order(quote)).toBe('a a a Montage');
  });

  it('an amount is judged, and the total follows; a name that is too long changes nothing', async () => {
    const quote = await newQuote({ a: '' });
    await act(quote, 'a', 'aantal', { amount: '3' });
    expect((await found(quote)).net).toBe(3 * 86_08);
    const refused = await act(quote, 'a', 'aantal', { amount: 'veel' });
    expect(refused.headers.get('location')).toContain('melding=aantal-fout');
    const long = await act(quote, 'a', 'ruimte', { group: 'x'.repeat(61) });
    expect(long.headers.get('location')).toContain('melding=ruimte-lang');
    expect(await order(quote)).toBe('a Montage');
  });
});

describe('R13.4 changing nothing of what was sent leaves its link open', () => {
  async function aSent() {
    const quote = await newQuote({ a: '', b: 'Keuken' });
    await put(dealer, quote.number);
    await database.update(quotes).set({ state: 'sent' }).where(eq(quotes.id, quote.id));
    return quote;
  }

  const standing = async (quote: Quote) => {
    const { state, version, revision } = await found(quote);
    return { state, version, revision };
  };

  it.each([
    ['a room left as it is', 'a', 'ruimte', { group: '' }],
    ['a room under the name it has', 'b', 'ruimte', { group: 'Keuken' }],
    ['the same amount', 'a', 'aantal', { amount: '1' }],
    ['the first line up', 'a', 'verplaatsen', { naar: 'omhoog' }],
    ['the last line down', 'b', 'verplaatsen', { naar: 'omlaag' }],
    ['dropped last where it was last', 'b', 'verplaatsen', { voor: '', groep: 'Keuken' }],
  ])('%s', async (_, label, what, fields) => {
    const quote = await aSent();
    const before = await standing(quote);
    const answer = await act(quote, label, what, fields);
    expect(answer.headers.get('location')).toContain('melding=al-zo');
    expect(await standing(quote)).toEqual(before);
  });

  it('dropped before the line it stands before', async () => {
    const quote = await aSent();
    const before = await standing(quote);
    await act(quote, 'a', 'verplaatsen', { voor: String(await lineOf(quote, '')), groep: '' });
    expect(await standing(quote)).toEqual(before);
  });

  it('a screen saved as it is in the configurator, on whatever it is saved', async () => {
    const quote = await aSent();
    const [line] = (await found(quote)).lines.slice(-2);
    const before = await standing(quote);
    const { id = 0, amount } = line?.kind === 'screen' ? { id: line.id, ...line.screen } : {};
    const headers = { 'idempotency-key': randomUUID() };
    for (const device of ['desktop', 'mobile']) {
      const saved = await change(dealer, quote.number, id, { meta: { device, amount } });
      expect(await saved.json()).toMatchObject({ ok: true, lines: 4 });
    }
    expect(await standing(quote)).toEqual(before);
    const same = { meta: { device: 'desktop', amount } };
    await change(dealer, quote.number, id, same, headers);
    await change(dealer, quote.number, id, { meta: { device: 'desktop', amount: 7 } });
    expect(await standing(quote)).toMatchObject({ state: 'concept', version: 2 });
    // What changed nothing does not undo what came after it, when its answer was lost.
    await change(dealer, quote.number, id, same, headers);
    const kept = (await found(quote)).lines.find((one) => one.id === id);
    expect(kept).toMatchObject({ screen: { amount: 7 } });
  });
});
