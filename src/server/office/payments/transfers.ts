import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FormState } from '#contract/form-state.ts';
import { officeRooms } from '#contract/office/page.ts';
import {
  type OfficeTransferPage,
  type OpenItemData,
  partField,
  partNumber,
} from '#contract/office/payments.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { maxBankWords, maxSearch } from '#domain/business/limits.ts';
import { amountCell } from '#domain/csv/csv.ts';
import { cents } from '#domain/money/cents.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import { spread } from '#domain/payment/spread.ts';
import { describeTransferProblem, transferTexts as texts } from '#text/staff/transfers.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import {
  createFieldReader,
  emptyForm,
  finishForm,
  rejectedForm,
  restoredForm,
} from '../../input/form-values.ts';
import { type FormValues, oneLine, plainText, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { requireRight } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { bookTransfer, type NewTransfer } from '../../payments/book-transfer.ts';
import { uuidOf } from '../../secrets/uuid-of.ts';
import { findOpenItems } from './open-items.ts';

const { path } = officeRooms.payments;

/** R11.6: a transfer on the bank's statement, and what it was for. */
export function transferRoutes(deps: Dependencies): Hono<AppEnv> {
  const mover = requireRight('move_money');
  return new Hono<AppEnv>()
    .get(`${path}/boeken`, mover, async (c) => {
      const kept = await keptValues(c, deps);
      const search = plainText(c.req.query('zoek') ?? kept?.['zoek'] ?? '')
        .trim()
        .slice(0, maxSearch);
      const fresh = { key: randomUUID(), bookedOn: dutchDate(deps.now()) };
      return answer(c, deps, search, restoredForm(fresh, kept));
    })
    .post(`${path}/boeken`, mover, async (c) => {
      const values = await readForm(c);
      const search = (values['zoek'] ?? '').trim().slice(0, maxSearch);
      if (values['do'] === 'spread') return answerSpread(c, deps, search, values);
      const parsed = parseTransfer(values, dutchDate(deps.now()));
      if (!parsed.ok) return answer(c, deps, search, rejectedForm(values, parsed.errors), 422);
      const outcome = await bookTransfer(deps, parsed.value, actorOf(c, deps));
      if (outcome.kind === 'refused') {
        const { problem } = outcome;
        const field = 'number' in problem ? partField(problem.number) : 'amount';
        const form = rejectedForm(values, { [field]: describeTransferProblem(problem) });
        return answer(c, deps, search, form, 422);
      }
      return c.redirect(`${path}?status=paid&methode=bank_transfer&melding=geboekt`, 303);
    });
}

async function answer(
  c: Context<AppEnv>,
  deps: Dependencies,
  search: string,
  form: FormState,
  status: 200 | 422 = 200,
  isSpread = false,
): Promise<Response> {
  const items = await findOpenItems(deps.database, search);
  const page: OfficeTransferPage = { name: 'office-transfer', search, items, form, isSpread };
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}

// Fills in, and books nothing: whoever sees it may still change it.
async function answerSpread(
  c: Context<AppEnv>,
  deps: Dependencies,
  search: string,
  values: FormValues,
): Promise<Response> {
  const amount = parseEuro((values['amount'] ?? '').trim());
  if (amount === null || amount === 0)
    return answer(c, deps, search, rejectedForm(values, { amount: texts.problems.amount }), 422);
  const items = await findOpenItems(deps.database, search);
  const open = items.map((item: OpenItemData) => ({ number: item.number, open: cents(item.openCents) }));
  const filled: Record<string, string> = { ...values };
  for (const { number } of items) filled[partField(number)] = '';
  for (const { item, amount: part } of spread(amount, open).parts)
    filled[partField(item.number)] = amountCell(part);
  return answer(c, deps, search, emptyForm(rejectedForm(filled, {}).values), 200, true);
}

function parseTransfer(values: FormValues, today: string) {
  const fields = createFieldReader(values);
  const bookedOn = fields.read('bookedOn', (typed) => parseDay(typed, today), texts.problems.day);
  const amount = fields.read('amount', positive, texts.problems.amount);
  const payer = fields.text('payer', maxBankWords);
  const description = oneLine(values['description']);
  if (description.length > maxBankWords) fields.errors['description'] = texts.problems.long;
  const parts: { number: string; amount: NonNullable<ReturnType<typeof positive>> }[] = [];
  for (const [name, typed] of Object.entries(values)) {
    const number = partNumber(name);
    if (number === null || typed.trim() === '') continue;
    const part = positive(typed.trim());
    if (part === null) fields.errors[name] = texts.problems.amount;
    else parts.push({ number, amount: part });
  }
  // What is missing is told as what is wrong is: with what to type.
  const own = { bookedOn: texts.problems.day, amount: texts.problems.amount, payer: texts.problems.payer };
  for (const [name, problem] of Object.entries(own))
    if (fields.errors[name] !== undefined) fields.errors[name] = problem;
  const keepsRest = values['keepsRest'] === '1';
  // Of the form and of what it says: a page that was gone back to sends its key again, with the next line of the statement.
  const said = JSON.stringify([bookedOn, amount, payer, description, parts, keepsRest]);
  const key = uuidOf('transfer', z.uuid().safeParse(values['key']).data ?? randomUUID(), said);
  return finishForm<{ [Name in keyof NewTransfer]: NewTransfer[Name] | null }>(
    { key, bookedOn, amount, payer, description, parts, keepsRest },
    fields.errors,
  );
}

function positive(typed: string) {
  const amount = parseEuro(typed);
  return amount === null || amount === 0 ? null : amount;
}

// Money is booked when it has come, and a statement of years ago is a mistake.
function parseDay(typed: string, today: string): string | null {
  const isDay = z.iso.date().safeParse(typed).success;
  return isDay && typed <= today && typed > `${Number(today.slice(0, 4)) - 2}` ? typed : null;
}
