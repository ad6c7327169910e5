import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';
import { companies } from '../database/schema/accounts.ts';
import { carts } from '../database/schema/carts.ts';
import { orders } from '../database/schema/orders.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { vatChecks } from '../database/schema/vat-checks.ts';
import type { RegisterAnswer } from '../integrations/vat-register.ts';

const { database } = await testDatabase();
const desk = new PaymentDesk(database);
const valid: RegisterAnswer = { kind: 'valid', consultation: 'WAPIAAAA' };
const invalid: RegisterAnswer = { kind: 'invalid', consultation: 'WAPIBBBB' };
const silent: RegisterAnswer = { kind: 'unavailable', detail: 'MS_UNAVAILABLE' };

// What the register would say now, and what it was asked.
let register: RegisterAnswer = valid;
const asked: string[] = [];
const vatRegister = {
  check: (vatId: string) => {
    asked.push(vatId);
    return Promise.resolve(register);
  },
};
const shop = testApp(database, { ...desk.deps, vatRegister });
const belgian = await Buyer.login(shop, demoAccounts.belgian);
const vatId = 'BE1000000021';
const day = 24 * 60;

beforeEach(async () => {
  desk.time = new Date('2026-11-16T09:00:00Z');
  await database.delete(carts);
  await database.delete(vatChecks);
  await database.delete(staffTasks);
  await database.update(companies).set({ vatId }).where(eq(companies.name, 'Raamwerk Antwerpen BV'));
  register = valid;
  asked.length = 0;
  await belgian.add('PE-100', workedExamples[0]?.specs, { amount: 3 });
});

const openCheckout = async () => (await belgian.visitor.get('/checkout')).text();

async function order(html: string): Promise<Response> {
  const agreed = { terms: '1', payment_method: 'iDeal' };
  return belgian.visitor.submit('/checkout', { ...fieldsOf(html), ...agreed });
}

async function lastOrder() {
  const [last] = await database.select().from(orders).orderBy(sql`id desc`).limit(1);
  return last;
}

describe('VAT on an order to Belgium', () => {
  it('is 0 % when the register knows the number, and the order keeps the evidence', async () => {
    const html = await openCheckout();
    expect(textOf(html)).toContain('Intracommunautaire levering aan BE1000000021: 0% btw.');
    expect((await order(html)).status).toBe(303);
    expect(await lastOrder()).toMatchObject({
      ...{ vatBasis: 'intra_community', total: 258_24 },
      vatCheck: {
        vatId,
        answer: 'valid',
        consultation: 'WAPIAAAA',
        askedAt: '2026-11-16T09:00:00.000Z',
      },
    });
  });

  it('asks once a day', async () => {
    await order(await openCheckout());
    expect(asked).toEqual([vatId]);
    await belgian.add('PE-100', workedExamples[0]?.specs);
    desk.pass(day);
    await openCheckout();
    expect(asked).toHaveLength(1);
    desk.pass(1);
    await openCheckout();
    expect(asked).toHaveLength(2);
  });

  it('is charged when the register does not know the number, told before ordering, and told to staff once', async () => {
    register = invalid;
    const html = await openCheckout();
    expect(textOf(html)).toContain(`kent ${vatId} niet als geldig btw-nummer. Daarom rekenen wij 21% btw.`);
    expect((await order(html)).status).toBe(303);
    expect(await lastOrder()).toMatchObject({
      ...{ vatBasis: 'domestic', vatPercent: 21, total: 312_47 },
      vatCheck: { vatId, answer: 'invalid', consultation: 'WAPIBBBB' },
    });
    const tasks = await database.select().from(staffTasks);
    expect(tasks).toMatchObject([{ kind: 'vat_refused', details: `Raamwerk Antwerpen BV: ${vatId}` }]);
  });

  it('is charged when the register is silent and nothing is known, and that is told', async () => {
    register = silent;
    const html = await openCheckout();
    expect(textOf(html)).toContain('(VIES) antwoordt nu niet');
    await order(html);
    expect(await lastOrder()).toMatchObject({ vatPercent: 21, vatCheck: { vatId, answer: 'unavailable' } });
    expect(await database.$count(staffTasks)).toBe(0);
  });

  it.each([
    [30 * day, 0, 258_24],
    [30 * day + 1, 21, 312_47],
  ])(
    'rests on the last good answer for thirty days of silence: after %i minutes %i %%',
    async (minutes, vatPercent, total) => {
      await openCheckout();
      register = silent;
      // The login would not last as long.
      const askedAt = new Date(desk.time.getTime() - minutes * 60_000);
      await database.update(vatChecks).set({ askedAt });
      await order(await openCheckout());
      expect(await lastOrder()).toMatchObject({ vatPercent, total });
    },
  );

  it('is agreed to anew when the register has changed its mind since it was shown', async () => {
    const html = await openCheckout();
    register = invalid;
    desk.pass(day + 1);
    const before = await database.$count(orders);
    const answer = await order(html);
    expect(answer.status).toBe(409);
    const again = await answer.text();
    expect(textOf(again)).toContain('U zag € 258,24, het is nu € 312,47.');
    expect(await database.$count(orders)).toBe(before);
    expect((await order(again)).status).toBe(303);
    expect(await lastOrder()).toMatchObject({ vatPercent: 21, total: 312_47 });
  });

  it.each(['BE1000000031', null])('with %s as number is charged and not asked for', async (number) => {
    await database
      .update(companies)
      .set({ vatId: number })
      .where(eq(companies.name, 'Raamwerk Antwerpen BV'));
    const html = await openCheckout();
    expect(textOf(html)).toContain('zonder geldig Belgisch btw-nummer: 21% btw.');
    await order(html);
    expect(await lastOrder()).toMatchObject({ vatBasis: 'domestic', vatPercent: 21, vatCheck: null });
    expect(asked).toEqual([]);
  });

  it('is in the cart as at the checkout, for which the register is asked once', async () => {
    register = invalid;
    expect(await belgian.cart()).toMatchObject({ vat: '54.23', total: '312.47' });
    await belgian.cart();
    expect(asked).toHaveLength(1);
    const page = textOf(await (await belgian.visitor.get('/winkelwagen')).text());
    expect(page).toContain(`kent ${vatId} niet als geldig btw-nummer.`);
  });

  it('holds no transaction open while the register thinks', async () => {
    const { promise, resolve } = Promise.withResolvers<RegisterAnswer>();
    const waiting = testApp(database, { ...desk.deps, vatRegister: { check: () => promise } });
    const buyer = await Buyer.login(waiting, demoAccounts.belgian);
    const pages = Array.from({ length: 10 }, () => buyer.visitor.get('/checkout'));
    // More of them than there are connections: one that held its own would leave none for this.
    expect(await database.$count(vatChecks)).toBe(0);
    resolve(valid);
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
  });
});
