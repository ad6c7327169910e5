import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { mostCounted } from '#contract/office/orders.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { OfficeDiscountsPage } from '#contract/office/prices.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { type DiscountGroup, discountGroups } from '#domain/pricing/discount.ts';
import { parsePercent } from '#domain/pricing/parse-percent.ts';
import { discountFieldErrors as errors, discountsTexts as texts } from '#text/staff/discounts.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { readGroupDiscounts } from '../../database/discounts.ts';
import { createFieldReader, emptyForm, finishForm, rejectedForm } from '../../input/form-values.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { readStartDay } from '../../input/read-day.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { isCall } from '../../middleware/errors.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { markOfSteps, setGroupDiscount, withdrawGroupDiscount } from '../../prices/set-discounts.ts';
import { stepsData } from './present-steps.ts';

const path = `${officeRooms.prices.path}/kortingen`;

const withdrawals = {
  withdrawn: 'melding=ingetrokken',
  'in-force': 'probleem=geldt',
  unknown: 'probleem=onbekend',
} as const;

export function groupDiscountRoutes(deps: Dependencies): Hono<AppEnv> {
  const changerOf = (c: Context<AppEnv>) => ({ actor: actorOf(c, deps), now: deps.now() });
  return new Hono<AppEnv>()
    .get(path, async (c) => {
      const problem = noticeFrom(texts.problems, c.req.query('probleem'));
      const page = { ...(await discountsPage(c, deps, emptyForm())), problem };
      c.header('Vary', 'Accept', { append: true });
      if (!isCall(c)) return answerPage(c, deps, page, { cache: 'no-store' });
      c.header('Cache-Control', 'no-store');
      return c.json({ groups: page.groups });
    })
    .post(path, async (c) => {
      const values = await readForm(c);
      const parsed = parseGroupForm(values, dutchDate(deps.now()));
      if (!parsed.ok) {
        const page = await discountsPage(c, deps, rejectedForm(values, parsed.errors));
        return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
      }
      const wish = { ...parsed.value, seen: values['seen'] ?? '' };
      const outcome = await setGroupDiscount(deps.database, wish, changerOf(c));
      if (outcome === 'set') return c.redirect(`${path}?melding=bepaald`, 303);
      const problem = texts.problems[outcome === 'unknown' ? 'changed' : outcome];
      const page = { ...(await discountsPage(c, deps, emptyForm(values))), problem };
      return answerPage(c, deps, page, { status: 409, cache: 'no-store' });
    })
    .post(`${path}/:id/intrekken`, async (c) => {
      const outcome = await withdrawGroupDiscount(deps.database, rowId(c.req.param('id')), changerOf(c));
      return c.redirect(`${path}?${withdrawals[outcome]}`, 303);
    });
}

function parseGroupForm(values: FormValues, today: string) {
  const fields = createFieldReader(values);
  const group = fields.read(
    'group',
    (typed) => discountGroups.find((one) => one === typed) ?? null,
    errors.group,
  );
  const basisPoints = fields.read('percent', parsePercent, errors.percent);
  const validFrom = readStartDay(fields, 'validFrom', today, errors);
  return finishForm({ group, basisPoints, validFrom }, fields.errors);
}

async function discountsPage(
  c: Context<AppEnv>,
  { database, now }: Dependencies,
  form: FormState,
): Promise<OfficeDiscountsPage> {
  const today = dutchDate(now());
  const steps = await readGroupDiscounts(database);
  const { rows: counts } = await database.execute<{ group: DiscountGroup; companies: number }>(sql`
    select "group", (select count(*)::integer from (
      select from companies where discount_group = "group" and not is_shop limit ${mostCounted + 1}
    ) as counted) as companies
    from unnest(${sql.param(discountGroups)}::text[]) as "group"`);
  return {
    name: 'office-discounts',
    groups: discountGroups.map((group) => ({
      group,
      companies: counts.find((one) => one.group === group)?.companies ?? 0,
      steps: stepsData(
        steps.filter((step) => step.group === group),
        today,
      ),
    })),
    today,
    seen: markOfSteps(steps),
    form,
    notice: noticeFrom(texts.notices, c.req.query('melding')),
    problem: null,
  };
}
