import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import { testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { companyDiscounts } from '../../database/schema/catalogue.ts';
import { logbook } from '../../database/schema/logbook.ts';

const { database } = await testDatabase();
const now = new Date(Date.UTC(2026, 10, 18, 12));
const owner = await new Visitor(testApp(database, { now: () => now })).login(demoAccounts.staff);
const path = '/beheer/klanten/5/korting';

type Shown = { id: number; percent: string | null; validFrom: string; until: string | null; state: string };

beforeEach(async () => {
  await database.delete(companyDiscounts);
  await owner.get(path);
});

async function steps(): Promise<readonly Shown[]> {
  const answer = await owner.get(path, { accept: 'application/json' });
  const { discounts } = (await answer.json()) as { discounts: { steps: Shown[] }[] };
  return discounts[0]?.steps ?? [];
}

const shown = async () =>
  (await steps()).map(({ percent, validFrom, until, state }) => [percent, validFrom, until, state]);

async function agree(percent: string, validFrom: string, until = ''): Promise<number> {
  const html = await (await owner.get(path)).text();
  const seen = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const fields = { product: 'SE-100', kind: 'own', percent, validFrom, until, seen };
  return (await owner.submit(path, fields)).status;
}

async function withdraw(validFrom: string, percent: string | null): Promise<void> {
  const step = (await steps()).find((one) => one.validFrom === validFrom && one.percent === percent);
  const answer = await owner.submit(`${path}/${step?.id}/intrekken`, {});
  expect(answer.headers.get('location')).toBe(`${path}?melding=ingetrokken`);
}

it('R11.5 a temporary one that is withdrawn leaves everything as it was before', async () => {
  await agree('45,5', dutchDate(now));
  const before = await shown();
  await agree('50', '2026-12-05', '2026-12-07');
  expect(await shown()).toEqual([
    [null, '2026-12-08', null, 'coming'],
    ['50.00', '2026-12-05', '2026-12-07', 'coming'],
    ['45.50', '2026-11-18', '2026-12-04', 'present'],
  ]);
  await withdraw('2026-12-05', '50.00');
  expect(await shown()).toEqual(before);
  const [entry] = await database
    .select()
    .from(logbook)
    .where(eq(logbook.action, 'own_discount_withdrawn'))
    .orderBy(desc(logbook.id));
  expect(entry?.before).toEqual({
    product: 'SE-100',
    discount: '50 %',
    validFrom: '2026-12-05',
    validUntil: '2026-12-08',
  });
});

it('R11.5 two that end on one day each keep their end when the other is withdrawn', async () => {
  await agree('50', '2026-12-05', '2026-12-07');
  await agree('48', '2026-12-01', '2026-12-07');
  await withdraw('2026-12-05', '50.00');
  expect(await shown()).toEqual([
    [null, '2026-12-08', null, 'coming'],
    ['48.00', '2026-12-01', '2026-12-07', 'coming'],
  ]);
});

it('R11.5 one ends on its day, also when what was to follow it is withdrawn', async () => {
  await agree('45', '2026-12-08');
  await agree('50', '2026-12-05', '2026-12-07');
  expect(await shown()).toContainEqual(['45.00', '2026-12-08', null, 'coming']);
  await withdraw('2026-12-08', '45.00');
  expect(await shown()).toEqual([
    [null, '2026-12-08', null, 'coming'],
    ['50.00', '2026-12-05', '2026-12-07', 'coming'],
  ]);
});

it('R11.5 one without an end has none, also when it follows one that had', async () => {
  await agree('50', '2026-12-05', '2026-12-07');
  await agree('40', '2026-12-06');
  expect(await shown()).toEqual([
    [null, '2026-12-08', '2026-12-07', 'replaced'],
    ['40.00', '2026-12-06', null, 'coming'],
    ['50.00', '2026-12-05', '2026-12-05', 'coming'],
  ]);
  expect(textOf(await (await owner.get('/beheer/klanten/5')).text())).toContain(
    '40 %, vanaf 6 december 2026',
  );
});

it('R11.5 the same percentage without an end is something else than with one', async () => {
  const today = dutchDate(now);
  expect(await agree('50', today, addDays(today, 5))).toBe(303);
  expect(await agree('50', today)).toBe(303);
  expect((await shown()).find(([, , , state]) => state === 'present')).toEqual([
    '50.00',
    today,
    null,
    'present',
  ]);
  expect(await agree('50', today)).toBe(409);
});
