import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCsv } from '#domain/csv/csv.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder, type Order } from '#tests/support/orders.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { mails } from '../database/schema/operations.ts';
import { orderEvents, orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { createPayment } from '../payments/create-payment.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-16T12:00:00Z');
const owner = await ownerAt(database, () => now);
const { deps } = testApp(database, { now: () => now });
const refusal = (...lines: readonly string[]) => ({ code: 1, stdout: '', stderr: `${lines.join('\n')}\n` });

// Numbers as a shop gives them, so that an owner may type them in any case.
let last = 100;
async function order(options: Parameters<typeof anOrder>[1] = {}): Promise<Order> {
  const made = await anOrder(database, options);
  last += 1;
  const [named] = await database
    .update(orders)
    .set({ number: `B2026-00${last}` })
    .where(eq(orders.id, made.id))
    .returning();
  if (named === undefined) throw new Error('the order is gone');
  return named;
}

async function statusOf({ id }: Order): Promise<string | undefined> {
  const [row] = await database.select().from(orders).where(eq(orders.id, id));
  return row?.status;
}

describe('betaallink', () => {
  it('R1.6 R2.60 makes a link for an order, and gives the same one as long as it is open', async () => {
    const { id, number } = await order();
    const first = await owner.sees('betaallink', '--bestelling', number.toLowerCase());
    const [payment] = await database.select().from(payments).where(eq(payments.orderId, id));
    const link = `http://localhost/payment/${payment?.token}`;
    expect(first).toBe(`Betaallink voor Bestelling ${number}, € 194,46:\n${link}\n`);
    expect(await owner.sees('betaallink', '--bestelling', number)).toBe(
      `Er was al een betaallink voor Bestelling ${number}, € 194,46; die geldt nog:\n${link}\n`,
    );
    expect(await database.$count(payments, eq(payments.orderId, id))).toBe(1);
  });

  it('R2.60 makes one for an invoice, mails it once, and a new one after it has run out', async () => {
    const { id } = await order({ status: 'shipped' });
    const invoice = await issueInvoice(deps, id);
    const args = ['betaallink', '--factuur', invoice.number, '--mail', 'Inkoop@bedrijf.nl', '--dagen', '7'];
    expect(await owner.sees(...args)).toContain('Geldig tot 23 november 2026 om 13:00.\n');
    expect(await owner.sees(...args)).toContain('Er was al een betaallink');
    const [link] = await database.select().from(payments).where(eq(payments.invoiceId, invoice.id));
    const sent = await database
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `payment-link:${link?.id}:%`));
    expect(sent.map(({ recipient }) => recipient)).toEqual(['inkoop@bedrijf.nl']);
    expect(sent[0]?.text).toContain('Beste Marieke van Dijk,');
    await database.update(payments).set({ expiresAt: now }).where(eq(payments.invoiceId, invoice.id));
    expect(await owner.sees('betaallink', '--factuur', invoice.number)).toContain(
      `Betaallink voor Factuur ${invoice.number}, € 194,46:`,
    );
  });

  it('R2.60 mails an open link again when asked again, and gives it the days that are asked', async () => {
    const { number, id } = await order();
    const args = ['betaallink', '--bestelling', number, '--mail', 'baas@bedrijf.nl'];
    const sent = () => database.select().from(mails).where(eq(mails.recipient, 'baas@bedrijf.nl'));
    expect(await owner.sees(...args)).toContain('De e-mail aan baas@bedrijf.nl staat klaar');
    expect(await owner.sees(...args, '--dagen', '3')).toContain(
      'Geldig tot 19 november 2026 om 13:00.\nDe e-mail aan baas@bedrijf.nl stond al klaar en is nog niet verzonden.\n',
    );
    expect(await sent()).toHaveLength(1);
    const [payment] = await database.select().from(payments).where(eq(payments.orderId, id));
    expect(payment?.expiresAt).toEqual(new Date('2026-11-19T12:00:00Z'));
    await database.update(mails).set({ status: 'sent' }).where(eq(mails.recipient, 'baas@bedrijf.nl'));
    const again = await Promise.all([owner.sees(...args), owner.sees(...args)]);
    expect(again.join('')).toContain('staat klaar');
    expect(await sent()).toHaveLength(2);
  });

  it('R2.60 makes one for a free amount', async () => {
    const said = await owner.sees('betaallink', '--bedrag', '1.125,50', '--omschrijving', 'Offerte 12');
    const [payment] = await database.select().from(payments).where(eq(payments.description, 'Offerte 12'));
    expect(said).toBe(
      `Betaallink voor Offerte 12, € 1.125,50:\nhttp://localhost/payment/${payment?.token}\n`,
    );
    expect(payment?.amount).toBe(1125_50);
  });

  it('refuses what is paid, cancelled or credited', async () => {
    const paid = await order({ status: 'paid' });
    await database
      .insert(payments)
      .values({ token: 'x'.repeat(32), orderId: paid.id, amount: paid.total, status: 'paid' });
    const cancelled = await order({ status: 'cancelled' });
    const credited = await issueInvoice(deps, (await order({ status: 'shipped' })).id);
    await owner.sees('creditnota', credited.number, '--bedrag', '94,46');
    expect(await owner.sees('betaallink', '--factuur', credited.number)).toContain(
      `Betaallink voor Factuur ${credited.number}, € 100,00:`,
    );
    await owner.sees('creditnota', credited.number);
    expect([
      await owner.types('betaallink', '--bestelling', paid.number),
      await owner.types('betaallink', '--bestelling', cancelled.number),
      await owner.types('betaallink', '--factuur', credited.number),
    ]).toEqual([
      refusal(`${paid.number} is al betaald.`),
      refusal(`Bestelling ${cancelled.number} kan niet worden betaald: Geannuleerd.`),
      refusal(`Factuur ${credited.number} is helemaal gecrediteerd; er is niets te betalen.`),
    ]);
  });

  it.each([
    [[], 'Geef één van --bestelling, --factuur of --bedrag op.'],
    [['--bestelling', 'B1', '--factuur', 'F1'], 'Geef één van --bestelling, --factuur of --bedrag op.'],
    [['--bestelling', 'B1'], 'Er is geen bestelling B1.'],
    [['--factuur', 'F1'], 'Er is geen factuur F1.'],
    [['--bedrag', '12.50'], '--bedrag is geen bedrag als 125 of 125,50.'],
    [['--bedrag', '0', '--omschrijving', 'x'], '--bedrag moet meer dan nul zijn.'],
    [['--bedrag', '10'], 'Geef bij --bedrag ook --omschrijving op.'],
    [['--bestelling', 'B1', '--omschrijving', 'x'], '--omschrijving hoort bij --bedrag.'],
    [['--bestelling', 'B1', '--naam', 'x'], '--naam hoort bij --mail.'],
    [['--bestelling', 'B1', '--mail', 'nee'], '--mail is geen geldig e-mailadres.'],
    [['--bestelling', 'B1', '--dagen', '0'], '--dagen is geen heel getal vanaf 1.'],
  ])('refuses %j', async (args, line) => {
    expect(await owner.types('betaallink', ...args)).toEqual(refusal(line));
  });
});

