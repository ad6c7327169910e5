import { type Context, Hono } from 'hono';
import type { CatalogueProduct } from '#catalogue/index.ts';
import { decodeRequest } from '#contract/configurator-request.ts';
import {
  type PresetAnswer,
  type PresetsAnswer,
  presetChangeRequest,
  presetRequest,
} from '#contract/preset-call.ts';
import { keptChoices } from '#domain/configuration/kept-answers.ts';
import { presetOf, readPresetName } from '#domain/configuration/preset.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { presetErrors } from '#text/calls/preset-errors.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { readJson } from '../../input/read-json.ts';
import { changesForCustomer } from '../../middleware/change-for-customer.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { listPresets, presetIdFrom, type Shelf } from '../../presets/find-presets.ts';
import { changePreset, keepPreset, type NewPreset, removePreset } from '../../presets/keep-preset.ts';
import { presentPreset } from '../../presets/present-preset.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { createAssessCall } from '../../product/assess-call.ts';
import { presentRefusal } from '../../product/present-problems.ts';
import { productText } from '../../product/product-text.ts';
import { productOf } from '../../product/read-call.ts';
import { summariseChoices } from '../../product/summarise.ts';

/** 'Mijn uitvoeringen' (contract §3): a customer's own, whoever else knows their numbers. */
export function presetRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const { database, now } = deps;
  const assessCall = createAssessCall(deps, priceLists);

  const all = async (c: Context<AppEnv>): Promise<PresetsAnswer> => {
    const product = productOf(c);
    const stored = await listPresets(database, shelfOf(c, product));
    return { presets: stored.map((preset) => presentPreset(preset, product, signedInPerson(c))) };
  };

  /** Judged without its size: what only one size forbids, another may have. */
  const read = async (c: Context<AppEnv>, product: CatalogueProduct, body: unknown): Promise<NewPreset> => {
    const wish = presetRequest.safeParse(body).data ?? unreadable();
    const { answers, customerId: personId } = decodeRequest(body) ?? unreadable();
    const name = soundName(wish.name);
    const text = productText(product);
    const assessment = await assessCall(signedInPerson(c), product, {
      device: 'desktop',
      answers: presetOf(product, answers, { withSpaces: wish.spaces }),
      amount: 1,
      customerId: personId,
    });
    const refusal = presentRefusal(assessment, text, { wantsToOrder: false });
    if (refusal !== null) throw new Refusal(422, refusal.message);
    const kept = keptChoices(assessment, signedInPerson(c).unit);
    if (Object.keys(kept).length === 0) throw new Refusal(422, presetErrors.nothingChosen);
    return { name, answers: kept, choices: summariseChoices(assessment, text) };
  };

  const change = changesForCustomer(deps, 'preset_changed_on_behalf');

  return new Hono<AppEnv>()
    .get('/product/uitvoeringen/:code', async (c) => c.json(await all(c)))
    .post('/product/uitvoeringen/:code', async (c) => {
      const product = productOf(c);
      const body = await readJson(c);
      const kept = await read(c, product, body);
      const replace = presetRequest.safeParse(body).data?.replace ?? false;
      const outcome = await change(
        c,
        'kept',
        (db) => keepPreset(db, shelfOf(c, product), kept, { replace, now: now() }),
        ({ kind }) => kind === 'kept',
      );
      if (outcome.kind === 'taken') throw new Refusal(409, presetErrors.taken(outcome.name));
      if (outcome.kind === 'full') throw new Refusal(422, presetErrors.full);
      return c.json<PresetAnswer>({ preset: presentPreset(outcome.preset, product, signedInPerson(c)) });
    })
    .patch('/product/uitvoeringen/:code/:id', async (c) => {
      const product = productOf(c);
      const id = presetIdFrom(c.req.param('id')) ?? gone();
      const { name, used } = presetChangeRequest.safeParse(await readJson(c)).data ?? unreadable();
      if (name === undefined && used === undefined) return unreadable();
      const changes = {
        ...(name === undefined ? {} : { name: soundName(name) }),
        ...(used === undefined ? {} : { usedAt: now() }),
      };
      const outcome = await change(
        c,
        name === undefined ? 'used' : 'name',
        (db) => changePreset(db, shelfOf(c, product), id, changes),
        ({ kind }) => kind === 'changed',
      );
      if (outcome.kind === 'gone') return gone();
      if (outcome.kind === 'taken') throw new Refusal(409, presetErrors.renameTaken(outcome.name));
      return c.json<PresetAnswer>({ preset: presentPreset(outcome.preset, product, signedInPerson(c)) });
    })
    .delete('/product/uitvoeringen/:code/:id', async (c) => {
      const id = presetIdFrom(c.req.param('id')) ?? gone();
      const shelf = shelfOf(c, productOf(c));
      if (!(await change(c, 'removed', (db) => removePreset(db, shelf, id, now())))) return gone();
      return c.json(await all(c));
    });
}

function shelfOf(c: Context<AppEnv>, { code }: CatalogueProduct): Shelf {
  return { personId: signedInPerson(c).id, productCode: code };
}

function soundName(text: string): string {
  const read = readPresetName(text);
  if ('problem' in read) throw new Refusal(422, presetErrors[read.problem]);
  return read.name;
}

function gone(): never {
  throw new Refusal(404, callErrors.presetGone);
}

function unreadable(): never {
  throw new Refusal(400, callErrors.unreadable);
}
