import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { cents } from '#domain/money/cents.ts';
import { invoiceLines, invoices } from '#server/database/schema/orders.ts';
import { paymentAttempts, payments } from '#server/database/schema/payments.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { anOrder } from '#tests/support/orders.ts';

// Two screens of one line, paid and being made.
async function anOrderInProduction(client: Client): Promise<string> {
  const database = drizzle({ client });
  const order = await anOrder(database, { status: 'in_production' });
  const { id: orderId, companyId, customer, invoiceAddress, vatBasis, vatPercent, vat, total } = order;
  const [payment] = await database
    .insert(payments)
    .values({
      ...{ orderId, token: randomUUID(), amount: total },
      ...{ status: 'paid', paidAt: new Date() },
    })
    .returning();
  await database
    .insert(paymentAttempts)
    .values({ paymentId: payment?.id ?? 0, method: 'ideal', status: 'paid', amount: total });
  const [invoice] = await database
    .insert(invoices)
    .values({
      number: `F-${randomUUID()}`,
      ...{ orderId, companyId, customer, invoiceAddress, vatBasis, vatPercent, vat, total },
      net: cents(total - vat),
      ...{ issuedOn: '2026-11-16', dueOn: '2026-11-16' },
    })
    .returning();
  const line = { invoiceId: invoice?.id ?? 0, position: 1, amount: 2, unitPrice: cents(51_39) };
  await database
    .insert(invoiceLines)
    .values({ ...line, description: 'PE-100 Inzethor, 928 x 1228 mm (keuken <1>)' });
  return order.number;
}

test(
  'R11.3 a part of an order is sent, which can be undone, and what a credit note lacks is told',
  seenAtBothWidths,
  async ({ page, database, loginAs }) => {
    const number = await anOrderInProduction(database);
    await loginAs(demoAccounts.staff);
    await page.goto(`/beheer/bestellingen/${number}/verzenden`);
    await expectSoundPage(page, `Verzenden: ${number}`);
    await page.getByLabel(/^Aantal van PE-100 Inzethor/).fill('3');
    await page.getByRole('button', { name: 'Verzenden' }).click();
    await expect(page.getByLabel(/^Aantal van PE-100/)).toHaveAccessibleDescription('Er zijn er nog 2.');
    await page.getByLabel(/^Aantal van PE-100/).fill('1');
    await page.getByLabel('Vervoerder').selectOption('PostNL');
    await page.getByLabel('Zendingnummer').fill('3s mthr 001');
    await page.getByRole('button', { name: 'Verzenden' }).click();
    await expect(page.getByRole('status')).toContainText('Een deel is verzonden.');
    const sent = page.getByRole('region', { name: 'Verzendingen' });
    await expect(sent.getByRole('link', { name: 'Zendingnummer 3SMTHR001' })).toHaveAttribute(
      'href',
      'https://jouw.postnl.nl/track-and-trace/3SMTHR001-NL-3542AB',
    );

    await expect(page.getByRole('link', { name: 'Verzenden…' })).toHaveAttribute(
      'href',
      `/beheer/bestellingen/${number}/verzenden`,
    );
    await sent.getByText('Ongedaan maken…').click();
    await expect(sent.getByRole('button', { name: 'Ja, ongedaan maken' })).toBeVisible();
    await expectSoundPage(page, number);

    await page.getByRole('link', { name: 'Crediteren…' }).click();
    await page.getByLabel(/^Aantal van PE-100 Inzethor/).fill('1');
    await page.getByRole('button', { name: 'Creditnota maken' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Kies of er geld teruggaat.');
    await expect(page.getByLabel(/^Aantal van PE-100 Inzethor/)).toHaveValue('1');
    await expectSoundPage(page, `Crediteren: ${number}`);
  },
);