describe('annuleren', () => {
  it('calls off what is paid, gives the money back and says so', async () => {
    const paid = await order({ status: 'paid' });
    const payment = await createPayment(database, { kind: 'order', orderId: paid.id }, null);
    await database.update(payments).set({ status: 'paid', paidAt: now }).where(eq(payments.id, payment.id));
    await database.insert(paymentAttempts).values({
      paymentId: payment.id,
      providerId: `tr_${payment.id}`,
      method: 'ideal',
      status: 'paid',
      amount: payment.amount,
    });
    expect(await owner.types('annuleren', paid.number)).toEqual(refusal('Geef --reden op.'));
    const said = await owner.sees('annuleren', paid.number.toLowerCase(), '--reden', 'dubbel besteld');
    expect(said).toMatch(
      new RegExp(
        `^${paid.number}: Geannuleerd\n€ 194,46 gaat terug via de betaaldienst, zodra de winkel draait\\.\nDe factuur is gecrediteerd met C2026-\\d{5}\\.\nDe e-mail aan `,
      ),
    );
    expect(await statusOf(paid)).toBe('cancelled');
    expect(await owner.types('annuleren', paid.number, '--reden', 'nog eens')).toEqual(
      refusal(`${paid.number} is al: Geannuleerd.`),
    );
  });

  it('does not call off what is being made', async () => {
    const made = await order({ status: 'in_production' });
    expect(await owner.types('annuleren', made.number, '--reden', 'spijt')).toEqual(
      refusal(`${made.number} kan niet naar ‘Geannuleerd’: de status is ‘In productie’.`),
    );
    expect(await owner.types('annuleren', 'B1', '--reden', 'x')).toEqual(
      refusal('Er is geen bestelling B1.'),
    );
    expect(await owner.types('annuleren', '--reden', 'x')).toEqual(refusal('Geef één bestelnummer op.'));
  });
});

