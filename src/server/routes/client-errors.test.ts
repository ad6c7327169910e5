import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { database } = await testDatabase();
// Counters are shared by all who come from one address, so the test that fills them has its own.
const limited = await testDatabase();

const scriptError = {
  message: 'x is undefined',
  stack: 'TypeError: x is undefined\n    at open (/assets/a.js:1:2)',
  page: '/producten/pe-100',
  at: '2026-11-15T10:00:00.000Z',
};

describe('R7.12 script errors', () => {
  it('reach the error-reporting port', async () => {
    const shop = testApp(database);
    const visitor = new Visitor(shop);
    await visitor.get('/');
    expect((await visitor.call('/client-errors', scriptError)).status).toBe(204);
    expect(shop.reports).toMatchObject([
      {
        error: { name: 'ClientScriptError', message: 'x is undefined' },
        context: { page: '/producten/pe-100' },
      },
    ]);
  });

  it('are cut where they are endless', async () => {
    const shop = testApp(database);
    const visitor = new Visitor(shop);
    await visitor.get('/');
    await visitor.call('/client-errors', { ...scriptError, message: 'x'.repeat(50_000) });
    expect(shop.reports).toMatchObject([{ error: { message: 'x'.repeat(1000) } }]);
  });

  it('are limited to thirty a minute', async () => {
    const shop = testApp(limited.database);
    const visitor = new Visitor(shop);
    await visitor.get('/');
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await visitor.call('/client-errors', scriptError)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(shop.reports).toHaveLength(30);
  });

  it.each([['not an object'], [null], [{ stack: 'no message' }]])(
    'that cannot be read are refused: %j',
    async (body) => {
      const shop = testApp(database);
      const visitor = new Visitor(shop);
      await visitor.get('/');
      expect((await visitor.call('/client-errors', body)).status).toBe(400);
      expect(shop.reports).toEqual([]);
    },
  );
});
