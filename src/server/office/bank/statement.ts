import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { entryQueues, type OfficeStatementPage, type StatementEntryData } from '#contract/office/bank.ts';
import { officeRooms } from '#contract/office/page.ts';
import { maxReason } from '#domain/business/limits.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import { formTexts } from '#text/account/fields.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { describeProposal, statementTexts as texts } from '#text/staff/bank.ts';
import { describeTransferProblem } from '#text/staff/transfers.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { type BookedEntry, bookEntry } from '../../bank/book-entry.ts';
import { findEntries, findStatement, presentEntries } from '../../bank/find-statements.ts';
import { ignoreEntry, reopenEntry } from '../../bank/ignore-entry.ts';
import { proposeEntries } from '../../bank/propose-entries.ts';
import { Refusal } from '../../errors.ts';
import { rejectedForm, restoredForm } from '../../input/form-values.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { type FormValues, oneLine, readChosen, readForm } from '../../input/read-form.ts';
import { answerList } from '../../lists/answer-list.ts';
import { cutPage } from '../../lists/pages.ts';
import { createListReader } from '../../lists/read-list.ts';
import { actorOf } from '../../middleware/actor.ts';
import { isCall } from '../../middleware/errors.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { importNotice, toListed } from './listed.ts';
import { readPicked } from './read-picked.ts';

const path = `${officeRooms.payments.path}/afschriften`;
const pageLength = 50;
const cursorShape = z.tuple([z.int().positive(), z.int().nonnegative()]);

/** One statement: its lines with what is proposed for each, and what a person makes of it. */
export function statementRoutes(deps: Dependencies): Hono<AppEnv> {
  const mover = requireRight('move_money');
  return new Hono<AppEnv>()
    .get(`${path}/:id`, (c) => answerStatement(c, deps))
    .post(`${path}/:id`, mover, (c) => book(c, deps))
    .post(`${path}/:id/regels/:entry/terzijde`, mover, async (c) => {
      const which = await whichEntry(c, deps);
      const values = await readForm(c);
      const reason = oneLine(values['reason']);
      if (reason === '' || reason.length > maxReason) {
        const form = { ...rejectedForm(values, { reason: texts.reasonMissing }), notice: texts.notAside };
        return answerStatement(c, deps, { aside: { entry: which.entryId, form } });
      }
      const isDone = await ignoreEntry(deps, { ...which, reason }, actorOf(c, deps));
      return back(c, which, isDone ? 'melding=terzijde' : 'probleem=al-gedaan');
    })
    .post(`${path}/:id/regels/:entry/oppakken`, mover, async (c) => {
      const which = await whichEntry(c, deps);
      const isDone = await reopenEntry(deps, which, actorOf(c, deps));
      return back(c, which, isDone ? 'melding=opgepakt' : 'probleem=al-gedaan');
    });
}

type Which = { readonly statementId: number; readonly entryId: number };

async function whichEntry(c: Context<AppEnv>, deps: Dependencies): Promise<Which> {
  const statement = await find(c, deps);
  return { statementId: statement.id, entryId: rowId(c.req.param('entry') ?? '') };
}

function back(c: Context<AppEnv>, { statementId, entryId }: Which, query: string): Response {
  return c.redirect(`${path}/${statementId}?${query}#regel-${entryId}`, 303);
}

async function find(c: Context<AppEnv>, { database }: Dependencies) {
  const statement = await findStatement(database, rowId(c.req.param('id') ?? ''));
  if (statement === null) throw new Refusal(404, callErrors.notFound);
  return statement;
}

// Each by itself: what was paid meanwhile keeps nobody from booking the others.
async function book(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const { id: statementId } = await find(c, deps);
  const values = await readForm(c);
  const chosen = [...new Set((await readChosen(c, 'entry')).filter((one) => /^[1-9]\d{0,8}$/.test(one)))];
  if (chosen.length === 0)
    return answerStatement(c, deps, { sent: { picked: [], values, problems: {}, booked: 0 } });
  const actor = actorOf(c, deps);
  const problems: Record<string, string> = {};
  for (const entryId of chosen.map(Number)) {
    const picked = readPicked(values, entryId);
    const problem = picked.ok
      ? problemOf(await bookEntry(deps, { ...picked, entryId, statementId }, actor))
      : picked.problem;
    if (problem !== null) problems[entryId] = problem;
  }
  const left = Object.keys(problems).length;
  if (left === 0) return c.redirect(`${path}/${statementId}?melding=geboekt`, 303);
  const picked = Object.keys(problems).map(Number);
  return answerStatement(c, deps, { sent: { picked, values, problems, booked: chosen.length - left } });
}

