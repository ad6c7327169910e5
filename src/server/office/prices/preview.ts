import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FormState } from '#contract/form-state.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { OfficePricePreviewPage } from '#contract/office/prices.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { isExtreme, priceGrid } from '#domain/pricing/price-grid.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { describeSurcharge } from '#text/staff/price-list-answers.ts';
import { priceImportTexts, pricePreviewTexts as texts } from '#text/staff/prices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { createFieldReader, emptyForm, rejectedForm } from '../../input/form-values.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { readStartDay } from '../../input/read-day.ts';
import { readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { answerPage } from '../../pages/answer-page.ts';
import {
  changeImportDay,
  confirmImport,
  dropImport,
  expiryOf,
  findImport,
  markOf,
  type PriceImport,
} from '../../prices/price-imports.ts';
import { type PricePlan, planPriceList } from '../../prices/publish-price-list.ts';
import { productName } from '../../product/product-text.ts';
import { productOf } from './price-list.ts';
import { surchargeLabels } from './surcharge-labels.ts';
import { findTouchedCarts } from './touched-carts.ts';

const { path } = officeRooms.prices;
const address = `${path}/:code/invoer/:id`;

const refusals = { changed: 'gewijzigd', past: 'voorbij', same: 'gelijk' } as const;

/** What was read beside what holds: looked at, given another day, confirmed or thrown away. */
export function previewRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database } = deps;
  return new Hono<AppEnv>()
    .get(address, async (c) => {
      const found = await importOf(c, deps);
      const { productCode, storedVersion, validFrom } = found;
      // Left open in another tab.
      if (storedVersion !== null) return c.redirect(listAddress(productCode, storedVersion), 303);
      const problem = noticeFrom(texts.problems, c.req.query('probleem'));
      const page = { ...(await previewPage(deps, found, emptyForm({ validFrom }))), problem };
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .post(`${address}/dag`, async (c) => {
      const found = await importOf(c, deps);
      const values = await readForm(c);
      const fields = createFieldReader(values);
      const day = readStartDay(fields, 'validFrom', dutchDate(deps.now()), priceImportTexts.errors);
      if (day === null) {
        const page = await previewPage(deps, found, rejectedForm(values, fields.errors));
        return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
      }
      await changeImportDay(database, found.id, day);
      return c.redirect(pageOf(found), 303);
    })
    .post(`${address}/bevestigen`, async (c) => {
      const found = await importOf(c, deps);
      const seen = (await readForm(c))['seen'] ?? '';
      const changer = { actor: actorOf(c, deps), now: deps.now() };
      const outcome = await confirmImport(database, found.id, seen, changer);
      if (outcome.kind === 'gone') throw new Refusal(404, callErrors.notFound);
      if (outcome.kind === 'stored')
        return c.redirect(`${listAddress(found.productCode, outcome.version)}&melding=ingevoerd`, 303);
      return c.redirect(`${pageOf(found)}?probleem=${refusals[outcome.kind]}`, 303);
    })
    .post(`${address}/weggooien`, async (c) => {
      const { id } = await importOf(c, deps);
      await dropImport(database, id);
      return c.redirect(`${path}?melding=weggegooid`, 303);
    });
}

function listAddress(code: string, version: number): string {
  return `${path}/${code}?versie=${version}`;
}

function pageOf({ productCode, id }: PriceImport): string {
  return `${path}/${productCode}/invoer/${id}`;
}

async function importOf(c: Context<AppEnv>, { database, now }: Dependencies): Promise<PriceImport> {
  const id = z.uuid().safeParse(c.req.param('id'));
  const found = id.success ? await findImport(database, id.data, now()) : null;
  if (found === null || found.productCode !== c.req.param('code'))
    throw new Refusal(404, callErrors.notFound);
  return found;
}

async function previewPage(
  deps: Dependencies,
  found: PriceImport,
  form: FormState,
): Promise<OfficePricePreviewPage> {
  const { id, productCode, source, prices: file, validFrom } = found;
  const today = dutchDate(deps.now());
  const plan = await planPriceList(deps.database, { productCode, file, validFrom }, today);
  return {
    name: 'office-price-preview',
    ...{ id, source, today, form },
    code: productCode,
    productName: productName(productCode),
    expiresAt: expiryOf(found).toISOString(),
    problem: null,
    plan: plan && (await presentPlan(deps, plan, found, today)),
  };
}

async function presentPlan(
  deps: Dependencies,
  plan: PricePlan,
  { prices }: PriceImport,
  today: string,
): Promise<OfficePricePreviewPage['plan']> {
  const { list, before, next, comparison, isChange } = plan;
  const grid = priceGrid(before, list);
  const labels = surchargeLabels(productOf(list.productCode));
  return {
    version: list.version,
    validFrom: list.validFrom,
    before: before && { version: before.version, validFrom: before.validFrom },
    next: next && { version: next.version, validFrom: next.validFrom },
    isChange,
    keepsSurcharges: prices.surcharges === null && before !== null,
    grid,
    cells: comparison.cells,
    changed: comparison.changed,
    extremes: grid.cells.flat().filter(isExtreme).length,
    falling: comparison.falling.length,
    surcharges: comparison.surcharges.map((change) => ({
      name: change.name,
      label: labels.get(change.name) ?? change.name,
      before: change.before && describeSurcharge(change.before),
      after: change.after && describeSurcharge(change.after),
    })),
    carts: await findTouchedCarts(deps, { before, after: list, today }),
    seen: markOf(plan),
  };
}
