import type { Context } from 'hono';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import { amountCell } from '#domain/csv/csv.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import { describeMovement, nameMovement, statementTexts as texts } from '#text/documents/statement.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import type { Period } from '../../../bookkeeping/statement/find-movements.ts';
import { findStatement, mostRows, type Statement } from '../../../bookkeeping/statement/find-statement.ts';
import { answerCsv } from '../../../lists/answer-list.ts';
import { createListReader } from '../../../lists/read-list.ts';
import { countTowards } from '../../../middleware/rate-limit.ts';
import { renderOne } from '../../../render/render-pool.ts';

type Wanted = {
  readonly companyId: number;
  readonly format: 'pdf' | 'csv';
  // Where what was typed is shown again with what is wrong.
  readonly refuse: (problem: string) => Promise<Response>;
};

/** R12.4: a company's statement, for its own people and for staff who see its money. */
export async function answerStatement(
  c: Context<AppEnv>,
  deps: Dependencies,
  { companyId, format, refuse }: Wanted,
): Promise<Response> {
  const today = dutchDate(deps.now());
  const period = readPeriod(c, today);
  if (typeof period === 'string') return refuse(period);
  await countTowards(c, deps, [
    { name: 'statement', by: { value: String(companyId) }, most: 30, seconds: 60 },
  ]);
  const statement = await findStatement(deps.database, companyId, period, today);
  if (statement === null) return refuse(texts.tooLong(mostRows));
  const fileName = `${texts.fileName(period.from, period.until)}.${format}`;
  if (format === 'csv') return answerAsCsv(c, statement, fileName);
  const { company: seller } = deps.shopSettings.recent();
  const pdf = await renderOne({ kind: 'statement', statement, seller });
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', `attachment; filename="${fileName}"`);
  c.header('Cache-Control', 'no-store');
  return c.body(new Uint8Array(pdf));
}

// What is not asked for is this year until today. Or what is wrong with it.
function readPeriod(c: Context<AppEnv>, today: string): Period | string {
  const list = createListReader(c);
  const { from, until } = list.days();
  const first = from ?? `${(until ?? today).slice(0, 4)}-01-01`;
  const last = until ?? (first > today ? first : today);
  const [problem] = Object.values(list.frame('', null).problems);
  return problem ?? { from: first, until: last };
}

type Line = { readonly cells: readonly string[] };

function answerAsCsv(c: Context<AppEnv>, statement: Statement, fileName: string): Response {
  const { from, until, opening, rows, closing } = statement;
  const edge = (day: string, label: string, balance: Cents): Line => ({
    cells: [day, '', '', label, '', '', '', amountCell(balance)],
  });
  const lines: readonly Line[] = [
    edge(addDays(from, -1), texts.openingName, opening),
    ...rows.map((row) => {
      const size = amountCell(cents(Math.abs(row.amount)));
      return {
        cells: [
          row.on,
          nameMovement(row),
          row.number ?? row.about.join(', '),
          describeMovement(row),
          row.reference,
          row.amount > 0 ? size : '',
          row.amount < 0 ? size : '',
          amountCell(row.balance),
        ],
      };
    }),
    edge(until, texts.closingName, closing),
  ];
  return answerCsv(c, {
    fileName,
    headings: texts.csvHeadings,
    pages: oncePage(lines),
    cellsOf: ({ cells }) => cells,
  });
}

async function* oncePage(lines: readonly Line[]): AsyncGenerator<readonly Line[]> {
  yield lines;
}
