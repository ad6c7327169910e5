import { Hono } from 'hono';
import { z } from 'zod';
import { officeRooms } from '#contract/office/page.ts';
import { type RequestData, requestStatuses } from '#contract/office/requests.ts';
import { momentCell } from '#domain/csv/csv.ts';
import { requestsTexts } from '#text/staff/requests.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage, exportLength } from '../../lists/pages.ts';
import { createListReader, type ListReader } from '../../lists/read-list.ts';
import { requireRight } from '../../middleware/session.ts';
import { decideRoutes } from './decide.ts';
import { findRequests, type RequestCursor } from './find-requests.ts';

const { path, right } = officeRooms.requests;
const pageLength = 50;
const cursorShape = z.tuple([z.int().min(0).max(1), z.int32()]);

/** R11.4: who asked for an account on the site. */
export function requestRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database } = deps;
  return new Hono<AppEnv>()
    .use(`${path}.csv`, requireRight(right))
    .use(path, requireRight(right))
    .use(`${path}/*`, requireRight(right))
    .get(path, async (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      const { rows, next } = await list.page(cursorShape, (after) =>
        findRequests(database, filter, after, pageLength),
      );
      const page = { name: 'office-requests', list: list.frame(path, next), requests: rows } as const;
      return answerList(c, deps, list, { page, json: { requests: rows, next } });
    })
    .get(`${path}.csv`, (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      list.demandSound();
      const pages = everyPage<RequestData, RequestCursor>((after) =>
        findRequests(database, filter, after, exportLength),
      );
      return answerCsv(c, {
        fileName: requestsTexts.fileName,
        headings: requestsTexts.csvHeadings,
        pages,
        cellsOf,
      });
    })
    .route('/', decideRoutes(deps));
}

function readFilter(list: ListReader) {
  return { search: list.search(), status: list.choice('status', requestStatuses) };
}

function cellsOf(row: RequestData): readonly string[] {
  return [
    String(row.id),
    requestsTexts.statuses[row.status],
    row.company,
    row.companyNumber,
    row.vatId ?? '',
    row.country,
    row.city,
    row.contact,
    row.email,
    row.phone,
    momentCell(row.requestedAt),
    momentCell(row.decidedAt),
  ];
}
