import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { startMailSink } from '#tests/support/mail-sink.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mails } from '../../database/schema/operations.ts';
import { quoteLooks, quotes, quoteVersions } from '../../database/schema/quotes.ts';
import { openMailTransport } from '../../mail/mail-transport.ts';
import { type Delivering, deliverMail } from '../../mail/outbox.ts';
import { describeMailTask } from '../../tasks/describe-mail-task.ts';
import { findQuotePdf, makeQuotePdf } from './make-quote-pdf.ts';
import { tellAccepted, tellAsked, tellRefused } from './tell-answers.ts';

const { database } = await testDatabase();
const sink = await startMailSink();
const shopSettings = settings({
  SMTP_URL: sink.url,
  PUBLIC_URL: 'http://www.maathor.nl',
  QUOTES_URL: 'http://offerte.example.nl',
  QUOTES_FROM: 'offerte@example.nl',
});
const queued: { readonly queue: string; readonly data: object }[] = [];
const shop = testApp(database, {
  settings: shopSettings,
  jobs: {
    enqueue: (_transaction, queue, data) => {
      queued.push({ queue, data });
      return Promise.resolve();
    },
  },
});
const transport = openMailTransport(shopSettings);
const givenUp: string[] = [];
const delivering: Delivering = {
  transport,
  mailHost: 'www.maathor.nl',
  quotesHost: 'offerte.example.nl',
  colophon: () => ['Maathor B.V.'],
  onGivenUp: async (transaction, mail, why) => {
    givenUp.push(await describeMailTask(transaction, mail, why));
  },
};

afterAll(async () => {
  transport.close();
  await sink.close();
});

beforeEach(async () => {
  await database.delete(quotes);
  await database.delete(quoteLooks);
  queued.length = 0;
  sink.refuseWith(null);
});

const endCustomer = 'dewit@voorbeeld.nl';
const asker = { name: 'J. de Wit', email: endCustomer };
const dealer = await new Visitor(shop).login(demoAccounts.millimetres);

async function aSent() {
  const { id, number } = await aQuote(database, demoAccounts.millimetres);
  await dealer.submit(`/offertes/${number}/versturen`, { key: randomUUID() });
  const [version] = await database.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id));
  if (version === undefined) throw new Error('nothing was sent');
  return version;
}

// Does what the queue holds, once; gives the mails that arrived by it.
async function work() {
  const before = sink.received.length;
  for (const { queue, data } of queued.splice(0)) {
    if (queue === 'make-quote-pdf' && 'versionId' in data)
      await makeQuotePdf(shop.deps, Number(data.versionId));
    if (queue === 'send-mail' && 'mailId' in data)
      await deliverMail(database, delivering, Number(data.mailId));
  }
  return sink.received.slice(before);
}

describe('R13.3 a quote by mail', () => {
  it('waits for its PDF, whatever is killed between, and goes once', async () => {
    const { id } = await aSent();
    const [mail] = await database.select().from(mails).where(eq(mails.quoteVersionId, id));
    // The process that sent it died: what is in the queue is all there is.
    expect(await deliverMail(database, delivering, mail?.id ?? 0)).toBeNull();
    const [one, other] = await Promise.all([makeQuotePdf(shop.deps, id), findQuotePdf(shop.deps, id)]);
    expect(one).toBeUndefined();
    expect(await findQuotePdf(shop.deps, id)).toEqual(other);
    expect(queued.filter(({ queue }) => queue === 'send-mail')).toHaveLength(1);
    expect(await work()).toHaveLength(1);
    await makeQuotePdf(shop.deps, id);
    expect(await work()).toEqual([]);
  });

  it('comes from the dealer: name, answers, look, and nothing that names the shop', async () => {
    const version = await aSent();
    await work();
    const [email] = await work();
    expect(email).toMatchObject({
      from: { name: 'Van Dijk Zonwering B.V.', address: 'offerte@example.nl' },
      replyTo: [{ address: demoAccounts.millimetres }],
      to: [{ address: endCustomer }],
      subject: `Offerte ${version.document.number}`,
    });
    expect(email?.messageId).toMatch(/@offerte\.example\.nl>$/);
    expect(email?.text).toContain(`http://offerte.example.nl/offerte/${version.token}`);
    expect(email?.text).toContain('Van Dijk Zonwering B.V.');
    expect(email?.text).not.toMatch(/\.\.\s/);
    expect(email?.html).toContain('background:#1f4e5f;color:#ffffff');
    const [pdf] = email?.attachments ?? [];
    expect(pdf?.filename).toBe(`Offerte-${version.document.number}.pdf`);
    const read = pdfText(new Uint8Array(pdf?.content as ArrayBuffer));
    const everything = JSON.stringify({ ...email, attachments: [pdf?.filename] }) + read;
    expect(everything).toContain('€ 655,25');
    expect(everything).not.toMatch(/maathor|86,08|258,24|netto|korting/i);
  });

  it('is told to both when it is accepted, with what was accepted', async () => {
    const version = await aSent();
    await work();
    await work();
    const at = new Date('2026-11-17T13:03:00Z');
    const accepted = { name: 'J. de Wit', at };
    for (const _twice of [1, 2]) {
      await database.transaction((transaction) => tellAccepted(shop.deps, transaction, version, accepted));
    }
    const received = await work();
    expect(received.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
      endCustomer,
      demoAccounts.millimetres,
    ]);
    const pdf = await findQuotePdf(shop.deps, version.id);
    for (const { attachments, text } of received) {
      expect(text).toContain('J. de Wit');
      expect(text).toContain('17 november 2026 om 14:03');
      expect(new Uint8Array(attachments[0]?.content as ArrayBuffer)).toEqual(new Uint8Array(pdf ?? []));
    }
    const toCustomer = received.find(({ to }) => to?.[0]?.address === endCustomer);
    expect(JSON.stringify({ ...toCustomer, attachments: [] })).not.toMatch(/maathor/i);
  });

  it('brings a question and a refusal to the dealer, whose answer goes to the end customer', async () => {
    const version = await aSent();
    await work();
    await work();
    await database.transaction(async (transaction) => {
      await tellAsked(shop.deps, transaction, version, {
        ...asker,
        key: 'a',
        question: 'Kan het <b>wit</b>?\nGraag snel.',
      });
      await tellRefused(shop.deps, transaction, version, { reason: 'Te duur', at: new Date() });
    });
    const [asked, refused, ...others] = await work();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({
      to: [{ address: demoAccounts.millimetres }],
      replyTo: [{ address: endCustomer }],
    });
    expect(asked?.text).toContain('Kan het <b>wit</b>?\n\nGraag snel.');
    expect(asked?.html).not.toContain('<b>');
    // All of it goes to the end customer, below the answer.
    expect(JSON.stringify({ ...asked, attachments: [] })).not.toMatch(/maathor/i);
    expect(refused?.text).toContain('Te duur');
  });

  it('that the mail server refuses is told to the dealer, and to staff without a word about the end customer', async () => {
    const version = await aSent();
    await work();
    sink.refuseWith(550);
    await work();
    expect(givenUp).toEqual([
      `e-mail bij offerte ${version.document.number} van Van Dijk Zonwering B.V.; de mailserver weigert dit adres`,
    ]);
    const shown = await (await dealer.get(`/offertes/${version.document.number}`)).text();
    expect(shown).toContain(`De e-mail aan ${endCustomer} is niet aangekomen.`);
  });
});
