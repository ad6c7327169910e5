import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment, anOrder } from '#tests/support/orders.ts';
import { testShopSettings } from '#tests/support/shop-settings.ts';
import type { Database } from '../database/database.ts';
import { invoiceLines, invoices } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import type { Jobs } from '../queue/jobs.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { type InvoiceDependencies, issueInvoice } from './issue-invoice.ts';

const { database } = await testDatabase();

const shopSettings = testShopSettings(database);
const nothingHappens: Jobs = { enqueue: () => Promise.resolve() };

function deps(now: string, jobs: Jobs = nothingHappens): InvoiceDependencies {
  return { database, jobs, shopSettings, now: () => new Date(now) };
}

describe('an invoice', () => {
  it('holds what was ordered, as it was agreed', async () => {
    const order = await anOrder(database);
    const invoice = await issueInvoice(deps('2026-11-16T09:00:00Z'), order.id);
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^F2026-\d{5}$/),
      kind: 'invoice',
      orderId: order.id,
      reference: 'Werk 12',
      issuedOn: '2026-11-16',
      dueOn: '2026-12-16',
      net: 160_71,
      vat: 33_75,
      total: 194_46,
    });
    const lines = await database.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, invoice.id));
    expect(lines.map(({ description, amount, unitPrice }) => ({ description, amount, unitPrice }))).toEqual([
      { description: 'PE-100 Inzethor, 928 x 1228 mm (keuken <1>)', amount: 2, unitPrice: 51_39 },
      { description: 'Instelkosten RAL 6005', amount: 1, unitPrice: 38_43 },
      { description: 'Verzendkosten', amount: 1, unitPrice: 19_50 },
    ]);
  });

  it.each([
    ['open', '2026-12-16'],
    ['paid', '2026-11-16'],
    ['partially_refunded', '2026-11-16'],
    ['charged_back', '2026-12-16'],
  ] as const)('of an order whose payment is %s is due on %s', async (status, dueOn) => {
    const { order, payment } = await anOpenPayment(database);
    for (const step of status === 'open' || status === 'paid' ? [status] : ['paid' as const, status])
      await database.update(payments).set({ status: step }).where(eq(payments.id, payment.id));
    expect(await issueInvoice(deps('2026-11-16T09:00:00Z'), order.id)).toMatchObject({ dueOn });
  });

  it('is one for each order, however often and at once it is asked for', async () => {
    const { id } = await anOrder(database);
    const issued = await Promise.all(
      Array.from({ length: 20 }, () => issueInvoice(deps('2026-11-16T09:00:00Z'), id)),
    );
    expect(new Set(issued.map(({ number }) => number)).size).toBe(1);
    expect(await database.$count(invoices, eq(invoices.orderId, id))).toBe(1);
  });

  it('belongs to the year in Amsterdam', async () => {
    const before = await issueInvoice(deps('2029-12-31T22:59:00Z'), (await anOrder(database)).id);
    const after = await issueInvoice(deps('2029-12-31T23:01:00Z'), (await anOrder(database)).id);
    expect([before.number, after.number]).toEqual(['F2029-00001', 'F2030-00001']);
  });
});

describe('a credit note', () => {
  it('gives an invoice back whole, line by line', async () => {
    const { id: invoiceId } = await issueInvoice(deps('2026-11-16T09:00:00Z'), (await anOrder(database)).id);
    const note = await issueCreditNote(deps('2026-11-20T09:00:00Z'), {
      invoiceId,
      wish: { kind: 'amount', amount: cents(194_46) },
      cause: `whole ${invoiceId}`,
    });
    expect(note).toMatchObject({
      kind: 'credit_note',
      creditedInvoiceId: invoiceId,
      net: 160_71,
      vat: 33_75,
    });
    expect(await database.$count(invoiceLines, eq(invoiceLines.invoiceId, note?.id ?? 0))).toBe(3);
  });

  it('never gives back more than there is, also when two are made at once', async () => {
    const { id: invoiceId } = await issueInvoice(deps('2026-11-16T09:00:00Z'), (await anOrder(database)).id);
    const notes = await Promise.all(
      ['a', 'b', 'c'].map((part) =>
        issueCreditNote(deps('2026-11-20T09:00:00Z'), {
          invoiceId,
          wish: { kind: 'amount', amount: cents(100_00) },
          cause: `${part} ${invoiceId}`,
        }),
      ),
    );
    expect(notes.filter((note) => note !== null)).toHaveLength(1);
  });

  it('is not made of a credit note', async () => {
    const { id: invoiceId } = await issueInvoice(deps('2026-11-16T09:00:00Z'), (await anOrder(database)).id);
    const credit = {
      invoiceId,
      wish: { kind: 'amount', amount: cents(1) },
      cause: `once ${invoiceId}`,
    } as const;
    const note = await issueCreditNote(deps('2026-11-20T09:00:00Z'), credit);
    await expect(
      issueCreditNote(deps('2026-11-20T09:00:00Z'), { ...credit, invoiceId: note?.id ?? 0, cause: 'again' }),
    ).rejects.toThrow('no invoice');
  });
});

describe('forty invoices at once', () => {
  it('have numbers without gap or double, although every seventh breaks off and is begun again', async () => {
    const model = await anOrder(database);
    const ids = await copyOrder(database, model.id, 40);
    let calls = 0;
    const brittle: Jobs = {
      enqueue: () => {
        calls += 1;
        return calls % 7 === 0 ? Promise.reject(new Error('broken off')) : Promise.resolve();
      },
    };
    const issue = async (id: number): Promise<string> => {
      try {
        return (await issueInvoice(deps('2031-05-01T09:00:00Z', brittle), id)).number;
      } catch {
        return issue(id);
      }
    };
    const numbers = await Promise.all(ids.map(issue));
    const expected = Array.from({ length: 40 }, (_, index) => `F2031-${String(index + 1).padStart(5, '0')}`);
    expect(numbers.toSorted()).toEqual(expected);
  }, 120_000);
});

async function copyOrder(target: Database, orderId: number, count: number): Promise<readonly number[]> {
  const columns = sql.raw(
    'person_id, company_id, status, customer, delivery_address, invoice_address, goods_cents, fees_cents, shipping_cents, vat_basis, vat_percent, vat_cents, total_cents',
  );
  const { rows } = await target.execute<{ id: number }>(sql`
    insert into orders (number, ${columns})
    select 'copy-' || copy, ${columns} from orders, generate_series(1, ${count}) as copy where id = ${orderId}
    returning id`);
  await target.execute(sql`
    insert into order_lines (order_id, position, product_code, product_name, answers, summary, amount,
      total_width_mm, total_height_mm, price_list_version, unit_price_cents, advice_price_cents)
    select copy.id, 1, 'PE-100', 'Inzethor', '{}', '[]', 1, 900, 900, 1, copy.total_cents - copy.vat_cents - 1950, 1
    from orders as copy where copy.number like 'copy-%'`);
  return rows.map(({ id }) => id);
}
