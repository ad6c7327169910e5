import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FormState } from '#contract/form-state.ts';
import {
  type LinkRowData,
  linkStates,
  type OfficeLinkPage,
  type OfficeLinksPage,
} from '#contract/office/links.ts';
import { officeRooms } from '#contract/office/page.ts';
import { amountCell, momentCell } from '#domain/csv/csv.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { linkTexts, linksTexts as texts } from '#text/staff/links.ts';
import { parseEmail } from '../../accounts/account-forms.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { emptyForm, rejectedForm } from '../../input/form-values.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { readForm } from '../../input/read-form.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage, exportLength } from '../../lists/pages.ts';
import { createListReader, cursorMoment, type ListReader } from '../../lists/read-list.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { actorOf } from '../../middleware/actor.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { type Withdrawn, withdrawLink } from '../../orders/withdraw-link.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { findPaymentById } from '../../payments/find-payment.ts';
import { mailPaymentLink } from '../../payments/mail-payment-link.ts';
import { isPayable } from '../../payments/payment-state.ts';
import { recipientsOf } from '../../people/recipients.ts';
import { noteExport } from '../lists/note-export.ts';
import type { PaymentCursor } from '../payments/newest.ts';
import { findLink, findLinks, type LinkFilter } from './find-links.ts';
import { newLinkRoutes } from './new-link.ts';

const { path, right } = officeRooms.links;
const pageLength = 50;
const cursorShape = z.tuple([cursorMoment, z.int().positive()]);

/** R11.6: links to pay by, made, sent again and withdrawn. */
export function linksRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(path, requireRight(right), (c) => answerLinks(c, deps))
    .get(`${path}.csv`, requireRight(right), async (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      list.demandSound();
      await noteExport(c, deps, { what: texts.title, file: texts.fileName });
      const now = deps.now();
      const pages = everyPage<LinkRowData, PaymentCursor>((after) =>
        findLinks(deps.database, filter, { after, length: exportLength, now }),
      );
      return answerCsv(c, { fileName: texts.fileName, headings: texts.csvHeadings, pages, cellsOf });
    })
    .use(`${path}/*`, requireRight(right))
    .route('/', newLinkRoutes(deps))
    .get(`${path}/:id`, (c) => answerLink(c, deps))
    .post(`${path}/:id/versturen`, async (c) => {
      const { id } = await find(c, deps);
      const values = await readForm(c);
      const email = parseEmail((values['email'] ?? '').trim());
      if (email === null) return answerLink(c, deps, rejectedForm(values, { email: fieldErrors.email }));
      return back(c, id, await send(c, deps, id, email));
    })
    .post(`${path}/:id/intrekken`, async (c) => {
      const { id } = await find(c, deps);
      return back(c, id, answers[await withdrawLink(deps, id, actorOf(c, deps))]);
    });
}

const answers: Readonly<Record<Withdrawn, string>> = {
  done: 'melding=ingetrokken',
  unknown: 'probleem=niet-open',
  not_open: 'probleem=niet-open',
  being_paid: 'probleem=bezig',
};

async function find(c: Context<AppEnv>, deps: Dependencies): Promise<LinkRowData> {
  const link = await findLink(deps.database, rowId(c.req.param('id') ?? ''), deps.now());
  if (link === null) throw new Refusal(404, callErrors.notFound);
  return link;
}

function back(c: Context<AppEnv>, id: number, told: string): Response {
  return c.redirect(`${path}/${id}?${told}`, 303);
}

function send(c: Context<AppEnv>, deps: Dependencies, id: number, email: string): Promise<string> {
  const actor = actorOf(c, deps);
  return deps.database.transaction(async (transaction) => {
    const payment = await findPaymentById(transaction, id);
    if (payment === null || !isPayable(payment, deps.now())) return 'probleem=niet-open';
    const isMailed = await mailPaymentLink({ ...deps, database: transaction }, payment, {
      email,
      contact: null,
    });
    if (!isMailed) return 'probleem=wacht';
    const subject = { kind: 'payment', id, name: texts.nameOf(id) } as const;
    const after = { amount: payment.amount, email };
    await writeLogbook(transaction, actor, { action: 'payment_link_made', subject, after }, deps.now());
    return 'melding=verstuurd';
  });
}

async function answerLinks(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const list = createListReader(c);
  const filter = readFilter(list);
  const { rows, next } = await list.page(cursorShape, (after) =>
    findLinks(deps.database, filter, { after, length: pageLength, now: deps.now() }),
  );
  const page: OfficeLinksPage = {
    name: 'office-links',
    list: list.frame(path, next),
    links: rows,
  };
  return answerList(c, deps, list, { page, json: { links: rows.map(toListed), next } });
}

function readFilter(list: ListReader): LinkFilter {
  return { search: list.search(), status: list.choice('status', linkStates), ...list.days() };
}

// With the address: whoever may make a link may hand it on.
function toListed(row: LinkRowData) {
  return {
    id: row.id,
    status: row.state,
    order: row.orderNumber,
    invoice: row.invoiceNumber,
    description: row.description,
    company: row.company,
    amount: decimalString(cents(row.amountCents)),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    mailedTo: row.mailedTo,
    path: row.path,
  };
}

function cellsOf(row: LinkRowData): readonly string[] {
  return [
    String(row.id),
    momentCell(row.createdAt),
    texts.states[row.state],
    row.company ?? '',
    row.orderNumber ?? '',
    row.invoiceNumber ?? '',
    row.description ?? '',
    amountCell(cents(row.amountCents)),
    momentCell(row.expiresAt),
    row.mailedTo ?? '',
  ];
}

async function answerLink(
  c: Context<AppEnv>,
  deps: Dependencies,
  refused: FormState | null = null,
): Promise<Response> {
  const link = await find(c, deps);
  const payment = await findPaymentById(deps.database, link.id);
  const [recipient] = payment?.papers ? await recipientsOf(deps.database, payment.papers) : [];
  const page: OfficeLinkPage = {
    name: 'office-link',
    link,
    address: link.path === null ? null : `${deps.settings.publicUrl}${link.path}`,
    may: { seeMoney: mayHere(c, 'see_money') },
    form: refused ?? emptyForm({ email: link.mailedTo ?? recipient?.email ?? '' }),
    notice: noticeFrom(linkTexts.notices, c.req.query('melding')),
    problem: noticeFrom(linkTexts.problems, c.req.query('probleem')),
  };
  return answerPage(c, deps, page, { status: refused === null ? 200 : 422, cache: 'no-store' });
}
