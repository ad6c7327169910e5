import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { officeRooms, type StaffMemberData, staffStatuses } from '#contract/office/page.ts';
import { momentCell } from '#domain/csv/csv.ts';
import { roleNames } from '#text/account/roles.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { staffTexts } from '#text/staff/staff.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage } from '../../lists/pages.ts';
import { createListReader, type ListReader } from '../../lists/read-list.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { changeStaffRoutes } from './change-staff.ts';
import { findMember, findStaff, isLastOwner, type StaffCursor } from './find-staff.ts';
import { inviteStaffRoutes } from './invite-staff.ts';

const { path, right } = officeRooms.staff;
const pageLength = 50;
const cursorShape = z.tuple([z.string().max(200), z.int32().positive()]);

/** R10.1: who else comes into the office, and as what. */
export function staffRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database } = deps;
  return new Hono<AppEnv>()
    .use(`${path}/*`, requireRight(right))
    .route('/', inviteStaffRoutes(deps))
    .route('/', changeStaffRoutes(deps))
    .get(path, async (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      const { rows, next } = await list.page(cursorShape, (after) =>
        findStaff(database, filter, after, pageLength),
      );
      const notice = noticeFrom(staffTexts.notices, c.req.query('melding'));
      const page = { name: 'office-staff', list: list.frame(path, next), staff: rows, notice } as const;
      return answerList(c, deps, list, { page, json: { staff: rows, next } });
    })
    .get(`${path}.csv`, requireRight(right), (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      list.demandSound();
      const pages = everyPage<StaffMemberData, StaffCursor>((after) =>
        findStaff(database, filter, after, pageLength),
      );
      return answerCsv(c, {
        fileName: staffTexts.fileName,
        headings: staffTexts.csvHeadings,
        pages,
        cellsOf,
      });
    })
    .get(`${path}/:id`, (c) => answerMember(c, deps));
}

async function answerMember(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const member = await findMember(deps.database, rowId(c.req.param('id') ?? ''));
  if (member === null) throw new Refusal(404, callErrors.notFound);
  const problem = noticeFrom(staffTexts.problems, c.req.query('probleem'));
  const page = {
    name: 'office-member',
    member,
    isReader: member.id === signedInPerson(c).id,
    isLastOwner: await isLastOwner(deps.database, member),
    notice: noticeFrom(staffTexts.notices, c.req.query('melding')),
    problem,
  } as const;
  return answerPage(c, deps, page, { cache: 'no-store' });
}

function readFilter(list: ListReader) {
  return { search: list.search(), status: list.choice('status', staffStatuses) };
}

function cellsOf({
  id,
  name,
  email,
  role,
  status,
  invitedUntil,
  lastSeenAt,
  secondFactor,
}: StaffMemberData): readonly string[] {
  return [
    String(id),
    name,
    email,
    roleNames[role],
    staffTexts.statuses[status],
    momentCell(invitedUntil),
    momentCell(lastSeenAt),
    secondFactor ? staffTexts.yes : staffTexts.no,
  ];
}
