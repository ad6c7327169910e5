import { asc, eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { initialDiscountsOf } from '#catalogue/initial-discounts.ts';
import { initialPriceLists } from '#catalogue/initial-price-lists.ts';
import { ralColours as palette } from '#catalogue/ral.ts';
import { parsePostcode } from '#domain/business/address.ts';
import { parseCompanyNumber } from '#domain/business/company-number.ts';
import { parseVatId } from '#domain/business/vat-id.ts';
import { cents, divideHalfUp, sum, times } from '#domain/money/cents.ts';
import { netPrice } from '#domain/pricing/discount.ts';
import { testDatabase } from '#tests/support/database.ts';
import { parsePhone } from '../../accounts/phone.ts';
import { isPassword } from '../../secrets/passwords.ts';
import { prepareDatabase } from '../prepare.ts';
import { readPriceLists } from '../price-lists.ts';
import { addresses, companies, people } from '../schema/accounts.ts';
import { priceLists, ralColours } from '../schema/catalogue.ts';
import { invoiceLines, invoices, orderLines, orders } from '../schema/orders.ts';
import { payments } from '../schema/payments.ts';

const { database } = await testDatabase();
const used = await testDatabase();
const real = await testDatabase({ isEmpty: true });
const grown = await testDatabase({ isEmpty: true });

describe('demo data', () => {
  it('R3.1 has an account for every setting a customer can have', async () => {
    const rows = await database
      .select()
      .from(people)
      .innerJoin(companies, eq(companies.id, people.companyId))
      .orderBy(asc(people.id));
    const seen = rows.map(({ people: row, companies: { country, discountGroup } }) => [
      row.id,
      row.email,
      country,
      discountGroup,
      row.cmUnits ? 'cm' : 'mm',
      ...(row.totalMeasures ? ['total measures'] : []),
      ...(row.showMessage ? ['message'] : []),
      row.role,
    ]);
    expect(seen).toEqual([
      [1, 'mm@voorbeeld.nl', 'NL', 'B', 'mm', 'company_owner'],
      [2, 'cm@voorbeeld.nl', 'NL', 'A', 'cm', 'company_owner'],
      [3, 'totaal@voorbeeld.nl', 'NL', 'C', 'mm', 'total measures', 'company_owner'],
      [4, 'melding@voorbeeld.nl', 'NL', 'B', 'mm', 'message', 'company_owner'],
      [5, 'be@voorbeeld.be', 'BE', 'B', 'mm', 'company_owner'],
      [6, 'beheer@voorbeeld.nl', 'NL', 'B', 'mm', 'owner'],
      [7, 'verkoop@voorbeeld.nl', 'NL', 'B', 'mm', 'sales'],
      [8, 'boekhouding@voorbeeld.nl', 'NL', 'B', 'mm', 'bookkeeping'],
      [9, 'werkplaats@voorbeeld.nl', 'NL', 'B', 'mm', 'workshop'],
      [10, 'inkoop@voorbeeld.nl', 'NL', 'B', 'mm', 'buyer'],
      [11, 'meter@voorbeeld.nl', 'NL', 'B', 'mm', 'measurer'],
      [12, 'rekening@voorbeeld.nl', 'NL', 'B', 'mm', 'company_owner'],
      [13, 'inkoop-rekening@voorbeeld.nl', 'NL', 'B', 'mm', 'buyer'],
    ]);
  });

  it('opens every account with the password of the contract', async () => {
    const rows = await database.select().from(people);
    const answers = await Promise.all(rows.map((row) => isPassword(row.passwordHash, 'horren-demo-2026')));
    expect(answers).toEqual(rows.map(() => true));
  });

  it('has numbers and addresses that pass our own checks', async () => {
    for (const { id, country, companyNumber, vatId } of await database.select().from(companies)) {
      expect(parseCompanyNumber(country, companyNumber)).toBe(companyNumber);
      expect(parseVatId(country, vatId ?? '')).toBe(vatId);
      for (const { phone } of await database.select().from(people).where(eq(people.companyId, id))) {
        expect(parsePhone(country, phone)).toBe(phone);
      }
    }
    for (const { country, postcode } of await database.select().from(addresses)) {
      expect(parsePostcode(country, postcode)).toBe(postcode);
    }
  });

  it('has an order with an open payment, priced as the product book prices it', async () => {
    const [order] = await database.select().from(orders);
    const lines = await database.select().from(orderLines);
    for (const { unitPrice, advicePrice } of lines)
      expect(unitPrice).toBe(netPrice(advicePrice, initialDiscountsOf('B').group));
    const goods = sum(lines.map(({ unitPrice, amount }) => times(unitPrice, amount)));
    const vat = cents(divideHalfUp(goods * 21, 100));
    expect(order).toMatchObject({ goods, vat, total: cents(goods + vat), vatPercent: 21, status: 'placed' });
    const [payment] = await database
      .select()
      .from(payments)
      .where(eq(payments.orderId, order?.id ?? 0));
    expect(payment).toMatchObject({ amount: order?.total, status: 'open', invoiceId: null });
  });

  it('has an invoice with an open payment, free of VAT for a Belgian company', async () => {
    const [invoice] = await database.select().from(invoices);
    const lines = await database.select().from(invoiceLines);
    const net = sum(lines.map(({ unitPrice, amount }) => times(unitPrice, amount)));
    expect(invoice).toMatchObject({ net, vat: 0, total: net, vatBasis: 'intra_community' });
    const [payment] = await database
      .select()
      .from(payments)
      .where(eq(payments.invoiceId, invoice?.id ?? 0));
    expect(payment).toMatchObject({ amount: net, status: 'open', orderId: null });
  });

  it('never comes back once somebody has changed it', async () => {
    await used.database.update(people).set({ name: 'Anders' }).where(eq(people.id, 1));
    await used.database.delete(payments);
    await prepareDatabase(used.pool, { hasDemoData: true, hasStandIns: true });
    const [first] = await used.database.select().from(people).where(eq(people.id, 1));
    expect(first?.name).toBe('Anders');
    expect(await used.database.$count(people)).toBe(13);
    expect(await used.database.$count(payments)).toBe(0);
  });
});

describe('the catalogue', () => {
  it('R1.4 begins with the price lists and the palette of the product book, in a real shop too', async () => {
    await prepareDatabase(real.pool, { hasDemoData: false, hasStandIns: false });
    const lists = await readPriceLists(real.database);
    expect(lists.toSorted((a, b) => a.productCode.localeCompare(b.productCode))).toEqual(
      initialPriceLists.toSorted((a, b) => a.productCode.localeCompare(b.productCode)),
    );
    expect(await real.database.$count(ralColours)).toBe(palette.length);
    expect(await real.database.$count(people)).toBe(0);
  });

  it('gives a product that is new in a shop of before its first prices, and leaves those of the others alone', async () => {
    await prepareDatabase(grown.pool, { hasDemoData: false, hasStandIns: false });
    const others = await grown.database
      .update(priceLists)
      .set({ validFrom: '2026-02-01' })
      .where(ne(priceLists.productCode, 'CA-100'))
      .returning();
    await grown.database.delete(priceLists).where(eq(priceLists.productCode, 'CA-100'));
    await prepareDatabase(grown.pool, { hasDemoData: false, hasStandIns: false });
    const lists = await readPriceLists(grown.database);
    expect(lists).toHaveLength(others.length + 1);
    expect(lists.filter(({ validFrom }) => validFrom === '2026-01-01')).toEqual(
      initialPriceLists.filter(({ productCode }) => productCode === 'CA-100'),
    );
  });
});
