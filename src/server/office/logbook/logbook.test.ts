import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '#domain/csv/csv.ts';
import type { Actor, LogbookEntry } from '#domain/logbook/entry.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { commandActor, writeLogbook } from '../../logbook/write-logbook.ts';

const { database, pool } = await testDatabase();
const shop = testApp(database);
const vera: Actor = {
  personId: 901,
  name: 'Vera Koopmans',
  role: 'sales',
  behalfOf: (await findPersonByEmail(database, demoAccounts.centimetres))?.id ?? 0,
  address: '192.0.2.7',
  requestId: 'verzoek-1',
};
let owner: Visitor;

const write = (actor: Actor, entry: LogbookEntry, at: string) =>
  writeLogbook(database, actor, entry, new Date(at));

type Listed = {
  entries: { id: number; action: string; subject: { name: string } | null }[];
  next: string | null;
};

async function list(query: string): Promise<Listed> {
  const answer = await owner.get(`/beheer/logboek?${query}`, { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Listed;
}

const names = ({ entries }: Listed) => entries.map(({ subject }) => subject?.name ?? null);

beforeAll(async () => {
  owner = await new Visitor(shop).login(demoAccounts.staff);
  const role = { before: { role: 'buyer' }, after: { role: 'measurer' } } as const;
  // On the clock of the Netherlands the second is of the third of March.
  const about = (id: number, name: string) => ({ kind: 'person', id, name }) as const;
  await write(
    vera,
    { action: 'role_changed', subject: about(7, 'Ingrid Kramer'), ...role },
    '2024-03-01T09:00:00Z',
  );
  await write(
    vera,
    {
      action: 'company_blocked',
      subject: { kind: 'company', id: 7, name: '=1+1 <b>100%</b>' },
      after: { reason: 'betaalt; niet' },
    },
    '2024-03-02T23:30:00Z',
  );
  await write(
    commandActor,
    { action: 'demo_removed', subject: null, after: { companies: 6 } },
    '2024-03-04T09:00:00Z',
  );
});

describe('R10.3 the logbook on a page', () => {
  it('shows who changed what, from what to what, the newest first', async () => {
    const html = await (await owner.get('/beheer/logboek?van=2024-03-01&tot=2024-03-04')).text();
    const rows = [...html.matchAll(/<tr role="row".*?<\/tr>/gs)].map(([row]) =>
      row.replaceAll(/<[^>]+>/g, ' '),
    );
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatch(/npm run shop\s+opdracht\s+Demogegevens verwijderd\s+bedrijven\s+6/);
    expect(rows[2]).toMatch(/Vera Koopmans\s+verkoop, namens Kees Bakker\s+Bedrijf geblokkeerd/);
    expect(rows[3]).toMatch(
      /Rol gewijzigd\s+Ingrid Kramer\s+persoon\s+rol\s+inkoper\s+werd\s+inmeter\s+192\.0\.2\.7/,
    );
  });

  it.each([
    ['van=2024-03-01&tot=2024-03-04', [null, '=1+1 <b>100%</b>', 'Ingrid Kramer']],
    ['van=2024-03-03&tot=2024-03-03', ['=1+1 <b>100%</b>']],
    ['tot=2024-03-02', ['Ingrid Kramer']],
    ['zoek=INGRID', ['Ingrid Kramer']],
    ['zoek=measurer', ['Ingrid Kramer']],
    ['zoek=100%25%3C', ['=1+1 <b>100%</b>']],
    ['zoek=_ngrid', []],
    ['wie=901', ['=1+1 <b>100%</b>', 'Ingrid Kramer']],
    ['wie=command&tot=2024-12-31', [null]],
    ['wat=company_blocked&wie=901', ['=1+1 <b>100%</b>']],
    ['onderwerp=person:7', ['Ingrid Kramer']],
    ['onderwerp=company&wie=901', ['=1+1 <b>100%</b>']],
  ])('%s finds exactly those', async (query, expected) => {
    expect(names(await list(query))).toEqual(expected);
  });

  it.each([
    'van=gisteren',
    'van=2024-02-30',
    'van=2024-03-02&tot=2024-03-01',
    'wie=vera',
    'wat=x',
    'onderwerp=huis',
    'na=x',
    `zoek=${'a'.repeat(101)}`,
  ])('%s shows nothing, and says why', async (query) => {
    const page = await owner.get(`/beheer/logboek?${query}`);
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain('Er is niets getoond: deze keuze klopt niet.');
    expect(html).not.toContain('<table');
    const call = await owner.get(`/beheer/logboek?${query}`, { accept: 'application/json' });
    expect([call.status, Object.keys((await call.json()) as object)]).toEqual([422, ['message', 'errors']]);
    if (!query.startsWith('na')) expect((await owner.get(`/beheer/logboek.csv?${query}`)).status).toBe(422);
  });

  it('exports what is filtered, with the days of the filter, and no cell is a formula', async () => {
    const answer = await owner.get('/beheer/logboek.csv?wie=901');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="logboek.csv"');
    const file = readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()));
    expect(file.ok && file.rows.map(({ cells }) => cells.slice(1))).toEqual([
      expect.arrayContaining(['wanneer', 'wie', 'rol']),
      [
        ...['2024-03-03 00:30:00', 'Vera Koopmans', 'verkoop', 'Kees Bakker', 'Bedrijf geblokkeerd'],
        ...['bedrijf', '7', "'=1+1 <b>100%</b>", 'reden: betaalt; niet', '192.0.2.7', 'verzoek-1'],
      ],
      [
        ...['2024-03-01 10:00:00', 'Vera Koopmans', 'verkoop', 'Kees Bakker', 'Rol gewijzigd'],
        ...['persoon', '7', 'Ingrid Kramer', 'rol: inkoper → inmeter', '192.0.2.7', 'verzoek-1'],
      ],
    ]);
  });
});

