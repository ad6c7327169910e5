import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '#catalogue/index.ts';
import { mostCounted } from '#contract/office/orders.ts';
import type { LogbookAction } from '#domain/logbook/entry.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { aWorkbook } from '#tests/support/workbook.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { readPriceLists } from '../../database/price-lists.ts';
import { carts } from '../../database/schema/carts.ts';
import { companyDiscounts, priceImports, priceLists } from '../../database/schema/catalogue.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { dropOldImports } from '../../prices/price-imports.ts';
import { findTouchedCarts } from './touched-carts.ts';

const { database } = await testDatabase();
const day = 24 * 60 * 60 * 1000;
let now = Date.UTC(2026, 10, 16, 12);
const clock = { now: () => new Date(now) };
const shop = testApp(database, clock);
// Another process of the same shop.
const elsewhere = testApp(database, clock);
const owner = await new Visitor(shop).login(demoAccounts.staff);
const sales = await new Visitor(shop).login(demoAccounts.sales);
const buyer = await Buyer.login(elsewhere, demoAccounts.millimetres);

beforeEach(async () => {
  now = Date.UTC(2026, 10, 16, 12);
  await database.delete(carts);
  await database.delete(priceImports);
  await database.delete(companyDiscounts);
  await database.execute(sql`delete from price_lists where version > 1`);
  await database.execute(sql`delete from group_discounts where id > 3`);
  await owner.get('/beheer');
  // A page, after which nothing is remembered of who is logged in or of what things cost.
  await buyer.cart();
});

const text = async (path: string, who = owner) => textOf(await (await who.get(path)).text());

async function json<T>(path: string, who = owner): Promise<T> {
  const answer = await who.get(path, { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

// The prices of today with every one of them `factor` times as high, as they are copied from a spreadsheet.
async function pasted(factor: number, code = 'PE-100'): Promise<string> {
  const file = await (await owner.get(`/beheer/prijzen/${code}.csv?versie=1`)).text();
  const [head = '', ...rows] = file.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
  const risen = rows.map((row) => {
    const [height, ...prices] = row.split(';');
    return [height, ...prices.map((price) => `€ ${Math.round(Number(price) * factor)},00`)].join('\t');
  });
  return [head.replaceAll(';', '\t'), ...risen].join('\r\n');
}

function send(fields: Readonly<Record<string, string>>, file?: Uint8Array | string, who = owner) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ _token: who.token, ...fields })) body.append(name, value);
  if (file !== undefined) body.append('file', new File([new Uint8Array(Buffer.from(file))], 'prijzen.xlsx'));
  return who.form('/beheer/prijzen/PE-100/invoeren', body);
}

