import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { officeRooms } from '#contract/office/page.ts';
import { requestStatuses } from '#contract/office/requests.ts';
import { maxExplanation } from '#domain/business/limits.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { requestsTexts as texts } from '#text/staff/requests.ts';
import { approveRequest, refuseRequest } from '../../accounts/decide-request.ts';
import { parseApproval } from '../../accounts/terms-form.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { emptyForm, rejectedForm, restoredForm } from '../../input/form-values.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { type FormValues, oneLine, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { isCall } from '../../middleware/errors.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { checkNumber } from '../../vat/ask-register.ts';
import { findVatAnswer } from '../find-vat-answer.ts';
import { detailsOf, findRequest } from './find-requests.ts';

const { path } = officeRooms.requests;

/** R11.4: one request, and the decision on it, which is made once however many press. */
export function decideRoutes(deps: Dependencies): Hono<AppEnv> {
  const mayChange = requireRight('change_customers');
  return new Hono<AppEnv>()
    .get(`${path}/:id`, async (c) => show(c, deps, restored(await keptValues(c, deps)), 200))
    .post(`${path}/:id/goedkeuren`, mayChange, async (c) => {
      const id = rowId(c.req.param('id'));
      const values = await readForm(c);
      const parsed = parseApproval(values);
      if (!parsed.ok) return show(c, deps, { approval: rejectedForm(values, parsed.errors) }, 422);
      const { credit, ...terms } = parsed.value;
      const seen = requestStatuses.find((status) => status === values['seen']) ?? 'requested';
      const outcome = await approveRequest(deps, id, { ...terms, ...credit }, seen, actorOf(c, deps));
      switch (outcome.kind) {
        case 'unknown':
          throw new Refusal(404, callErrors.notFound);
        case 'overtaken':
          return show(c, deps, { approval: typedInto(values), problem: texts.problems.beslist }, 409);
        case 'email-taken':
          return show(c, deps, { approval: typedInto(values), problem: texts.emailTaken }, 422);
        case 'approved':
          return c.redirect(`${path}/${id}?melding=goedgekeurd`, 303);
      }
    })
    .post(`${path}/:id/afwijzen`, mayChange, async (c) => {
      const id = rowId(c.req.param('id'));
      const values = await readForm(c);
      const reason = oneLine(values['reason']);
      if (reason === '' || reason.length > maxExplanation) {
        const error = reason === '' ? fieldErrors.required : fieldErrors.tooLong(maxExplanation);
        return show(c, deps, { refusal: rejectedForm(values, { reason: error }) }, 422);
      }
      const isTold = values['neutral'] !== '1';
      const outcome = await refuseRequest(deps, id, { reason, isTold }, actorOf(c, deps));
      switch (outcome.kind) {
        case 'unknown':
          throw new Refusal(404, callErrors.notFound);
        case 'overtaken':
          return show(c, deps, { refusal: typedInto(values), problem: texts.problems.beslist }, 409);
        case 'refused':
          return c.redirect(`${path}/${id}?melding=afgewezen`, 303);
      }
    });
}

const usual = {
  discountGroup: 'B',
  termDays: '',
  creditLimit: '',
  unit: 'mm',
  measures: 'opening',
} as const;

type Shown = { readonly approval?: FormState; readonly refusal?: FormState; readonly problem?: string };

async function show(
  c: Context<AppEnv>,
  deps: Dependencies,
  { approval = emptyForm(usual), refusal = emptyForm(), problem }: Shown,
  status: 200 | 409 | 422,
): Promise<Response> {
  const row = await findRequest(deps.database, rowId(c.req.param('id') ?? ''));
  if (row === null) throw new Refusal(404, callErrors.notFound);
  // Asked once, when somebody looks for the first time: what is known then serves until it is decided.
  const isOpen = row.status === 'requested' && row.vatId !== null;
  if (isOpen && (await findVatAnswer(deps.database, row.vatId)) === null)
    await checkNumber(deps, row.vatId ?? '');
  const request = await detailsOf(deps.database, row);
  c.header('Vary', 'Accept', { append: true });
  if (isCall(c)) {
    c.header('Cache-Control', 'no-store');
    return c.json({ request }, status);
  }
  const page = {
    name: 'office-request',
    request,
    mayDecide: mayHere(c, 'change_customers'),
    ...{ approval, refusal },
    notice: noticeFrom(texts.notices, c.req.query('melding')),
    problem: problem ?? noticeFrom(texts.problems, c.req.query('probleem')),
  } as const;
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}

// Of the two forms on the page, the one that was being filled in.
function restored(kept: FormValues | null): Shown {
  if (kept === null) return {};
  return 'reason' in kept ? { refusal: restoredForm({}, kept) } : { approval: restoredForm(usual, kept) };
}

function typedInto(values: FormValues): FormState {
  return { ...emptyForm(values), notice: null };
}
