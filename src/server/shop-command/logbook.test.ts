import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { may } from '#domain/account/rights.ts';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { sampleBankFile } from '#tests/support/bank-file.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import type { CommandName } from '#text/staff/shop-command.ts';
import type { Database } from '../database/database.ts';
import { accountRequests } from '../database/schema/accounts.ts';
import { logbook } from '../database/schema/logbook.ts';
import { orders } from '../database/schema/orders.ts';
import { paymentAttempts } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { commands } from './commands.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-16T12:00:00Z');
const owner = await ownerAt(database, () => now);
// Of what takes away that others lean on.
const ending = await testDatabase();
const lastOwner = await ownerAt(ending.database, () => now);
const { deps } = testApp(database, { now: () => now });

type Told = Readonly<Record<string, unknown>>;
// What there must be, what is typed, and the line that tells of it; null for what only reads.
type Case =
  | (() => Promise<{ readonly typed: readonly string[]; readonly told: Told; readonly isEnding?: true }>)
  | null;

async function order(status: 'paid' | 'in_production' | 'shipped') {
  const made = await anOrder(database, { status });
  const number = made.number.toUpperCase();
  await database.update(orders).set({ number }).where(eq(orders.id, made.id));
  return { id: made.id, number };
}

const moved =
  (
    from: 'paid' | 'in_production' | 'shipped',
    to: string,
    command: CommandName,
    action = 'order_moved',
  ): Case =>
  async () => {
    const { number } = await order(from);
    const about = { subjectKind: 'order', subjectId: number, subjectName: number };
    return {
      typed: [command, number],
      told: { action, ...about, before: { status: from }, after: { status: to } },
    };
  };

async function task(kind: 'job_failed' | 'surplus', values: object = {}): Promise<string> {
  const [row] = await database
    .insert(staffTasks)
    .values({ kind, dedupeKey: crypto.randomUUID(), ...values })
    .returning();
  return String(row?.id);
}

const company = {
  company: 'Jansen Zonwering',
  companyNumber: '12345678',
  contact: 'Jan Jansen',
  phone: '+31301234567',
  country: 'NL',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postcode: '3511 AB',
  city: 'Utrecht',
} as const;

