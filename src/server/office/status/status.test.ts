import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StatusData } from '#contract/office/status.ts';
import { settings, testApp, testSettings } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { eventually } from '#tests/support/eventually.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { createSession } from '../../accounts/sessions.ts';
import type { Database } from '../../database/database.ts';
import { backups } from '../../database/schema/backups.ts';
import { mails } from '../../database/schema/operations.ts';
import { outsideCalls } from '../../database/schema/outside-calls.ts';
import { vatChecks } from '../../database/schema/vat-checks.ts';
import { choosePaymentProvider } from '../../integrations/choose-payment-provider.ts';
import { noteAnswers } from '../../integrations/note-answers.ts';
import { startBoss } from '../../queue/queues.ts';

const { database, pool } = await testDatabase();
const withoutQueues = await testDatabase();
const staff = new Visitor(testApp(database));

beforeAll(async () => {
  await letIn(staff, database);
  const boss = await startBoss(pool, () => undefined, 'sender');
  await boss.createQueue('check-ledger', { policy: 'stately', retryLimit: 0 });
  await boss.schedule('check-ledger', '23 4 * * *');
  await boss.stop({ graceful: false });
});

beforeEach(async () => {
  for (const table of [mails, vatChecks, outsideCalls, backups]) await database.delete(table);
  await pool.query('delete from pgboss.job');
});

async function letIn(visitor: Visitor, at: Database): Promise<void> {
  const person = await findPersonByEmail(at, demoAccounts.staff);
  const origin = { userAgent: '', address: '' };
  visitor.cookies.set('maathor', await createSession(at, person?.id ?? 0, origin, new Date()));
}