describe('productie and verzonden', () => {
  it('take orders along the lawful way, in any case and each once', async () => {
    const [one, two] = [await order({ status: 'paid' }), await order({ status: 'paid' })];
    expect(await owner.sees('productie', one.number.toLowerCase(), two.number, one.number)).toBe(
      `${one.number}: In productie\n${two.number}: In productie\n`,
    );
    expect(await owner.sees('verzonden', one.number)).toBe(`${one.number}: Verzonden\n`);
    expect([await statusOf(one), await statusOf(two)]).toEqual(['shipped', 'in_production']);
  });

  it('change nothing when one of them may not', async () => {
    const [paid, placed] = [await order({ status: 'paid' }), await order({ status: 'placed' })];
    expect(await owner.types('productie', paid.number, placed.number, 'B2')).toEqual(
      refusal(
        `${placed.number} kan niet naar ‘In productie’: de status is ‘Wacht op betaling’.`,
        'Er is geen bestelling B2.',
        'Er is niets gewijzigd.',
      ),
    );
    expect(await statusOf(paid)).toBe('paid');
    expect(await owner.types('verzonden', paid.number)).toEqual(
      refusal(`${paid.number} kan niet naar ‘Verzonden’: de status is ‘Betaald’.`),
    );
    expect(await owner.types('productie')).toEqual(refusal('Geef een of meer bestelnummers op.'));
  });

  it.each([
    ['refunded', 'het geld is terugbetaald'],
    ['charged_back', 'de betaling is teruggeboekt'],
  ] as const)('do not make what is %s, nor does the database', async (status, why) => {
    const unpaid = await order({ status: 'paid' });
    const payment = await createPayment(database, { kind: 'order', orderId: unpaid.id }, null);
    await database.update(payments).set({ status: 'paid' }).where(eq(payments.id, payment.id));
    await database.update(payments).set({ status }).where(eq(payments.id, payment.id));
    expect(await owner.types('productie', unpaid.number)).toEqual(
      refusal(`${unpaid.number} kan niet in productie: ${why}.`),
    );
    await expect(
      database.execute(sql`update orders set status = 'in_production' where id = ${unpaid.id}`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('is not to be made') } });
  });

  it('make what is given back in part, and say so', async () => {
    const part = await order({ status: 'paid' });
    const payment = await createPayment(database, { kind: 'order', orderId: part.id }, null);
    await database.update(payments).set({ status: 'paid' }).where(eq(payments.id, payment.id));
    await database.update(payments).set({ status: 'partially_refunded' }).where(eq(payments.id, payment.id));
    expect(await owner.sees('productie', part.number)).toBe(
      `${part.number}: In productie\nLet op: van ${part.number} is een deel terugbetaald. Ga na of alles nog gemaakt moet worden.\n`,
    );
  });

  it('do not make what is held, until a person lets it go and says why', async () => {
    const held = await order({ status: 'paid' });
    await database.update(orders).set({ heldAt: now }).where(eq(orders.id, held.id));
    expect(await owner.types('productie', held.number)).toEqual(
      refusal(
        `${held.number} kan niet in productie: deze bestelling is aangehouden, de betaling is betwist.`,
      ),
    );
    await expect(
      database.execute(sql`update orders set status = 'in_production' where id = ${held.id}`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('is not to be made') } });
    expect(await owner.types('vrijgeven', held.number)).toEqual(refusal('Geef --reden op.'));
    expect(await owner.sees('vrijgeven', held.number, '--reden', 'overgemaakt')).toBe(
      `${held.number} is vrijgegeven.\n`,
    );
    expect(await owner.types('vrijgeven', held.number, '--reden', 'x')).toEqual(
      refusal(`${held.number} is niet aangehouden.`),
    );
    const events = await database.select().from(orderEvents).where(eq(orderEvents.orderId, held.id));
    expect(events).toMatchObject([{ kind: 'released', reason: 'overgemaakt' }]);
    expect(await owner.sees('productie', held.number)).toBe(`${held.number}: In productie\n`);
  });

  it.each([
    ['charged_back', 'de betaling is teruggeboekt'],
    ['refunded', 'het geld is terugbetaald'],
  ] as const)('do not send what was %s while it was made, unless a person says why', async (status, why) => {
    const made = await order({ status: 'in_production' });
    const payment = await createPayment(database, { kind: 'order', orderId: made.id }, null);
    await database.update(payments).set({ status: 'paid' }).where(eq(payments.id, payment.id));
    await database.update(payments).set({ status }).where(eq(payments.id, payment.id));
    const problem = `${made.number} is niet als verzonden gemeld: ${why}. Met --reden gaat het toch.`;
    expect(await owner.types('verzonden', made.number)).toEqual(refusal(problem));
    expect(await owner.types('verzonden', made.number, '--reden', ' ')).toMatchObject({ code: 1 });
    expect(await statusOf(made)).toBe('in_production');
    expect(await owner.sees('verzonden', made.number, '--reden', 'contant betaald')).toBe(
      `${made.number}: Verzonden\n`,
    );
    const events = await database.select().from(orderEvents).where(eq(orderEvents.orderId, made.id));
    expect(events).toMatchObject([
      { kind: 'released', reason: 'contant betaald', personRole: 'command' },
      { kind: 'shipped' },
    ]);
  });

  it('and then afgerond, once it was sent', async () => {
    const sent = await order({ status: 'in_production' });
    expect(await owner.types('afgerond', sent.number)).toEqual(
      refusal(`${sent.number} kan niet naar ‘Afgerond’: de status is ‘In productie’.`),
    );
    await owner.sees('verzonden', sent.number);
    expect(await owner.sees('afgerond', sent.number)).toBe(`${sent.number}: Afgerond\n`);
    const [done] = await database.select().from(orders).where(eq(orders.id, sent.id));
    expect([done?.status, done?.shippedAt]).toEqual(['completed', now]);
  });
});

