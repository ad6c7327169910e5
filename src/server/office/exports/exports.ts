import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FormState } from '#contract/form-state.ts';
import { exportKinds, type LongWorkData } from '#contract/office/exports.ts';
import { officeRooms } from '#contract/office/page.ts';
import { parseQuarter, quarterBefore, quarterOf } from '#domain/bookkeeping/books.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { listTexts } from '#text/pages/lists.ts';
import { exportKindNames, exportTexts as texts } from '#text/staff/bookkeeping.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { type ExportRequest, exportRequestShape } from '../../bookkeeping/export-request.ts';
import { bookkeepingExport } from '../../bookkeeping/export-workers.ts';
import { countBooked } from '../../bookkeeping/find-booked.ts';
import { exportFileName, writeExport } from '../../bookkeeping/write-export.ts';
import { Refusal } from '../../errors.ts';
import { emptyForm, rejectedForm } from '../../input/form-values.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { streamOf } from '../../lists/answer-list.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import {
  beginLongWork,
  findLongWork,
  type LongWork,
  listLongWork,
  readPieces,
} from '../../long-work/long-work.ts';
import { actorOf } from '../../middleware/actor.ts';
import { isCall } from '../../middleware/errors.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';

const path = `${officeRooms.invoices.path}/export`;

// What takes less than a second is not worth waiting for on another page.
const mostAtOnce = 5000;

/** R11.6: files for bookkeeping, at once or as long work that goes on when its page is left. */
export function exportRoutes(deps: Dependencies): Hono<AppEnv> {
  const reader = requireRight(officeRooms.invoices.right);
  return new Hono<AppEnv>()
    .get(path, reader, (c) => {
      const from = `${dutchDate(deps.now()).slice(0, 8)}01`;
      return answerExports(c, deps, emptyForm({ what: 'invoices', from, until: dutchDate(deps.now()) }));
    })
    .post(path, reader, async (c) => {
      const values = await readForm(c);
      const request = readRequest(values);
      if ('errors' in request) return answerExports(c, deps, rejectedForm(values, request.errors), 422);
      return exportNow(c, deps, request);
    })
    .get(`${path}/:id`, reader, async (c) => {
      const work = await find(c, deps);
      // Without script too: the page asks again by itself.
      if (work.status === 'waiting' || work.status === 'running') c.header('Refresh', '2');
      c.header('Vary', 'Accept', { append: true });
      if (isCall(c)) return c.json({ work: present(work) }, 200, { 'Cache-Control': 'no-store' });
      return answerPage(c, deps, { name: 'office-work', work: present(work) }, { cache: 'no-store' });
    })
    .get(`${path}/:id/bestand`, reader, async (c) => {
      const work = await find(c, deps);
      if (work.status !== 'done') throw new Refusal(404, callErrors.notFound);
      return answerFile(c, work.fileName, readPieces(deps.database, work.id));
    });
}

async function find(c: Context<AppEnv>, { database, now }: Dependencies): Promise<LongWork> {
  const id = z.uuid().safeParse(c.req.param('id'));
  const personId = signedInPerson(c).id;
  const work = id.success ? await findLongWork(database, { id: id.data, personId, now: now() }) : null;
  if (work === null) throw new Refusal(404, callErrors.notFound);
  return work;
}

type Problems = { readonly errors: Readonly<Record<string, string>> };

function readRequest(values: FormValues): ExportRequest | Problems {
  const what = exportKinds.find((kind) => kind === values['what']);
  if (what === undefined) return { errors: { what: listTexts.problems.choice } };
  const quarter = values['quarter'] ?? '';
  const days = quarter === '' ? { from: values['from'], until: values['until'] } : parseQuarter(quarter);
  if (days === null) return { errors: { quarter: listTexts.problems.choice } };
  const parsed = exportRequestShape.safeParse({ what, ...days });
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path: [name] }) => String(name)));
    return { errors: Object.fromEntries([...wrong].map((name) => [name, listTexts.problems.date])) };
  }
  if (parsed.data.from > parsed.data.until) return { errors: { from: listTexts.problems.order } };
  return parsed.data;
}

async function exportNow(c: Context<AppEnv>, deps: Dependencies, request: ExportRequest): Promise<Response> {
  const { database, jobs, now, mostExportedAtOnce = mostAtOnce } = deps;
  const isLong = (await countBooked(database, request)) > mostExportedAtOnce;
  const actor = actorOf(c, deps);
  const personId = signedInPerson(c).id;
  const work = await database.transaction(async (transaction) => {
    const after = { what: exportKindNames[request.what], file: exportFileName(request) };
    await writeLogbook(transaction, actor, { action: 'data_exported', subject: null, after }, now());
    return isLong
      ? beginLongWork(transaction, jobs, { kind: bookkeepingExport, personId, input: request }, now())
      : null;
  });
  if (work !== null) return c.redirect(`${path}/${work.id}`, 303);
  return answerFile(c, exportFileName(request), encoded(writeExport(database, request)));
}

async function* encoded(written: ReturnType<typeof writeExport>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for await (const { text } of written) if (text !== '') yield encoder.encode(text);
}

function answerFile(
  c: Context<AppEnv>,
  fileName: string,
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${fileName}"`);
  c.header('Cache-Control', 'no-store');
  return c.body(streamOf(chunks));
}

async function answerExports(
  c: Context<AppEnv>,
  deps: Dependencies,
  form: FormState,
  status: 200 | 422 = 200,
): Promise<Response> {
  const works = await listLongWork(deps.database, signedInPerson(c).id, deps.now());
  const own = works.filter(({ kind }) => kind === bookkeepingExport).map(present);
  const quarters = [quarterOf(dutchDate(deps.now()))];
  while (quarters.length < 9) quarters.push(quarterBefore(quarters.at(-1) ?? ''));
  const page = { name: 'office-exports', form, quarters, works: own } as const;
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}

function present(work: LongWork): LongWorkData {
  const request = exportRequestShape.safeParse(work.input);
  return {
    id: work.id,
    status: work.status,
    what: request.success ? texts.described(request.data) : '',
    done: work.doneCount,
    total: work.totalCount,
    fileName: work.fileName,
    createdAt: work.createdAt.toISOString(),
    expiresAt: work.expiresAt.toISOString(),
  };
}
