import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { settingWords } from '#contract/office/settings.ts';
import { type SettingName, type SettingValues, settingNames } from '#domain/shop-settings/shop-settings.ts';
import { formTexts } from '#text/account/fields.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { settingErrors, settingsTexts } from '#text/staff/settings.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { type FormValues, longestText, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { requireRight } from '../../middleware/session.ts';
import { demoValuesOf } from '../../settings/seller.ts';
import { changeSetting } from '../../shop-settings/change-setting.ts';
import { settingForms } from '../../shop-settings/forms/setting-forms.ts';
import { findVersion, listVersions, presentVersions } from '../../shop-settings/setting-versions.ts';
import { answerAll, answerOne } from './answer-setting.ts';
import { mergeTyped, settingAddress } from './present-setting.ts';

const { path, right } = officeRooms.settings;

/** R11.7: what belongs to the owner, each with its form and its versions. */
export function settingRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(`${path}/*`, requireRight(right))
    .get(path, (c) => answerAll(c, deps))
    .get(`${path}/:word`, async (c) => {
      const values = await keptValues(c, deps);
      return answerOne(c, deps, nameIn(c), values && { values, isRestored: true });
    })
    .post(`${path}/:word`, async (c) => save(c, deps, nameIn(c), await readForm(c, longestText)))
    .post(`${path}/:word/terugzetten`, async (c) => restore(c, deps, nameIn(c), await readForm(c)));
}

function nameIn(c: Context<AppEnv>): SettingName {
  const name = settingNames.find((known) => settingWords[known] === c.req.param('word'));
  if (name === undefined) throw new Refusal(404, callErrors.notFound);
  return name;
}

// The version that a form was made from; one that says nothing was made from none that there is.
function seenIn(values: FormValues): number {
  return numberIn(values['seen']) ?? -1;
}

function numberIn(typed: string | undefined): number | null {
  return typed !== undefined && /^\d{1,8}$/.test(typed) ? Number(typed) : null;
}

async function save<Name extends SettingName>(
  c: Context<AppEnv>,
  deps: Dependencies,
  name: Name,
  values: FormValues,
): Promise<Response> {
  if (values['actie'] === 'voorbeeld') return answerOne(c, deps, name, { values });
  const parsed = settingForms[name].read(values);
  const errors = parsed.ok ? ofDemo(deps, name, parsed.value) : parsed.errors;
  if (!parsed.ok || Object.keys(errors).length > 0) {
    return answerOne(c, deps, name, { values, errors, notice: formTexts.checkFields, status: 422 });
  }
  const seen = seenIn(values);
  const outcome = await changeSetting(deps, { name, value: parsed.value, seen }, actorOf(c, deps));
  if (outcome === 'stale') return answerStale(c, deps, name, values, seen);
  return c.redirect(`${settingAddress(name)}?melding=${outcome === 'same' ? 'ongewijzigd' : 'bewaard'}`, 303);
}

// Where real customers come, nothing of the demo's may stand on an invoice.
function ofDemo<Name extends SettingName>(
  { settings }: Dependencies,
  name: Name,
  value: SettingValues[Name],
): Readonly<Record<string, string>> {
  if (name !== 'company' || settings.hasStandIns) return {};
  const fields = demoValuesOf(value as SettingValues['company']);
  return Object.fromEntries(fields.map((field) => [field, settingErrors.ofDemo]));
}

/** What the other changed, with what this one typed over it. */
async function answerStale<Name extends SettingName>(
  c: Context<AppEnv>,
  deps: Dependencies,
  name: Name,
  typed: FormValues,
  seen: number,
): Promise<Response> {
  const versions = await listVersions(deps.database, deps.shopSettings.first, name);
  const [newest] = versions;
  const base = versions.find(({ version }) => version === seen) ?? newest;
  return answerOne(c, deps, name, {
    values: mergeTyped(name, typed, base.value, newest.value),
    since: presentVersions(name, versions).filter(({ version }) => version > seen),
    notice: settingsTexts.stale,
    status: 409,
  });
}

async function restore<Name extends SettingName>(
  c: Context<AppEnv>,
  deps: Dependencies,
  name: Name,
  values: FormValues,
): Promise<Response> {
  const address = settingAddress(name);
  const restored = numberIn(values['versie']);
  if (restored === null) return c.redirect(`${address}?probleem=versie`, 303);
  const value = await findVersion(deps.database, deps.shopSettings.first, name, restored);
  if (value === null) return c.redirect(`${address}?probleem=versie`, 303);
  const change = { name, value, seen: seenIn(values), restored };
  const outcome = await changeSetting(deps, change, actorOf(c, deps));
  if (outcome === 'stale') return c.redirect(`${address}?probleem=gewijzigd`, 303);
  return c.redirect(`${address}?melding=${outcome === 'same' ? 'ongewijzigd' : 'teruggezet'}`, 303);
}