describe('bestellingen and bestelexport', () => {
  let placed: Order;

  beforeEach(async () => {
    // Newer than all that the demo and other tests place; in the Netherlands it is the first of March already.
    placed = await order({ status: 'paid', country: 'BE' });
    await database
      .update(orders)
      .set({ placedAt: new Date('2095-02-28T23:30:00Z'), reference: '=HYPERLINK("x");"a"' })
      .where(eq(orders.id, placed.id));
  });

  it('list the newest first, in columns, and by status', async () => {
    await order({ status: 'paid' });
    const lines = (await owner.sees('bestellingen', '--status', 'Betaald', '--aantal', '1')).split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^Nummer +Datum +Status +Klant +Referentie +Totaal$/),
      expect.stringMatching(
        new RegExp(`^${placed.number} +01-03-2095 +Betaald +Raamwerk Antwerpen BV +=HYPERLINK.* +€ 160,71$`),
      ),
      'Alleen de nieuwste 1; met --aantal ziet u er meer.',
      '',
    ]);
    expect(await owner.sees('bestellingen', '--vanaf', '2096-01-01')).toBe('Geen bestellingen gevonden.\n');
  });

  it.each([
    [
      '--status',
      'weg',
      '--status moet een van deze zijn: geplaatst, betaald, productie, verzonden, afgerond, geannuleerd.',
    ],
    ['--vanaf', '2026-02-30', '--vanaf is geen datum als 2026-11-15.'],
    ['--tot', 'morgen', '--tot is geen datum als 2026-11-15.'],
  ])('refuse %s %s', async (option, value, line) => {
    expect(await owner.types('bestellingen', option, value)).toEqual(refusal(line));
    expect(await owner.types('bestelexport', option, value)).toEqual(refusal(line));
  });

  it('export a period as a file that a Dutch spreadsheet reads and no formula can hide in', async () => {
    const period = ['--vanaf', '2095-03-01', '--tot', '2095-03-01'];
    const said = await owner.types('bestelexport', ...period, '--bestand', 'maart.csv', '--bom');
    expect(said.stderr).toMatch(/^\d+ rij(en)? geschreven naar maart\.csv\.\n$/);
    const text = await owner.read('maart.csv');
    expect(text.startsWith('\uFEFFbestelnummer;datum;')).toBe(true);
    const file = readCsv(text);
    const row = file.ok ? file.rows.find(({ cells }) => cells[0] === placed.number) : undefined;
    expect(row?.cells).toEqual([
      ...[placed.number, '2095-03-01', 'Betaald', 'Raamwerk Antwerpen BV', 'Bart Peeters'],
      ...['be@voorbeeld.be', 'BE1000000021', 'BE', '\'=HYPERLINK("x");"a"'],
      ...['102,78', '38,43', '19,50', '0', '0,00', '160,71', ''],
      ...['BE1000000021', 'geldig', '2026-11-02 10:00:00', 'WAPIAAAA'],
    ]);
    expect(await owner.sees('bestelexport', '--tot', '2020-01-01')).toMatch(/^bestelnummer[^\r]*\r\n$/);
  });

  it('export a row for every line of an order', async () => {
    const file = readCsv(await owner.sees('bestelexport', '--regels', '--vanaf', '2095-03-01'));
    const row = file.ok ? file.rows.find(({ cells }) => cells[0] === placed.number) : undefined;
    expect(row?.cells.slice(5)).toEqual([
      '1',
      'PE-100',
      'Inzethor',
      'keuken <1>',
      '2',
      '928',
      '1228',
      '51,39',
      '102,78',
    ]);
  });

  it('say so when the file cannot be written', async () => {
    expect(await owner.types('bestelexport', '--bestand', 'nergens/x.csv')).toEqual(
      refusal('Naar nergens/x.csv kan niet worden geschreven (ENOENT).'),
    );
  });
});