const cases: Readonly<Record<CommandName, Case>> = {
  bestellingen: null,
  bestelexport: null,
  'kas-controle': null,
  taken: null,
  aanvragen: null,
  prijslijsten: null,
  prijsexport: null,
  instellingen: () =>
    Promise.resolve({
      typed: ['instellingen', 'verzending', '--veld', 'Verzendkosten', '--waarde', '€ 21,00'],
      told: {
        action: 'setting_changed',
        subjectId: 'shipping',
        after: { version: 1, contents: 'Verzendkosten: € 21,00' },
      },
    }),
  productie: moved('paid', 'in_production', 'productie'),
  verzonden: moved('in_production', 'shipped', 'verzonden', 'order_shipped'),
  afgerond: moved('shipped', 'completed', 'afgerond'),
  annuleren: async () => {
    const { number } = await order('paid');
    const after = { reason: 'spijt', refunded: 0, creditNote: null };
    return {
      typed: ['annuleren', number, '--reden', 'spijt'],
      told: { action: 'order_cancelled', subjectId: number, before: { status: 'paid' }, after },
    };
  },
  vrijgeven: async () => {
    const { id, number } = await order('paid');
    await database.update(orders).set({ heldAt: now }).where(eq(orders.id, id));
    return {
      typed: ['vrijgeven', number, '--reden', 'overgemaakt'],
      told: { action: 'order_released', subjectId: number, after: { reason: 'overgemaakt' } },
    };
  },
  creditnota: async () => {
    const { number } = await issueInvoice(deps, (await order('shipped')).id);
    const after = { creditNote: expect.stringMatching(/^C2026-/), amount: 25_00, refunded: 0 };
    return {
      typed: ['creditnota', number, '--bedrag', '25,00'],
      told: { action: 'credit_note_made', subjectKind: 'invoice', subjectId: number, after },
    };
  },
  betaallink: () =>
    Promise.resolve({
      typed: ['betaallink', '--bedrag', '12,50', '--omschrijving', 'Aanbetaling', '--mail', 'a@bedrijf.nl'],
      told: {
        action: 'payment_link_made',
        subjectName: 'Aanbetaling',
        after: { amount: 12_50, email: 'a@bedrijf.nl' },
      },
    }),
  'taak-klaar': async () => {
    const id = await task('job_failed');
    return {
      typed: ['taak-klaar', id],
      told: { action: 'task_settled', subjectKind: 'task', subjectId: id },
    };
  },
  'overschot-terugbetalen': async () => {
    const { attempt, payment } = await aPaidPayment(database);
    await database.update(paymentAttempts).set({ isSurplus: true }).where(eq(paymentAttempts.id, attempt.id));
    const id = await task('surplus', { paymentId: payment.id, attemptId: attempt.id, amount: cents(5_00) });
    return {
      typed: ['overschot-terugbetalen', id],
      told: { action: 'refund_asked', subjectId: id, after: { amount: 5_00 } },
    };
  },
  // The same entry as the one before, by the same lines.
  'terugbetaling-opnieuw': null,
  gegevens: () =>
    Promise.resolve({
      typed: ['gegevens', '--klant', demoAccounts.centimetres],
      told: { action: 'data_exported', subjectKind: 'person', after: { email: demoAccounts.centimetres } },
    }),
  medewerker: () =>
    Promise.resolve({
      typed: ['medewerker', '--naam', 'Nina', '--mail', 'nina@winkel.nl', '--rol', 'verkoop'],
      told: {
        action: 'person_invited',
        subjectName: 'Nina',
        after: expect.objectContaining({ role: 'sales' }),
      },
    }),
  afmelden: () =>
    Promise.resolve({
      typed: ['afmelden', '--mail', demoAccounts.centimetres],
      told: { action: 'login_ended', subjectKind: 'person', after: { logins: 0 } },
    }),
  klant: () =>
    Promise.resolve({
      typed: [
        ...['klant', '--bedrijf', company.company, '--land', 'NL', '--ondernemingsnummer', '12345678'],
        ...[
          '--btw',
          'NL004495445B01',
          '--contact',
          'Jan',
          '--telefoon',
          '0301234567',
          '--mail',
          'jan@jansen.nl',
        ],
        ...['--straat', 'Dorpsstraat', '--huisnummer', '1', '--postcode', '3511 AB', '--plaats', 'Utrecht'],
      ],
      told: {
        action: 'company_added',
        subjectName: company.company,
        after: { country: 'NL', discountGroup: 'B', email: 'jan@jansen.nl' },
      },
    }),
  goedkeuren: async () => {
    const [request] = await database
      .insert(accountRequests)
      .values({ ...company, email: 'piet@jansen.nl', vatId: null })
      .returning();
    const id = String(request?.id);
    return {
      typed: ['goedkeuren', id],
      told: { action: 'request_approved', subjectKind: 'request', subjectId: id },
    };
  },
  afwijzen: async () => {
    const [request] = await database
      .insert(accountRequests)
      .values({ ...company, email: 'kees@jansen.nl', vatId: null })
      .returning();
    const id = String(request?.id);
    return {
      typed: ['afwijzen', id, '--reden', 'alleen voor bedrijven'],
      told: {
        action: 'request_refused',
        subjectKind: 'request',
        subjectId: id,
        after: { reason: 'alleen voor bedrijven', isTold: true },
      },
    };
  },
  prijsimport: async () => {
    await owner.sees('prijsexport', '--product', 'PE-100', '--bestand', 'pe.csv');
    await owner.write('pe.csv', (await owner.read('pe.csv')).replace(/^400;62;/m, '400;60;'));
    const file = ['--product', 'PE-100', '--bestand', 'pe.csv', '--vanaf', '2026-12-01'];
    return {
      typed: ['prijsimport', ...file, '--bevestig'],
      told: {
        action: 'price_list_published',
        subjectId: 'PE-100/2',
        after: { version: 2, validFrom: '2026-12-01' },
      },
    };
  },
  afschrift: async () => {
    await owner.write('bank.xml', sampleBankFile([{ id: 'Logboek', entries: [{ amount: 12_34 }] }]));
    return {
      typed: ['afschrift', 'bank.xml'],
      told: {
        action: 'bank_statement_imported',
        subjectKind: 'bank_statement',
        after: { file: 'bank.xml', entries: 1 },
      },
    };
  },
  // On a PostgreSQL of the shop's own: tests/process/backup.test.ts.
  backup: null,
  herstel: null,
  'demo-verwijderen': () =>
    Promise.resolve({
      typed: ['demo-verwijderen'],
      isEnding: true,
      told: {
        action: 'demo_removed',
        subjectKind: null,
        after: expect.objectContaining({ closedLinks: expect.any(Number) }),
      },
    }),
};

const changing = (Object.keys(cases) as CommandName[]).flatMap((name) => {
  const made = cases[name];
  return made === null ? [] : [[name, made] as const];
});

const lastRow = async (at: Database) =>
  (await at.select().from(logbook).orderBy(desc(logbook.id)).limit(1))[0];

describe('R10.3 what a command changed', () => {
  it.each(changing)('%s stands in the logbook', async (_name, made) => {
    const { typed, told, isEnding } = await made();
    await (isEnding ? lastOwner : owner).sees(...typed);
    expect(await lastRow(isEnding ? ending.database : database)).toMatchObject({
      at: now,
      personRole: 'command',
      personName: 'npm run shop',
      ...told,
    });
  });

  it('does not stand there when nothing was changed', async () => {
    const rows = await database.$count(logbook);
    const [paid, shipped] = [await order('paid'), await order('shipped')];
    expect((await owner.types('productie', paid.number, shipped.number)).code).toBe(1);
    expect((await owner.types('taak-klaar', '999999')).code).toBe(1);
    expect((await owner.types('vrijgeven', paid.number, '--reden', 'x')).code).toBe(1);
    await owner.sees('bestellingen');
    expect(await database.$count(logbook)).toBe(rows);
  });
});

it('R10.1 every command names a right, and the owner has it', () => {
  const missing = Object.entries(commands).filter(([, { right }]) => !may('owner', right));
  expect(missing).toEqual([]);
});
