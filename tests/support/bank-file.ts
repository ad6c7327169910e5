import { cents, decimalString } from '#domain/money/cents.ts';

export type SampleEntry = {
  readonly amount: number;
  readonly direction?: 'CRDT' | 'DBIT';
  readonly day?: string;
  readonly ref?: string | null;
  readonly payer?: string;
  readonly iban?: string;
  readonly text?: string;
  readonly reference?: string;
  readonly endToEndId?: string;
  readonly status?: string;
  readonly isReversal?: boolean;
  // A batch: what its transactions are.
  readonly batch?: readonly Omit<SampleEntry, 'batch'>[];
};

export type SampleStatement = {
  readonly id?: string;
  readonly account?: string;
  readonly opening?: number;
  readonly closing?: number;
  readonly currency?: string;
  readonly from?: string;
  readonly until?: string;
  readonly entries: readonly SampleEntry[];
};

export type SampleVersion = '001.02' | '001.08';

/** The account that the demo's invoices name. */
export const ownAccount = 'NL93DEMO0123456789';

/** A statement as a bank writes it, with amounts in cents; the closing balance follows unless it is given. */
export function sampleBankFile(
  statements: readonly SampleStatement[],
  { version = '001.02', prefix = '' }: { version?: SampleVersion; prefix?: string } = {},
): string {
  const colon = prefix === '' ? '' : `${prefix}:`;
  const names = `xmlns${prefix === '' ? '' : `:${prefix}`}="urn:iso:std:iso:20022:tech:xsd:camt.053.${version}"`;
  const body = statements.map((each) => statementXml(each, version)).join('');
  const xml = `<Document><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-16T06:00:00</CreDtTm></GrpHdr>${body}</BkToCstmrStmt></Document>`;
  const prefixed = xml.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${colon}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${prefixed.replace(`<${colon}Document>`, `<${colon}Document ${names}>`)}\n`;
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function statementXml(statement: SampleStatement, version: SampleVersion): string {
  const { id = 'A2026-320', account = ownAccount, opening = 100_000, currency = 'EUR' } = statement;
  const { from = '2026-11-13', until = '2026-11-13', entries } = statement;
  const moved = entries
    .filter(({ status = 'BOOK' }) => status === 'BOOK')
    .reduce((total, { amount, direction }) => total + (direction === 'DBIT' ? -amount : amount), 0);
  const closing = statement.closing ?? opening + moved;
  return `<Stmt><Id>${id}</Id><ElctrncSeqNb>320</ElctrncSeqNb><CreDtTm>${until}T23:59:00</CreDtTm>
<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balanceXml('OPBD', opening, from)}${balanceXml('CLBD', closing, until)}
${entries.map((entry) => entryXml(entry, version)).join('\n')}</Stmt>`;
}

function balanceXml(code: string, amount: number, day: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountXml(Math.abs(amount))}<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
}

function entryXml(entry: SampleEntry, version: SampleVersion): string {
  const { amount, direction = 'CRDT', day = '2026-11-13', ref, status = 'BOOK', isReversal } = entry;
  const parts = entry.batch ?? [entry];
  return `<Ntry>${amountXml(amount)}<CdtDbtInd>${direction}</CdtDbtInd>${isReversal === true ? '<RvslInd>true</RvslInd>' : ''}<Sts>${version === '001.02' ? status : `<Cd>${status}</Cd>`}</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${ref === null ? '' : `<AcctSvcrRef>${ref ?? `R${amount}${(entry.text ?? '').replaceAll(/\W/g, '')}`}</AcctSvcrRef>`}<NtryDtls>${parts.map((part) => detailsXml(part, direction, version)).join('')}</NtryDtls></Ntry>`;
}

function detailsXml(
  { amount, payer, iban, text, reference, endToEndId = 'NOTPROVIDED' }: SampleEntry,
  direction: 'CRDT' | 'DBIT',
  version: SampleVersion,
): string {
  const role = direction === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const name = payer === undefined ? '' : `<Nm>${escaped(payer)}</Nm>`;
  const party = version === '001.02' ? name : `<Pty>${name}</Pty>`;
  const own =
    version === '001.02' ? `<AmtDtls><TxAmt>${amountXml(amount)}</TxAmt></AmtDtls>` : amountXml(amount);
  const account = iban === undefined ? '' : `<${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct>`;
  const said = text === undefined ? '' : `<Ustrd>${escaped(text)}</Ustrd>`;
  const named =
    reference === undefined ? '' : `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
  return `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>${own}<CdtDbtInd>${direction}</CdtDbtInd><RltdPties><${role}>${party}</${role}>${account}</RltdPties><RmtInf>${said}${named}</RmtInf></TxDtls>`;
}

const amountXml = (amount: number): string => `<Amt Ccy="EUR">${decimalString(cents(amount))}</Amt>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
