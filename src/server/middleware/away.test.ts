import { expect, it } from 'vitest';
import { connectPool } from '#server/database/open.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { database } = await testDatabase();
const away = testApp(connectPool({ host: '/nowhere/at/all' }, () => undefined).database);

async function dealerCutOff(): Promise<Visitor> {
  const here = await new Visitor(testApp(database)).loginByForm(demoAccounts.millimetres);
  const there = new Visitor(away);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  there.token = here.token;
  return there;
}

it('R15.2 a page asked for while the database is away says so, and when to come back', async () => {
  const dealer = await dealerCutOff();
  const answer = await dealer.get('/winkelwagen');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  expect(page).toContain('Wij zijn zo terug');
  expect(page).toContain('kijk of uw laatste stap is gelukt');
  expect(away.reports).toEqual([]);
});

it('R15.2 a call is told the same in JSON', async () => {
  const dealer = await dealerCutOff();
  const answer = await dealer.call('/product/validate-state/PE-100', {});
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('even niet bereikbaar'),
    requestId: expect.any(String),
  });
  expect(away.reports).toEqual([]);
});

it('R15.2 who opens a quote hears it without a word of the shop', async () => {
  const visitor = new Visitor(away);
  const answer = await visitor.get(`/offerte/${'a'.repeat(43)}`);
  const page = await answer.text();
  expect(answer.status).toBe(503);
  expect(page).toContain('De offerte is even niet bereikbaar');
  expect(page).not.toMatch(/maathor/i);
});