describe('R10.3 with many rows', () => {
  beforeAll(async () => {
    await database.execute(sql`
      insert into logbook (at, person_id, person_name, person_role, action, subject_kind, subject_id, subject_name, before, after)
      select timestamptz '2025-01-01' + (n / 3) * interval '1 minute', 5000 + n % 7, 'Medewerker ' || n % 7, 'sales',
        (array['order_moved', 'order_released', 'company_changed'])[1 + n % 3], 'order', n::text, 'B2025-' || n,
        '{"status": "paid"}', jsonb_build_object('status', 'in_production', 'reason', 'reden ' || n)
      from generate_series(1, 20000) n`);
    await database.execute(sql`analyze logbook`);
  }, 60_000);

  it('every row is on one page, and on one only', async () => {
    const query = 'wie=5003&wat=order_moved&tot=2025-01-06';
    const seen: number[] = [];
    let next: string | null = null;
    do {
      const page: Listed = await list(next === null ? query : `${query}&na=${next}`);
      seen.push(...page.entries.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(seen.length).toBeGreaterThan(250);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  });

  it('a page reads no more than it shows, whatever is asked', async () => {
    const indexes = ['at', 'words', 'person_id', 'action', 'subject'].map((name) => `logbook_${name}_index`);
    const scans = async () => {
      const { rows } = await pool.query<{ name: string; count: number }>(
        'select indexrelname as name, idx_scan::int as count from pg_stat_user_indexes where relname = $1',
        ['logbook'],
      );
      return new Map(rows.map(({ name, count }) => [name, count]));
    };
    const before = await scans();
    for (const query of ['', 'zoek=staat+er+niet', 'wie=901', 'wat=role_changed', 'onderwerp=order:77'])
      await list(query);
    const unused = async () => {
      const after = await scans();
      return indexes.filter((name) => (after.get(name) ?? 0) <= (before.get(name) ?? 0));
    };
    await expect.poll(unused).toEqual([]);
  });
});