async function preview(factor: number, validFrom: string): Promise<string> {
  const answer = await send({ pasted: await pasted(factor), validFrom });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

async function seenOn(path: string): Promise<string> {
  const html = await (await owner.get(path)).text();
  return /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
}

async function confirm(path: string, seen?: string): Promise<string> {
  const given = seen ?? (await seenOn(path));
  const answer = await owner.submit(`${path}/bevestigen`, { seen: given });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

async function lastEntry(action: LogbookAction) {
  const [entry] = await database
    .select()
    .from(logbook)
    .where(eq(logbook.action, action))
    .orderBy(desc(logbook.id));
  return entry;
}

const versions = () => database.$count(priceLists, eq(priceLists.productCode, 'PE-100'));

describe('an import of prices', () => {
  it('R11.5 shows every change before anything is stored, and survives leaving the page', async () => {
    const path = await preview(1.1, '2026-12-01');
    expect(await versions()).toBe(1);
    const shown = await text(path);
    expect(shown).toContain('Nieuwe prijzen van PE-100: versie 2');
    expect(shown).toContain('70 van 70');
    expect(shown).toContain('68,00 was 62,00, +9,7 %');
    expect(shown).toContain('Het bestand noemt geen toeslagen');
    expect(shown).toContain('Dit product ligt nu in geen enkele winkelwagen.');
    expect(await text('/beheer/prijzen')).toContain('Nog niet bevestigd');
    expect(await confirm(path)).toBe('/beheer/prijzen/PE-100?versie=2&melding=ingevoerd');
    expect(await text('/beheer/prijzen')).toContain('versie 2 op 01-12-2026');
    const entry = await lastEntry('price_list_published');
    expect(entry).toMatchObject({
      personName: 'Beheer Maathor',
      after: { version: 2, validFrom: '2026-12-01' },
    });
    expect((await buyer.validate('PE-100', pe100())).body.price?.price).toBe('60.98');
    now += 15 * day;
    expect((await buyer.validate('PE-100', pe100())).body.price?.price).toBe('67.12');
  });

  it('R11.5 is confirmed once, also when it is pressed ten times at once', async () => {
    const path = await preview(1.1, '2026-12-01');
    const seen = await seenOn(path);
    const places = await Promise.all(Array.from({ length: 10 }, () => confirm(path, seen)));
    expect(new Set(places)).toEqual(new Set(['/beheer/prijzen/PE-100?versie=2&melding=ingevoerd']));
    expect(await versions()).toBe(2);
    expect((await owner.get(path)).headers.get('location')).toBe('/beheer/prijzen/PE-100?versie=2');
  });

  it('R11.5 two at once: the later one hears what came in between, and may confirm again', async () => {
    const [one, other] = [await preview(1.1, '2026-12-01'), await preview(1.2, '2026-12-01')];
    const seen = await Promise.all([one, other].map(seenOn));
    const places = await Promise.all([confirm(one, seen[0]), confirm(other, seen[1])]);
    expect(places.filter((place) => place.includes('melding=ingevoerd'))).toHaveLength(1);
    const refused = places.find((place) => place.includes('probleem=gewijzigd')) ?? '';
    expect(await text(refused)).toContain('intussen kwam er een andere prijslijst bij');
    expect(await confirm(refused.split('?')[0] ?? '')).toContain('versie=3');
    expect(await versions()).toBe(3);
  });

  it('R11.5 is refused for a day that has passed, also when it passed since the preview', async () => {
    const answer = await send({ pasted: await pasted(1.1), validFrom: '2026-11-15' });
    expect(answer.status).toBe(422);
    const said = await answer.text();
    expect(said).toContain('Deze dag is voorbij.');
    expect(said).toContain('PE-100\t400');
    const path = await preview(1.1, '2026-11-16');
    const seen = await seenOn(path);
    now += day;
    await owner.login(demoAccounts.staff);
    expect(await confirm(path, seen)).toBe(`${path}?probleem=voorbij`);
    expect(await versions()).toBe(1);
    expect((await owner.submit(`${path}/dag`, { validFrom: '2026-11-18' })).status).toBe(303);
    expect(await confirm(path)).toContain('versie=2');
  });

  it('R11.5 tells what a list from today does to open carts, by the engine', async () => {
    await buyer.add('PE-100', pe100(), { amount: 2 });
    await database
      .insert(companyDiscounts)
      .values({ companyId: 1, productCode: 'PE-100', basisPoints: 50_00, validFrom: '2026-11-01' });
    const shown = await text(await preview(2, '2026-11-16'));
    expect(shown).toContain('op 1 regel in 1 winkelwagen van 1 bedrijf');
    // Twice € 119 and twice € 238 incl. VAT, half of it, without VAT.
    expect(shown).toContain('Samen gaan zij van € 98,34 naar € 196,70 exclusief btw.');
    expect(shown).toContain('70 prijzen verschillen meer dan 25 % van nu.');
    expect(await text(await preview(2, '2026-12-01'))).toContain('krijgt op die dag de nieuwe prijs');
  });

  it('R15.4 counts no further than to many, however many lines there are', async () => {
    await buyer.add('PE-100', pe100());
    await database.execute(sql`
      insert into cart_lines select (jsonb_populate_record(null::cart_lines, to_jsonb(line) || jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('cart_lines', 'id')), 'timestamp', line."timestamp" + n, 'sort_place', null))).*
      from cart_lines line cross join generate_series(1, 1200) n where removed_at is null`);
    const after = (await readPriceLists(database)).find(({ productCode }) => productCode === 'PE-100');
    if (after === undefined) throw new Error('PE-100 has no prices');
    const touched = await findTouchedCarts(shop.deps, { before: null, after, today: '2026-11-16' });
    expect(touched).toEqual({ companies: 1, carts: 1, lines: mostCounted + 1, change: null });
    const shown = await text(await preview(2, '2026-12-01'));
    expect(shown).toContain('Dit product ligt nu op meer dan 999 regels in winkelwagens.');
  });

  it('R11.5 with the prices that hold already has nothing to confirm', async () => {
    const shown = await text(await preview(1, '2026-12-01'));
    expect(shown).toContain('Er is niets te doen.');
    expect(shown).not.toContain('Invoeren vanaf');
  });

  it('R11.5 reads a workbook by its content, whatever it is called', async () => {
    const rows = (await pasted(1.1)).split('\r\n').map((row) => row.split('\t'));
    const numbers = rows.map((cells) =>
      cells.map((cell) => (/^[A-Z]/.test(cell) ? cell : Number(cell.replace(/€ |,00/g, '')))),
    );
    const answer = await send({ validFrom: '2026-12-01' }, aWorkbook(numbers));
    expect(answer.status).toBe(303);
    const shown = await text(answer.headers.get('location') ?? '');
    expect(shown).toContain('prijzen.xlsx');
    expect(shown).toContain('68,00 was 62,00, +9,7 %');
  });

  it.each([
    ['nothing', {}, undefined, 'Kies een bestand of plak een tabel.'],
    ['a picture', {}, '\x89PNG\r\n\x1a\n\0\0\0', 'Dit is geen CSV-bestand en geen Excel-werkmap'],
    ['an old workbook', {}, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'beveiligde of oude werkmap'],
    ['a torn workbook', {}, 'PK\x03\x04torn', 'Dit bestand is beschadigd.'],
    ['too large a file', {}, 'x'.repeat(1024 * 1024 + 1), 'ten hoogste 1 MB'],
    ['too many lines', { pasted: '1;2\n'.repeat(501) }, undefined, 'ten hoogste 500 regels'],
    [
      'a wrong cell',
      { pasted: 'PE-100;400;1600\n400;62;x9\n2200;63;64' },
      undefined,
      'Regel 2, kolom C: ‘x9’ is geen prijs als 62 of 62,50.',
    ],
  ])('R11.5 refuses %s in words, and keeps what was typed', async (_, fields, file, said) => {
    const answer = await send({ validFrom: '2026-12-01', ...fields }, file);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain(said);
    expect(html).toContain('value="2026-12-01"');
    expect(await database.$count(priceImports)).toBe(0);
  });

  it('R11.5 a workbook that swells is dropped while it does', async () => {
    const bomb = aWorkbook([['PE-100', 'a'.repeat(20 * 1024 * 1024)]]);
    expect(bomb.length).toBeLessThan(100_000);
    const answer = await send({ validFrom: '2026-12-01' }, bomb);
    expect(textOf(await answer.text())).toContain('Dit is te veel voor een prijslijst');
  });

  it('R11.5 is thrown away, or forgotten after a week', async () => {
    const path = await preview(1.1, '2026-12-01');
    expect((await owner.submit(`${path}/weggooien`, {})).headers.get('location')).toBe(
      '/beheer/prijzen?melding=weggegooid',
    );
    expect((await owner.get(path)).status).toBe(404);
    const other = await preview(1.1, '2027-01-01');
    now += 8 * day;
    await owner.login(demoAccounts.staff);
    expect((await owner.get(other)).status).toBe(404);
    await dropOldImports(database, clock.now());
    expect(await database.$count(priceImports)).toBe(0);
  });
});

describe('a version of a price list', () => {
  it('R11.5 is withdrawn before its day, keeps its number, and is in the logbook', async () => {
    await confirm(await preview(1.1, '2026-11-18'));
    const withdraw = (version: string) => owner.submit('/beheer/prijzen/PE-100/intrekken', { version });
    expect((await withdraw('1')).headers.get('location')).toContain('probleem=geldt');
    expect((await withdraw('2')).headers.get('location')).toContain('melding=ingetrokken');
    expect((await withdraw('2')).headers.get('location')).toContain('probleem=onbekend');
    expect((await owner.get('/beheer/prijzen/PE-100?versie=2')).status).toBe(404);
    now += 3 * day;
    expect((await buyer.validate('PE-100', pe100())).body.price?.price).toBe('60.98');
    const entry = await lastEntry('price_list_withdrawn');
    expect(entry).toMatchObject({ subjectId: 'PE-100/2', before: { version: 2, validFrom: '2026-11-18' } });
    await owner.login(demoAccounts.staff);
    expect(await confirm(await preview(1.1, '2026-12-20'))).toContain('versie=3');
  });

  it('R11.5 is shown as page, JSON and file, and another by ?versie=', async () => {
    await confirm(await preview(1.1, '2026-12-01'));
    type Shown = { priceList: { version: number; state: string; cells: string[][] }; versions: unknown[] };
    const present = await json<Shown>('/beheer/prijzen/pe-100');
    expect([present.priceList.version, present.priceList.state, present.versions.length]).toEqual([
      1,
      'present',
      2,
    ]);
    const coming = await json<Shown>('/beheer/prijzen/PE-100?versie=2');
    expect([coming.priceList.state, coming.priceList.cells[0]?.[0]]).toEqual(['coming', '68.00']);
    const file = await owner.get('/beheer/prijzen/PE-100.csv?versie=2');
    expect(file.headers.get('content-disposition')).toContain('PE-100-v2.csv');
    expect((await file.text()).split('\r\n')[1]).toMatch(/^400;68;/);
    expect((await owner.get('/beheer/prijzen/PE-100?versie=9')).status).toBe(404);
    expect((await owner.get('/beheer/prijzen/XX-100')).status).toBe(404);
  });
});

type Calendar = {
  calendar: { kind: string; validFrom: string; until: string | null; state: string }[];
  next: string | null;
};

describe('discounts', () => {
  const path = '/beheer/prijzen/kortingen';
  const set = async (fields: Readonly<Record<string, string>>, to = path) =>
    owner.submit(to, { seen: await seenOn(to), ...fields });

  it('R11.5 a group gets another percentage from a day on, in every process', async () => {
    const answer = await set({ group: 'B', percent: '36,5', validFrom: '2026-11-16' });
    expect(answer.headers.get('location')).toBe(`${path}?melding=bepaald`);
    now += 1001;
    // € 119 incl. VAT, less 36,5 %, without VAT.
    expect((await buyer.validate('PE-100', pe100())).body.price?.price).toBe('62.45');
    const entry = await lastEntry('group_discount_set');
    expect(entry).toMatchObject({
      subjectId: 'B',
      before: { discount: '38 %' },
      after: { discount: '36,5 %' },
    });
  });

  it.each([
    [{ group: 'B', percent: '101', validFrom: '2026-12-01' }, 422, 'van 0 tot en met 100'],
    [{ group: 'D', percent: '30', validFrom: '2026-12-01' }, 422, 'Kies een groep.'],
    [{ group: 'B', percent: '30', validFrom: '2026-11-15' }, 422, 'Deze dag is voorbij.'],
    [{ group: 'B', percent: '38', validFrom: '2026-12-01' }, 409, 'op die dag geldt dit al'],
    [{ group: 'B', percent: '30', validFrom: '2026-12-01', seen: '1.1' }, 409, 'een collega heeft intussen'],
  ])('R11.5 %j is refused with %i', async (fields, status, said) => {
    const answer = await set(fields);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(textOf(html)).toContain(said);
    expect(html).toContain(`value="${fields.percent}"`);
  });

  it('R11.5 two who change one group at once: one is refused and may send again', async () => {
    const seen = await seenOn(path);
    const answers = await Promise.all(
      ['30', '31'].map((percent) =>
        owner.submit(path, { group: 'C', percent, validFrom: '2026-12-01', seen }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  it('R11.5 what has not begun is withdrawn, what holds is not', async () => {
    await set({ group: 'A', percent: '40', validFrom: '2026-12-01' });
    type Groups = { groups: { group: string; steps: { id: number; state: string }[] }[] };
    const [a] = (await json<Groups>(path)).groups;
    expect(a?.steps.map(({ state }) => state)).toEqual(['coming', 'present']);
    const [coming, present] = a?.steps.map(({ id }) => owner.submit(`${path}/${id}/intrekken`, {})) ?? [];
    expect((await coming)?.headers.get('location')).toContain('melding=ingetrokken');
    expect((await present)?.headers.get('location')).toContain('probleem=geldt');
    expect((await json<Groups>(path)).groups[0]?.steps).toHaveLength(1);
  });

  it('R11.5 a company has its own for a product, with an end, in the calendar and the logbook', async () => {
    const own = '/beheer/klanten/1/korting';
    const fields = {
      product: 'PE-100',
      kind: 'own',
      percent: '50',
      validFrom: '2026-11-16',
      until: '2026-11-17',
    };
    expect((await set(fields, own)).headers.get('location')).toBe(`${own}?melding=bepaald`);
    // A page, after which nothing is remembered of who is logged in.
    await buyer.cart();
    const prices: unknown[] = [];
    for (let days = 0; days < 3; days += 1) {
      prices.push((await buyer.validate('PE-100', pe100())).body.price?.price);
      now += day;
    }
    expect(prices).toEqual(['49.17', '49.17', '60.98']);
    now = Date.UTC(2026, 10, 16, 12);
    expect(await text('/beheer/klanten/1')).toContain('50 %, van 16 november 2026 t/m 17 november 2026');
    const { calendar } = await json<Calendar>('/beheer/prijzen');
    expect(calendar.slice(0, 2)).toMatchObject([
      { kind: 'own_discount', validFrom: '2026-11-18', until: null, state: 'coming', percent: null },
      {
        kind: 'own_discount',
        validFrom: '2026-11-16',
        until: '2026-11-17',
        state: 'present',
        percent: '50.00',
      },
    ]);
    const entry = await lastEntry('own_discount_set');
    expect(entry).toMatchObject({ subjectKind: 'company', after: { product: 'PE-100', discount: '50 %' } });
    const wrong = await set({ ...fields, until: '2026-11-15' }, own);
    expect([wrong.status, textOf(await wrong.text())]).toEqual([
      422,
      expect.stringContaining('ligt voor de eerste'),
    ]);
  });

  it('R11.5 sales reads what a company has, and changes nothing', async () => {
    const own = '/beheer/klanten/1/korting';
    expect(await text(own, sales)).toContain('Alleen een eigenaar wijzigt eigen kortingen.');
    const fields = { product: 'PE-100', kind: 'own', percent: '50', validFrom: '2026-11-16', seen: '0.0' };
    expect((await sales.submit(own, fields)).status).toBe(403);
    expect((await sales.get('/beheer/prijzen')).status).toBe(403);
    expect((await owner.get('/beheer/klanten/6/korting')).status).toBe(404);
  });
});

it('R11.5 the calendar holds every start once, page after page', async () => {
  const steps = Array.from({ length: 60 }, (_, index) => ({
    companyId: 1 + (index % 3),
    productCode: 'CE-100',
    basisPoints: 1000 + index,
    validFrom: `2026-1${index % 3}-0${1 + (index % 9)}`,
  }));
  await database.insert(companyDiscounts).values(steps);
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Calendar = await json<Calendar>(`/beheer/prijzen${next === '' ? '' : `?na=${next}`}`);
    seen.push(...page.calendar.map((entry) => JSON.stringify(entry)));
    next = page.next;
  }
  expect(seen).toHaveLength(60 + products.length + 3);
  expect(new Set(seen).size).toBe(seen.length);
  const days = seen.map((entry) => /"validFrom":"([^"]+)"/.exec(entry)?.[1] ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  expect((await (await owner.get('/beheer/prijzen.csv')).text()).trim().split('\r\n')).toHaveLength(
    seen.length + 1,
  );
});
