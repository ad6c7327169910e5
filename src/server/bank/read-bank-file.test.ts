import { describe, expect, it } from 'vitest';
import { maxBankFileBytes } from '#domain/bank/statement.ts';
import { bytesOf, type SampleStatement, sampleBankFile } from '#tests/support/bank-file.ts';
import { readBankFile } from './read-bank-file.ts';

const credit = {
  amount: 12_100,
  ref: 'BANK1',
  payer: 'Jansen & Zn',
  iban: 'NL91ABNA0417164300',
  text: 'Factuur F2026-00012',
} as const;

async function statementsOf(file: string | Uint8Array) {
  const read = await readBankFile(typeof file === 'string' ? bytesOf(file) : file);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.statements;
}

async function faultsOf(statement: SampleStatement, change = (xml: string) => xml) {
  const read = await readBankFile(bytesOf(change(sampleBankFile([statement]))));
  return read.ok ? [] : read.faults;
}

describe('R12.4 a bank statement is read', () => {
  it.each([
    { version: '001.02' as const },
    { version: '001.08' as const },
    { version: '001.08' as const, prefix: 'ns2' },
  ])('of $version $prefix', async (form) => {
    const entries = [
      { ...credit, reference: 'RF30F202600012', endToEndId: 'E2E-1' },
      { amount: 500, direction: 'DBIT' as const, payer: 'De Bank', ref: null, isReversal: true },
    ];
    const [statement, ...others] = await statementsOf(sampleBankFile([{ entries, opening: -10_000 }], form));
    expect(others).toEqual([]);
    expect(statement).toEqual({
      id: 'A2026-320',
      account: 'NL93DEMO0123456789',
      from: '2026-11-13',
      until: '2026-11-13',
      opening: -10_000,
      closing: 1_600,
      skipped: 0,
      entries: [
        {
          ...{ position: 1, part: 0, bankReference: 'BANK1', amount: 12_100, direction: 'credit' },
          ...{ isReversal: false, bookedOn: '2026-11-13', payer: 'Jansen & Zn' },
          ...{ payerIban: 'NL91ABNA0417164300', text: 'Factuur F2026-00012' },
          ...{ reference: 'RF30F202600012', endToEndId: 'E2E-1' },
        },
        {
          ...{ position: 2, part: 0, bankReference: '', amount: 500, direction: 'debit' },
          ...{ isReversal: true, bookedOn: '2026-11-13', payer: 'De Bank' },
          ...{ payerIban: '', text: '', reference: '', endToEndId: '' },
        },
      ],
    });
  });

  it('a batch by its transactions, and as one line where they do not make up the whole', async () => {
    const batch = [
      { ...credit, amount: 100 },
      { ...credit, amount: 200, text: 'F2026-00013' },
    ];
    const [whole] = await statementsOf(sampleBankFile([{ entries: [{ amount: 300, ref: 'B', batch }] }]));
    expect(whole?.entries.map(({ position, part, amount, text }) => [position, part, amount, text])).toEqual([
      [1, 0, 100, 'Factuur F2026-00012'],
      [1, 1, 200, 'F2026-00013'],
    ]);
    const [other] = await statementsOf(sampleBankFile([{ entries: [{ amount: 299, ref: 'B', batch }] }]));
    expect(other?.entries).toMatchObject([
      { amount: 299, part: 0, text: 'Factuur F2026-00012 F2026-00013', payerIban: '' },
    ]);
  });

  it('several in one file, without what the bank has not booked yet', async () => {
    const waiting = { ...credit, status: 'PDNG' };
    const file = sampleBankFile([
      { id: '1', entries: [waiting, credit] },
      { id: '2', entries: [] },
    ]);
    expect(await statementsOf(file)).toMatchObject([
      { id: '1', skipped: 1, entries: [{ position: 1 }] },
      { id: '2', entries: [] },
    ]);
  });

  it.each([
    ['utf-8 with a mark', (xml: string) => bytesOf(`\uFEFF${xml}`)],
    [
      'utf-16',
      (xml: string) => new Uint8Array(Buffer.from(`\uFEFF${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le')),
    ],
    ['utf-16 without a mark', (xml: string) => new Uint8Array(Buffer.from(xml, 'utf16le'))],
    ['latin', (xml: string) => new Uint8Array(Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1'))],
  ])('in %s', async (_name, encode) => {
    const [statement] = await statementsOf(
      encode(sampleBankFile([{ entries: [{ ...credit, payer: 'Café Ü' }] }])),
    );
    expect(statement?.entries[0]?.payer).toBe('Café Ü');
  });

  it('with a day that has a time, and a name in CDATA', async () => {
    const xml = sampleBankFile([{ entries: [credit] }])
      .replace('<BookgDt><Dt>2026-11-13</Dt>', '<BookgDt><DtTm>2026-11-12T23:30:00+01:00</DtTm>')
      .replace('Jansen &amp; Zn', '<![CDATA[Jansen & <Zn>]]>');
    const [statement] = await statementsOf(xml);
    expect(statement?.entries[0]).toMatchObject({ bookedOn: '2026-11-12', payer: 'Jansen & <Zn>' });
  });
});

describe('R12.4 a statement with something wrong is refused whole, with its place', () => {
  const entries = [credit, { ...credit, amount: 400 }];

  it.each([
    ['balance', null, '0.01', { closing: 112_501 }, (xml: string) => xml],
    ['account', null, 'NL00BANK1', { account: 'NL00BANK1' }, (xml: string) => xml],
    ['currency', null, 'USD', { currency: 'USD' }, (xml: string) => xml],
    ['currency', 2, 'USD', {}, (xml: string) => xml.replaceAll('<Amt Ccy="EUR">4.00', '<Amt Ccy="USD">4.00')],
    ['amount', 2, '4,00', {}, (xml: string) => xml.replaceAll('>4.00<', '>4,00<')],
    ['amount', 2, '4.001', {}, (xml: string) => xml.replaceAll('>4.00<', '>4.001<')],
    ['amount', 2, '-4.00', {}, (xml: string) => xml.replaceAll('>4.00<', '>-4.00<')],
    ['opening', null, '', {}, (xml: string) => xml.replace('OPBD', 'ITBD')],
    ['closing', null, '', {}, (xml: string) => xml.replace('CLBD', 'CLAV')],
    ['no_id', null, '', { id: '' }, (xml: string) => xml],
    ['direction', 1, 'CR', {}, (xml: string) => xml.replace(/(<Ntry>.*?<CdtDbtInd>)CRDT/, '$1CR')],
    [
      'day',
      1,
      '2026-02-30',
      {},
      (xml: string) => xml.replace(/<BookgDt>.*?<\/ValDt>/, '<BookgDt><Dt>2026-02-30</Dt></BookgDt>'),
    ],
  ])('%s at %s', async (kind, entry, found, wrong, change) => {
    const statement = kind === 'no_id' ? null : 'A2026-320';
    expect(await faultsOf({ entries, ...wrong }, change)).toEqual([{ kind, statement, entry, found }]);
  });

  it('also where another statement of the file is sound, and where one stands there twice', async () => {
    const file = sampleBankFile([
      { id: '1', entries },
      { id: '2', entries, closing: 0 },
    ]);
    expect(await readBankFile(bytesOf(file))).toMatchObject({ ok: false, faults: [{ statement: '2' }] });
    const twice = sampleBankFile([{ entries }, { entries }]);
    expect(await readBankFile(bytesOf(twice))).toMatchObject({ ok: false, faults: [{ kind: 'id_twice' }] });
  });

  it('and so is another message of the bank', async () => {
    const other = sampleBankFile([{ entries }]).replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn');
    expect(await readBankFile(bytesOf(other))).toMatchObject({
      faults: [{ kind: 'other_message', found: 'BkToCstmrDbtCdtNtfctn' }],
    });
    expect(await faultsOf({ entries }, (xml) => xml.replaceAll('Stmt>', 'Thing>'))).toMatchObject([
      { kind: 'other_message' },
    ]);
  });
});

describe('R12.4 a hostile file is refused at once', () => {
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>`;
  const sound = sampleBankFile([{ entries: [credit] }]);

  it.each([
    ['empty', new Uint8Array()],
    ['large', new Uint8Array(maxBankFileBytes + 1)],
    ['packed', bytesOf('PK\u0003\u0004')],
    ['kind', bytesOf('%PDF-1.7')],
    ['kind', bytesOf(':20:940S121101')],
    ['definitions', bytesOf(laughs)],
    ['definitions', bytesOf('<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>')],
    ['broken', bytesOf('<x>&b;</x>')],
    ['broken', bytesOf(sound.slice(0, -40))],
    ['broken', bytesOf(`${sound}<more/>`)],
    ['broken', bytesOf('<')],
    ['long', bytesOf('<a>'.repeat(100_000))],
    ['long', bytesOf('<a/>'.repeat(410_000).replace(/^/, '<r>'))],
    ['long', bytesOf(`<a>${'x'.repeat(4_000_000)}</a>`)],
    ['long', bytesOf(`<a ${Array.from({ length: 200_000 }, (_, at) => `b${at}="1"`).join(' ')}/>`)],
    ['broken', bytesOf(`<!--${'x'.repeat(4_000_000)}`)],
    ['encoding', bytesOf(sound.replace('UTF-8', 'EBCDIC-CP-NL'))],
    ['encoding', new Uint8Array(Buffer.from(sound.replace('Jansen', 'Café'), 'latin1'))],
  ])('%s', async (reason, bytes) => {
    await expect(readBankFile(bytes)).rejects.toMatchObject({ reason });
  });

  it('a large sound one is read in turns with others', async () => {
    const entries = Array.from({ length: 2500 }, (_, at) => ({ ...credit, amount: at + 1, ref: `R${at}` }));
    const bytes = bytesOf(sampleBankFile([{ entries }]));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const [statement] = await statementsOf(bytes);
    clearInterval(timer);
    expect(statement?.entries).toHaveLength(2500);
    expect(turns).toBeGreaterThan(5);
  });
});