function problemOf(outcome: BookedEntry): string | null {
  switch (outcome.kind) {
    case 'booked':
      return null;
    case 'refused':
      return describeTransferProblem(outcome.problem);
    case 'settled':
      return outcome.entry.state === 'booked'
        ? texts.alreadyBooked(outcome.entry.settledBy)
        : texts.alreadyIgnored(outcome.entry.settledBy);
    case 'unknown':
      return texts.gone;
    default:
      return outcome satisfies never;
  }
}

type Sent = NonNullable<OfficeStatementPage['sent']> & { readonly booked: number };

type Back = { readonly sent?: Sent | null; readonly aside?: OfficeStatementPage['aside'] };

async function answerStatement(
  c: Context<AppEnv>,
  deps: Dependencies,
  { sent = null, aside = null }: Back = {},
): Promise<Response> {
  const { database, shopSettings } = deps;
  const statement = await find(c, deps);
  const isBack = sent !== null || aside !== null;
  const kept = isBack || isCall(c) ? null : restored(await keptValues(c, deps, `${path}/${statement.id}`));
  const list = createListReader(c);
  const queue = list.choice('status', entryQueues);
  const { rows, next } = await list.page(cursorShape, async (after) => {
    const found = await findEntries(database, {
      statementId: statement.id,
      queue,
      after,
      length: pageLength + 1,
    });
    return cutPage(found, pageLength, ({ position, part }) => [position, part] as const);
  });
  const entries = await presentEntries(database, rows, await proposeEntries(database, rows));
  const own = shopSettings.recent().company.iban;
  const page: OfficeStatementPage = {
    name: 'office-bank-statement',
    list: list.frame(`${path}/${statement.id}`, next),
    statement: { ...statement, ownAccount: own === statement.account ? null : own },
    entries,
    may: { move: mayHere(c, 'move_money') },
    sent: sent === null ? (kept?.sent ?? null) : withoutCount(sent),
    aside: aside ?? kept?.aside ?? null,
    notice: kept?.notice ?? noticeFrom(texts.notices, c.req.query('melding')) ?? importNotice(c),
    problem: sent === null ? noticeFrom(texts.problems, c.req.query('probleem')) : problemWith(sent),
  };
  if (isBack) {
    const status = sent === null || sent.picked.length === 0 ? 422 : 409;
    return answerPage(c, deps, page, { status, cache: 'no-store' });
  }
  const { knownElsewhere, skipped } = statement;
  const json = {
    statement: { ...toListed(statement), knownElsewhere, skipped, isOwnAccount: own === statement.account },
    entries: entries.map(entryOnWire),
    next,
  };
  return answerList(c, deps, list, { page, json });
}

function withoutCount({ picked, values, problems }: Sent): OfficeStatementPage['sent'] {
  return { picked, values, problems };
}

// Of the whole list, or of one entry that was to be laid aside.
function restored(
  kept: FormValues | null,
): (Pick<OfficeStatementPage, 'sent' | 'aside'> & { notice: string | null }) | null {
  if (kept === null) return null;
  const [, entry] = /^regels\/(\d+)\//.exec(kept['form'] ?? '') ?? [];
  if (entry !== undefined)
    return { sent: null, aside: { entry: Number(entry), form: restoredForm({}, kept) }, notice: null };
  const picked = (kept['entry'] ?? '').split(',').map(Number);
  return { sent: { picked, values: kept, problems: {} }, aside: null, notice: formTexts.restored };
}

function problemWith({ booked, picked }: Sent): string {
  return picked.length === 0 ? texts.nothingPicked : texts.someBooked(booked, picked.length);
}

function entryOnWire(entry: StatementEntryData) {
  const { amountCents, payments, proposed, ...rest } = entry;
  const proposal = proposed?.proposal ?? null;
  return {
    ...rest,
    amount: decimalString(cents(amountCents)),
    payments: payments.map(({ id, number, amountCents: part }) => ({
      ...{ id, number },
      amount: decimalString(cents(part)),
    })),
    notOpen: proposed?.notOpen ?? [],
    proposal: proposal && {
      strength: proposal.strength,
      by: proposal.by,
      fit: proposal.fit,
      company: proposal.company,
      reason: describeProposal(proposal),
      parts: proposal.parts.map((part) => ({ number: part.number, amount: decimalString(part.amount) })),
      rest: decimalString(proposal.rest),
      doubts: proposal.doubts,
    },
  };
}