async function readStatus(reader = staff): Promise<StatusData> {
  const answer = await reader.get('/beheer/status', { accept: 'application/json' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.json()) as StatusData;
}

type Known<Name extends keyof StatusData['parts']> = Extract<
  StatusData['parts'][Name],
  { readonly facts: unknown }
>;

async function factsOf<Name extends keyof StatusData['parts']>(name: Name): Promise<Known<Name>> {
  const part = (await readStatus()).parts[name];
  if (!('facts' in part)) throw new Error(`${name} is not known: ${part.why}`);
  return part as Known<Name>;
}

describe('R15.6 the status page', () => {
  it('tells of a part that cannot be read, and shows the others', async () => {
    const reader = new Visitor(testApp(withoutQueues.database));
    await letIn(reader, withoutQueues.database);
    const { parts, verdict } = await readStatus(reader);
    expect(parts.jobs).toEqual({ verdict: 'unknown', findings: [], why: 'failed' });
    expect(parts.queues.verdict).toBe('unknown');
    expect(parts.database.verdict).toBe('fine');
    expect(verdict).not.toBe('fine');
    const html = await (await reader.get('/beheer/status')).text();
    expect(html).toContain('Niet bekend');
    expect(html).toContain('Dit kon niet worden gelezen.');
    expect(html).toContain('Verbindingen in gebruik');
  });

  it('tells of a part that hangs, within its time and without the others', async () => {
    const lock = await pool.connect();
    await lock.query('begin; lock table mails in access exclusive mode');
    try {
      const { parts } = await readStatus();
      expect(parts.mails).toEqual({ verdict: 'unknown', findings: [], why: 'late' });
      expect(parts.provider.verdict).not.toBe('unknown');
    } finally {
      await lock.query('rollback');
      lock.release();
    }
    expect((await readStatus()).parts.mails.verdict).toBe('fine');
  });

  it('tells of every job when it was done, comes next and failed', async () => {
    const round = (state: string, minutesAgo: number) =>
      pool.query(
        `insert into pgboss.job (name, state, completed_on, policy) values ('check-ledger', $1, now() - $2 * interval '1 minute', 'stately')`,
        [state, minutesAgo],
      );
    for (const minutesAgo of [50, 40]) await round('failed', minutesAgo);
    await round('completed', 30);
    expect(await factsOf('jobs')).toMatchObject({
      verdict: 'fine',
      facts: [
        {
          name: 'check-ledger',
          failures: 0,
          lastDoneAt: expect.any(String),
          lastFailedAt: expect.any(String),
        },
      ],
    });
    for (const minutesAgo of [20, 10, 5]) await round('failed', minutesAgo);
    const { findings, facts } = await factsOf('jobs');
    expect(findings).toEqual([{ level: 'wrong', kind: 'round_failed', name: 'check-ledger', count: 3 }]);
    expect(facts[0]?.nextAt).toMatch(/T04:23:00.000Z$/);
    const html = await (await staff.get('/beheer/status')).text();
    expect(html).toContain('Grootboek controleren is 3 keer achter elkaar mislukt.');
    expect(html).toContain('Er gaat iets mis');
  });

  it('counts what waits, is being done and was given up', async () => {
    const queue = (state: string, after: string) =>
      pool.query(
        `insert into pgboss.job (name, state, start_after) values ('send-mail', $1, now() + $2::interval)`,
        [state, after],
      );
    await queue('created', '-10 minutes');
    await queue('retry', '1 hour');
    await queue('active', '-1 minute');
    await queue('failed', '-1 day');
    await queue('completed', '-1 day');
    const { facts, findings } = await factsOf('queues');
    expect(facts.find(({ name }) => name === 'send-mail')).toMatchObject({
      ...{ waiting: 2, active: 1, failed: 1, verdict: 'look' },
    });
    expect(findings.map(({ kind, name }) => [kind, name])).toEqual([
      ['work_waits', 'send-mail'],
      ['given_up', 'send-mail'],
    ]);
    expect(facts.map(({ name }) => name)).not.toContain('check-ledger');
  });

  it('counts mails that wait and did not arrive, and tells which went last', async () => {
    const mail = { recipient: 'x@voorbeeld.nl', subject: '', html: '', text: '' };
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await database.insert(mails).values([
      { ...mail, dedupeKey: 'a', status: 'sent', sentAt: minutesAgo(3), createdAt: minutesAgo(4) },
      { ...mail, dedupeKey: 'b', status: 'queued', attempts: 2, createdAt: minutesAgo(30) },
      { ...mail, dedupeKey: 'c', status: 'failed', createdAt: minutesAgo(60) },
      { ...mail, dedupeKey: 'd', status: 'failed', createdAt: minutesAgo(60 * 30) },
    ]);
    const { facts, findings } = await factsOf('mails');
    expect(facts).toMatchObject({ waiting: 1, notArrived: 2, goesTo: 'demo' });
    expect(Date.parse(facts.lastSentAt ?? '')).toBeLessThan(Date.now());
    expect(findings.map(({ kind }) => kind)).toEqual(['mail_waits', 'mails_not_arrived']);
  });

  it('tells whether the provider and the register answered, each by the last time', async () => {
    await database.insert(vatChecks).values([
      { vatId: 'BE0200000043', answer: 'valid', askedAt: new Date(Date.now() - 60_000) },
      { vatId: 'BE0200000043', answer: 'unavailable', askedAt: new Date() },
    ]);
    expect((await factsOf('register')).findings).toMatchObject([{ level: 'look', kind: 'no_answer' }]);
    const provider = choosePaymentProvider(testSettings, database, () => new Date());
    await provider.methods();
    await eventually(async () => expect((await factsOf('provider')).facts.goodAt).not.toBeNull());
    expect((await factsOf('provider')).facts).toMatchObject({ which: 'sandbox', badAt: null });
  });

  it('notes a provider that is away, at once and not at every call', async () => {
    const insert = vi.spyOn(database, 'insert');
    onTestFinished(() => insert.mockRestore());
    const answers = [200, 503, 200, 200, 401];
    const watch = noteAnswers({ name: 'payments', database, now: () => new Date() });
    const send = watch(async () => new Response(null, { status: answers.shift() ?? 500 }));
    const ask = () => send(new Request('http://localhost/'));
    await ask();
    await ask();
    await eventually(async () => {
      const [row] = await database.select().from(outsideCalls);
      expect(row?.badAt).toBeInstanceOf(Date);
    });
    expect((await factsOf('provider')).findings.map(({ kind }) => kind)).toContain('no_answer');
    await ask();
    await ask();
    await ask();
    // The fourth answered as the one before it.
    expect(insert).toHaveBeenCalledTimes(4);
  });

  it('tells of the last good backup, and of one that is late', async () => {
    expect(await factsOf('backup')).toMatchObject({
      verdict: 'fine',
      facts: { isAsked: false, isNeeded: false, madeAt: null },
    });
    expect(await (await staff.get('/beheer/status')).text()).toContain(
      'niemand: BACKUP_DIR is niet ingesteld',
    );
    const real = new Visitor(testApp(database, { settings: { ...testSettings, hasStandIns: false } }));
    for (const [name, value] of staff.cookies) real.cookies.set(name, value);
    expect((await readStatus(real)).parts.backup).toMatchObject({
      verdict: 'look',
      findings: [{ kind: 'nobody_backs_up' }],
    });
    const startedAt = new Date(Date.now() - 30 * 3_600_000);
    const ended = { finishedAt: new Date(), bytes: 17_000_000, checked: 'read' } as const;
    const made = {
      kind: 'cluster',
      state: 'good',
      file: 'x',
      isEncrypted: true,
      startedAt,
      ...ended,
    } as const;
    await database.insert(backups).values([made, { ...made, state: 'failed', startedAt: new Date() }]);
    expect(await factsOf('backup')).toMatchObject({
      findings: [
        { level: 'look', kind: 'old_backup' },
        { level: 'look', kind: 'untried_backup' },
      ],
      facts: { madeAt: startedAt.toISOString(), isEncrypted: true, untriedSince: startedAt.toISOString() },
    });
    const page = await (await staff.get('/beheer/status')).text();
    expect(page).toContain('De laatste goede reservekopie is 30 uur oud.');
    expect(page).toContain('Al 30 uur is geen reservekopie op proef teruggezet');

    // Of a clock that was two days ahead: when it was made nobody knows.
    const ahead = new Date(Date.now() + 48 * 3_600_000);
    await database.insert(backups).values({ ...made, startedAt: ahead, checked: 'restored' });
    expect(await factsOf('backup')).toMatchObject({
      findings: [{ kind: 'old_backup' }, { kind: 'untried_backup' }],
      facts: { madeAt: startedAt.toISOString() },
    });
    const minuteAgo = new Date(Date.now() - 60_000);
    await database.insert(backups).values({ ...made, startedAt: minuteAgo, checked: 'restored' });
    expect(await factsOf('backup')).toMatchObject({ findings: [], facts: { untriedSince: null } });
  });

  it('tells of every process of the same start, and judges the largest', async () => {
    // Far above what the process of the tests itself may hold.
    const figure = (value: number) => [
      { name: 'maathor_process_memory_bytes', values: [{ value, labels: {} }] },
    ];
    const ask = () => Promise.resolve([figure(180_000_000), figure(90_000_000_000), []]);
    const several = testApp(database, { siblings: { reply: () => undefined, ask } });
    const reader = new Visitor(several);
    for (const [name, value] of staff.cookies) reader.cookies.set(name, value);
    const answer = await reader.get('/beheer/status', { accept: 'application/json' });
    const { parts } = (await answer.json()) as StatusData;
    expect(parts.process).toMatchObject({
      verdict: 'wrong',
      findings: [{ kind: 'memory', count: 90_000 }],
      facts: { besides: [180_000_000, 90_000_000_000] },
    });
    expect(await (await reader.get('/beheer/status')).text()).toContain('2: 180 MB, 90,0 GB');
  });

  it('tells what it is made of, and nothing that opens a door', async () => {
    const secret = 'test_nobodyMayReadThisKey';
    const live = testApp(database, { settings: settings({ MOLLIE_API_KEY: secret }) });
    const reader = new Visitor(live);
    for (const [name, value] of staff.cookies) reader.cookies.set(name, value);
    const text = await (await reader.get('/beheer/status', { accept: 'application/json' })).text();
    const { parts } = JSON.parse(text) as StatusData;
    expect(parts.provider).toMatchObject({ facts: { which: 'test' } });
    expect(parts.process).toMatchObject({
      facts: { node: process.version, shop: '0.1.0', pid: process.pid },
    });
    expect(parts.database).toMatchObject({
      facts: {
        version: expect.stringMatching(/^\d+/),
        migration: { name: expect.stringMatching(/^\d{3}-/) },
      },
    });
    expect(text).not.toContain(secret);
  });
});
