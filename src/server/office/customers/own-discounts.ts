import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { findProduct, products } from '#catalogue/index.ts';
import type { FormState } from '#contract/form-state.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { OfficeOwnDiscountPage, OwnDiscountData } from '#contract/office/prices.ts';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import { type OwnStep, stepOn } from '#domain/pricing/discount-steps.ts';
import { parsePercent } from '#domain/pricing/parse-percent.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { discountsTexts, discountFieldErrors as errors } from '#text/staff/discounts.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { readCompanyDiscounts, readGroupDiscounts } from '../../database/discounts.ts';
import { companies } from '../../database/schema/accounts.ts';
import { Refusal } from '../../errors.ts';
import {
  createFieldReader,
  emptyForm,
  type FieldReader,
  finishForm,
  rejectedForm,
} from '../../input/form-values.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { readStartDay } from '../../input/read-day.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { isCall } from '../../middleware/errors.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { markOfSteps, setOwnDiscount, withdrawOwnDiscount } from '../../prices/set-discounts.ts';
import { productName } from '../../product/product-text.ts';
import { percentOf, stepsData } from '../prices/present-steps.ts';

const path = `${officeRooms.customers.path}/:id/korting`;
const { right } = officeRooms.prices;

const withdrawals = {
  withdrawn: 'melding=ingetrokken',
  'in-force': 'probleem=geldt',
  unknown: 'probleem=onbekend',
} as const;

/** R11.5: what one company has agreed for itself. Whoever sees customers reads it, the owner changes it. */
export function ownDiscountRoutes(deps: Dependencies): Hono<AppEnv> {
  const changerOf = (c: Context<AppEnv>) => ({ actor: actorOf(c, deps), now: deps.now() });
  return new Hono<AppEnv>()
    .get(path, async (c) => {
      const problem = noticeFrom(discountsTexts.problems, c.req.query('probleem'));
      const page = { ...(await discountPage(c, deps, emptyForm())), problem };
      c.header('Vary', 'Accept', { append: true });
      if (!isCall(c)) return answerPage(c, deps, page, { cache: 'no-store' });
      c.header('Cache-Control', 'no-store');
      const { company, groupPercent, discounts } = page;
      return c.json({ company: { ...company, percent: groupPercent }, discounts });
    })
    .post(path, requireRight(right), async (c) => {
      const companyId = rowId(c.req.param('id') ?? '');
      const values = await readForm(c);
      const parsed = parseOwnForm(values, dutchDate(deps.now()));
      if (!parsed.ok) {
        const page = await discountPage(c, deps, rejectedForm(values, parsed.errors));
        return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
      }
      const wish = { companyId, ...parsed.value, seen: values['seen'] ?? '' };
      const outcome = await setOwnDiscount(deps.database, wish, changerOf(c));
      if (outcome === 'unknown') throw new Refusal(404, callErrors.notFound);
      if (outcome === 'set') return c.redirect(`${c.req.path}?melding=bepaald`, 303);
      const page = await discountPage(c, deps, emptyForm(values));
      const problem = discountsTexts.problems[outcome];
      return answerPage(c, deps, { ...page, problem }, { status: 409, cache: 'no-store' });
    })
    .post(`${path}/:step/intrekken`, requireRight(right), async (c) => {
      const companyId = rowId(c.req.param('id') ?? '');
      const step = rowId(c.req.param('step') ?? '');
      const outcome = await withdrawOwnDiscount(deps.database, companyId, step, changerOf(c));
      return c.redirect(`${officeRooms.customers.path}/${companyId}/korting?${withdrawals[outcome]}`, 303);
    });
}

/** By product, those that have or had one. */
export function presentOwnDiscounts(steps: readonly OwnStep[], today: string): readonly OwnDiscountData[] {
  const codes = [...new Set(steps.map(({ productCode }) => productCode))].toSorted();
  return codes.map((code) => ({
    code,
    name: findProduct(code) === null ? code : productName(code),
    steps: stepsData(
      steps.filter(({ productCode }) => productCode === code),
      today,
    ),
  }));
}

function parseOwnForm(values: FormValues, today: string) {
  const fields = createFieldReader(values);
  const productCode = fields.read('product', (typed) => findProduct(typed)?.code ?? null, errors.product);
  const kind = fields.read(
    'kind',
    (typed) => (['own', 'group'] as const).find((one) => one === typed) ?? null,
    errors.kind,
  );
  const percent = kind === 'own' ? fields.read('percent', parsePercent, errors.percent) : null;
  const validFrom = readStartDay(fields, 'validFrom', today, errors);
  const endsBefore = kind === 'own' ? readEnd(fields, values, validFrom) : null;
  const parsed = finishForm({ productCode, kind, validFrom }, fields.errors);
  if (!parsed.ok) return parsed;
  const { productCode: code, validFrom: from } = parsed.value;
  return {
    ok: true,
    value: { productCode: code, validFrom: from, basisPoints: percent, endsBefore },
  } as const;
}

// Without one it goes on until something follows.
function readEnd(fields: FieldReader, values: FormValues, validFrom: string | null): string | null {
  if ((values['until'] ?? '').trim() === '') return null;
  const until = readStartDay(fields, 'until', validFrom ?? '2000-01-01', { ...errors, past: errors.order });
  return until === null ? null : addDays(until, 1);
}

async function discountPage(
  c: Context<AppEnv>,
  { database, now }: Dependencies,
  form: FormState,
): Promise<OfficeOwnDiscountPage> {
  const company = await findBuyer(database, rowId(c.req.param('id') ?? ''));
  const today = dutchDate(now());
  const steps = await readCompanyDiscounts(database, company.id);
  const groupSteps = (await readGroupDiscounts(database)).filter(({ group }) => group === company.group);
  return {
    name: 'office-own-discount',
    company,
    groupPercent: percentOf(stepOn(groupSteps, today)?.basisPoints ?? 0),
    discounts: presentOwnDiscounts(steps, today),
    products: products.map(({ code }) => ({ code, name: productName(code) })),
    today,
    seen: markOfSteps(steps),
    canChange: mayHere(c, right),
    form,
    notice: noticeFrom(discountsTexts.notices, c.req.query('melding')),
    problem: null,
  };
}

// The shop's own company buys nothing.
async function findBuyer(database: Database, id: number): Promise<OfficeOwnDiscountPage['company']> {
  const [company] = await database
    .select({ id: companies.id, name: companies.name, group: companies.discountGroup })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.isShop, false)));
  if (company === undefined) throw new Refusal(404, callErrors.notFound);
  return company;
}
