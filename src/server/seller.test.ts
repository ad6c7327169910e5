import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { products } from '#catalogue/index.ts';
import { informationPaths } from '#contract/catalogue-page.ts';
import { aSeller } from '#domain/business/testing.ts';
import { settings, testApp, testSettings } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aFullInvoice } from '#tests/support/invoices.ts';
import { anOrder } from '#tests/support/orders.ts';
import { productionVariables } from '#tests/support/seller.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { invoiceUbl } from './documents/invoice-ubl.ts';
import { measuringSheet } from './documents/measuring-sheet.ts';
import { orderSheets } from './documents/order-sheets.ts';
import { writeXml } from './documents/xml.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { findOrder } from './orders/find-order.ts';

const { database } = await testDatabase();
const shop = testApp(database, { settings: settings(productionVariables) });
const { firstSeller: seller } = shop.deps.settings;

const { name, address, companyNumber, vatId, iban, email } = testSettings.firstSeller;
const grouped = iban.replace(/(.{4})(?=.)/g, '$1 ');
const ofDemo = [name, address.street, address.postcode, companyNumber, vatId, iban, grouped, email];

function demoValuesIn(text: string): readonly string[] {
  return ofDemo.filter((value) => text.includes(value));
}

describe('a production shop sells under its own name', () => {
  it('on every page', async () => {
    const order = await anOrder(database);
    const buyer = await new Visitor(shop).login(demoAccounts.millimetres);
    const visitor = new Visitor(shop);
    for (const path of [
      '/',
      '/inloggen',
      '/producten/pe-100',
      ...Object.values(informationPaths),
      '/nergens',
    ]) {
      expect(demoValuesIn(await (await visitor.get(path)).text()), path).toEqual([]);
    }
    for (const path of ['/account', '/winkelwagen', '/checkout', `/bestelling/${order.number}`]) {
      expect(demoValuesIn(await (await buyer.get(path)).text()), path).toEqual([]);
    }
    const contact = await (await visitor.get(informationPaths.contact)).text();
    for (const value of ['Horrenmakerij De Lier B.V.', 'KvK 27364518', aSeller.vatId, aSeller.email]) {
      expect(contact).toContain(value);
    }
  });

  it('on every document', async () => {
    const order = await findOrder(database, (await anOrder(database)).id);
    if (order === null) throw new Error('no order');
    const documents = [
      invoicePdf(aFullInvoice({}), seller),
      invoicePdf(aFullInvoice({ kind: 'credit_note', creditedNumber: 'F2026-00001' }), seller),
      orderSheets(order, seller),
      ...products.map((product) => measuringSheet(product, 'opening', seller)),
    ];
    for (const { title, content, footer } of documents) {
      const page = { width: 595, height: 842, orientation: 'portrait' } as const;
      const foot = typeof footer === 'function' ? footer(1, 1, page) : footer;
      const written = JSON.stringify([content, foot]);
      expect(demoValuesIn(written), title).toEqual([]);
      expect(written, title).toContain('Horrenmakerij De Lier B.V.');
    }
    expect(demoValuesIn(writeXml(invoiceUbl(aFullInvoice({}), seller)))).toEqual([]);
  });

  it('on the e-invoice that a customer downloads', async () => {
    const order = await anOrder(database, { status: 'paid' });
    const { number } = await issueInvoice(shop.deps, order.id);
    const buyer = await new Visitor(shop).login(demoAccounts.millimetres);
    const xml = await (await buyer.get(`/bestelling/${order.number}/facturen/${number}.xml`)).text();
    expect(xml).toContain('<cbc:RegistrationName>Horrenmakerij De Lier B.V.</cbc:RegistrationName>');
    expect(xml).toContain(`<cbc:CompanyID schemeID="0106">${aSeller.companyNumber}</cbc:CompanyID>`);
    expect(demoValuesIn(xml)).toEqual([]);
  });

  // What no walk reaches: a mail, a command, a page of tomorrow.
  it('for no module knows the demo’s numbers but the settings and the demo accounts', async () => {
    const root = join(import.meta.dirname, '..');
    const knowing: string[] = [];
    for await (const file of glob('{contract,domain,catalogue,text,server,web}/**/*.{ts,tsx}', {
      cwd: root,
    })) {
      const text = readFileSync(join(root, file), 'utf8');
      if (
        !file.includes('.test.') &&
        [companyNumber, vatId, iban, email].some((value) => text.includes(value))
      )
        knowing.push(file);
    }
    expect(knowing.toSorted()).toEqual([
      'server/database/seed/demo-accounts.ts',
      'server/settings/seller.ts',
    ]);
  });
});
