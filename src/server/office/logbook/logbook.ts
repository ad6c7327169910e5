import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type LogbookEntryData, officeRooms } from '#contract/office/page.ts';
import { momentCell } from '#domain/csv/csv.ts';
import { logbookActions, subjectKinds } from '#domain/logbook/entry.ts';
import { listTexts } from '#text/pages/lists.ts';
import { logbookTexts, nameAction, nameLogbookRole, nameSubjectKind } from '#text/staff/logbook.ts';
import { describeChange, describeChanges } from '#text/staff/logbook-changes.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage, exportLength } from '../../lists/pages.ts';
import { createListReader, cursorMoment, type ListReader } from '../../lists/read-list.ts';
import { requireRight } from '../../middleware/session.ts';
import { findEntries, type LogbookFilter, type LogbookRow, listAuthors } from './find-entries.ts';

const { path, right } = officeRooms.logbook;
const pageLength = 50;
const cursorShape = z.tuple([cursorMoment, z.int().positive()]);
const groups = ['command', 'shop', 'customers'] as const;

/** R10.3: read by the owner alone, for it tells what everybody did. */
export function logbookRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database } = deps;
  return new Hono<AppEnv>()
    .get(path, requireRight(right), async (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      const { rows, next } = await list.page(cursorShape, (after) =>
        findEntries(database, filter, after, pageLength),
      );
      const entries = rows.map(present);
      const authors = await listAuthors(database);
      const page = { name: 'office-logbook', list: list.frame(path, next), entries, authors } as const;
      return answerList(c, deps, list, { page, json: { entries, next } });
    })
    .get(`${path}.csv`, requireRight(right), (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      list.demandSound();
      return exportEntries(c, deps, filter);
    });
}

function readFilter(list: ListReader): LogbookFilter {
  return {
    search: list.search(),
    who: list.read('wie', parseWho, listTexts.problems.choice),
    action: list.choice('wat', logbookActions),
    subject: list.read('onderwerp', parseSubject, listTexts.problems.choice),
    ...list.days(),
  };
}

function parseWho(typed: string): LogbookFilter['who'] {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  return groups.find((group) => group === typed) ?? null;
}

// A kind, or one of that kind: 'person' or 'person:7'.
function parseSubject(typed: string): LogbookFilter['subject'] {
  const [word, id = null] = typed.split(':', 2);
  const kind = subjectKinds.find((known) => known === word);
  return kind === undefined ? null : { kind, id };
}

function present(row: LogbookRow): LogbookEntryData {
  const { id, at, personId, personName, personRole, behalfOf, action, before, after, address, requestId } =
    row;
  const { subjectKind, subjectId, subjectName, behalfName } = row;
  return {
    id,
    at: at.toISOString(),
    person: { id: personId, name: personName, role: personRole },
    behalfOf: behalfOf === null ? null : { id: behalfOf, name: behalfName ?? '' },
    action,
    subject:
      subjectKind === null || subjectId === null
        ? null
        : { kind: subjectKind, id: subjectId, name: subjectName },
    before,
    after,
    address,
    requestId,
  };
}

function exportEntries(c: Context<AppEnv>, { database }: Dependencies, filter: LogbookFilter): Response {
  const pages = everyPage<LogbookRow, readonly [string, number]>((after) =>
    findEntries(database, filter, after, exportLength),
  );
  return answerCsv(c, {
    fileName: logbookTexts.fileName,
    headings: logbookTexts.csvHeadings,
    pages,
    cellsOf,
  });
}

function cellsOf(row: LogbookRow): readonly string[] {
  return [
    String(row.id),
    momentCell(row.at.toISOString()),
    row.personName,
    nameLogbookRole(row.personRole),
    row.behalfName ?? (row.behalfOf === null ? '' : String(row.behalfOf)),
    nameAction(row.action),
    row.subjectKind === null ? '' : nameSubjectKind(row.subjectKind),
    row.subjectId ?? '',
    row.subjectName,
    describeChanges(row.before, row.after).map(describeChange).join('; '),
    row.address,
    row.requestId ?? '',
  ];
}
