import type { Context } from 'hono';
import type { Page } from '#contract/page.ts';
import { inertCell, writeCsv } from '#domain/csv/csv.ts';
import { listTexts } from '#text/pages/lists.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { isCall } from '../middleware/errors.ts';
import { answerPage } from '../pages/answer-page.ts';
import type { ListReader } from './read-list.ts';

type ListAnswer = { readonly page: Page; readonly json: Readonly<Record<string, unknown>> };

/** One address for people and for programs, which get what is shown. */
export async function answerList(
  c: Context<AppEnv>,
  deps: Dependencies,
  list: ListReader,
  { page, json }: ListAnswer,
): Promise<Response> {
  const status = list.isSound() ? 200 : 422;
  c.header('Vary', 'Accept', { append: true });
  if (!isCall(c)) return answerPage(c, deps, page, { status, cache: 'no-store' });
  c.header('Cache-Control', 'no-store');
  if (list.isSound()) return c.json(json);
  return c.json({ message: listTexts.refused, errors: list.frame(c.req.path, null).problems }, 422);
}

const byteOrderMark = '\uFEFF';

type Csv<Row> = {
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly pages: AsyncIterable<readonly Row[]>;
  readonly cellsOf: (row: Row) => readonly string[];
};

/** What is filtered, all of it, for a Dutch spreadsheet; no cell of it is a formula. */
export function answerCsv<Row>(
  c: Context<AppEnv>,
  { fileName, headings, pages, cellsOf }: Csv<Row>,
): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${fileName}"`);
  c.header('Cache-Control', 'no-store');
  return c.body(streamOf(written({ headings, pages, cellsOf })));
}

/** As fast as it is taken: whoever reads slowly, or breaks off, costs no more than a page of rows. */
export function streamOf(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });
}

async function* written<Row>({
  headings,
  pages,
  cellsOf,
}: Omit<Csv<Row>, 'fileName'>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + writeCsv([headings]));
  for await (const rows of pages)
    yield encoder.encode(writeCsv(rows.map((row) => cellsOf(row).map(inertCell))));
}
