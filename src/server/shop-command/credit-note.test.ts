import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder } from '#tests/support/orders.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { invoices } from '../database/schema/orders.ts';
import { refunds } from '../database/schema/payments.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-16T12:00:00Z');
const owner = await ownerAt(database, () => now);
const { deps } = testApp(database, { now: () => now });
const refusal = (...lines: readonly string[]) => ({ code: 1, stdout: '', stderr: `${lines.join('\n')}\n` });

describe('creditnota', () => {
  it('gives back a part, then the rest, and then there is nothing left', async () => {
    const invoice = await issueInvoice(deps, (await anOrder(database, { status: 'shipped' })).id);
    const part = await owner.sees('creditnota', invoice.number.toLowerCase(), '--bedrag', '94,46');
    expect(part).toMatch(
      new RegExp(`^Creditnota C2026-\\d{5} van € 94,46 bij factuur ${invoice.number}\\.\n`),
    );
    expect(await owner.types('creditnota', invoice.number, '--bedrag', '100,01')).toEqual(
      refusal(`Van factuur ${invoice.number} is nog € 100,00 te crediteren.`),
    );
    expect(await owner.sees('creditnota', invoice.number)).toContain('van € 100,00 bij');
    expect(await owner.types('creditnota', invoice.number)).toEqual(
      refusal(`Van factuur ${invoice.number} is niets meer te crediteren.`),
    );
    const [note] = await database.select().from(invoices).where(eq(invoices.creditedInvoiceId, invoice.id));
    expect(await owner.types('creditnota', note?.number ?? '')).toEqual(
      refusal(`${note?.number} is zelf een creditnota.`),
    );
  });

  it('typed twice at once makes one', async () => {
    const invoice = await issueInvoice(deps, (await anOrder(database, { status: 'shipped' })).id);
    const said = await Promise.all([1, 2, 3].map(() => owner.types('creditnota', invoice.number)));
    expect(await database.$count(invoices, eq(invoices.creditedInvoiceId, invoice.id))).toBe(1);
    expect(said.some(({ code }) => code === 0)).toBe(true);
  });

  it.each([
    [[], 'Geef het nummer van één factuur op.'],
    [['F1', 'F2'], 'Geef het nummer van één factuur op.'],
    [['F1'], 'Er is geen factuur F1.'],
  ])('refuses %j', async (args, line) => {
    expect(await owner.types('creditnota', ...args)).toEqual(refusal(line));
  });

  it('of a paid invoice must say whether money goes back', async () => {
    const { order, attempt } = await aPaidPayment(database);
    const { id, number } = await issueInvoice(deps, order.id);
    const credit = (...args: readonly string[]) =>
      owner.types('creditnota', number, '--bedrag', '50', ...args);
    expect(await credit()).toEqual(
      refusal(
        `Voor factuur ${number} is € 194,46 ontvangen. Gaat er geld terug? Geef --terugbetalen of --zonder-terugbetaling op.`,
      ),
    );
    expect(await credit('--terugbetalen', '--zonder-terugbetaling')).toEqual(
      refusal('Geef --terugbetalen of --zonder-terugbetaling op, niet allebei.'),
    );
    expect(await database.$count(invoices, eq(invoices.creditedInvoiceId, id))).toBe(0);
    const back = await credit('--terugbetalen');
    expect(back.stdout).toContain('De winkel betaalt € 50,00 terug via de betaaldienst.');
    expect((await credit('--zonder-terugbetaling')).stdout).toContain('Er gaat geen geld terug.');
    expect(await database.select().from(refunds).where(eq(refunds.attemptId, attempt.id))).toMatchObject([
      { amount: 50_00, status: 'requested' },
    ]);
    expect(await database.$count(invoices, eq(invoices.creditedInvoiceId, id))).toBe(2);
  });

  it('gives no money back that was never received', async () => {
    const { number } = await issueInvoice(deps, (await anOrder(database, { status: 'shipped' })).id);
    expect(await owner.types('creditnota', number, '--terugbetalen')).toEqual(
      refusal(`Voor factuur ${number} is niets ontvangen dat kan worden terugbetaald.`),
    );
  });
});
