import type { Context } from 'hono';
import type { SettingVersionData } from '#contract/office/settings.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import {
  type InformationText,
  type SettingName,
  type SettingValues,
  settingNames,
} from '#domain/shop-settings/shop-settings.ts';
import { settingsTexts } from '#text/staff/settings.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { noticeFrom } from '../../input/read-address.ts';
import type { FormValues } from '../../input/read-form.ts';
import { isCall } from '../../middleware/errors.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { closureForm } from '../../shop-settings/forms/calendar-forms.ts';
import { settingForms } from '../../shop-settings/forms/setting-forms.ts';
import { listVersions, presentVersions, type SettingVersion } from '../../shop-settings/setting-versions.ts';
import { findCalendar } from './calendar.ts';
import { presentForm } from './present-setting.ts';

type Shown = {
  readonly status?: 200 | 409 | 422;
  readonly values: FormValues;
  readonly errors?: Readonly<Record<string, string>>;
  readonly notice?: string;
  readonly isRestored?: boolean;
  readonly since?: readonly SettingVersionData[];
};

/** One setting by itself: with what is in force, or with what was typed. */
export async function answerOne<Name extends SettingName>(
  c: Context<AppEnv>,
  deps: Dependencies,
  name: Name,
  shown: Shown | null,
): Promise<Response> {
  const versions = await listVersions(deps.database, deps.shopSettings.first, name);
  const [newest] = versions;
  const today = dutchDate(deps.now());
  const { closures } = deps.shopSettings.recent();
  const calendar = name === 'closures' ? await findCalendar(deps.database, closures, today) : null;
  c.header('Vary', 'Accept', { append: true });
  if (isCall(c)) {
    c.header('Cache-Control', 'no-store');
    const errors = { message: shown?.notice ?? '', errors: shown?.errors ?? {} };
    if (shown?.status !== undefined && shown.status !== 200) return c.json(errors, shown.status);
    const all = versions.map((version) => inJson(name, version));
    return c.json({ ...inJson(name, newest), versions: all, ...(calendar !== null && { calendar }) });
  }
  const form = presentForm(name, newest, shown);
  const page = {
    name: 'office-setting',
    form,
    versions: presentVersions(name, versions),
    preview: previewOf(
      name,
      form.rows.flatMap(({ fields }) => fields),
    ),
    calendar,
    notice: noticeFrom(settingsTexts.notices, c.req.query('melding')),
    problem: noticeFrom(settingsTexts.problems, c.req.query('probleem')),
  } as const;
  return answerPage(c, deps, page, { status: shown?.status ?? 200, cache: 'no-store' });
}

export async function answerAll(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const settings = await Promise.all(settingNames.map((name) => newestOf(deps, name)));
  c.header('Vary', 'Accept', { append: true });
  if (isCall(c)) {
    c.header('Cache-Control', 'no-store');
    return c.json({ settings: settings.map(({ json }) => json), next: null });
  }
  const notice = noticeFrom(settingsTexts.notices, c.req.query('melding'));
  const shown = settings.map(({ form, summary }) => ({ form, summary }));
  return answerPage(c, deps, { name: 'office-settings', settings: shown, notice }, { cache: 'no-store' });
}

async function newestOf<Name extends SettingName>(deps: Dependencies, name: Name) {
  const [newest] = await listVersions(deps.database, deps.shopSettings.first, name);
  const form = presentForm(name, newest);
  return { form, json: inJson(name, newest), summary: summaryOf(name, newest.value) };
}

function inJson<Name extends SettingName>(
  name: Name,
  { version, value, by, at, restored }: SettingVersion<Name>,
) {
  return {
    ...{ name, version, restored },
    value: settingForms[name].json(value),
    changedAt: at?.toISOString() ?? null,
    changedBy: by,
  };
}

type Summaries = { readonly [Name in SettingName]?: (value: SettingValues[Name]) => string };

const summaryOfPage = ({ lead, updated }: InformationText) => [lead, updated].join('\n').trim();

// Of those that are too long for a page of all of them.
const summaries: Summaries = {
  closures: (closures) => closureForm.tell(closures)[0]?.text || settingsTexts.noClosures,
  terms: summaryOfPage,
  privacy: summaryOfPage,
  contact_page: summaryOfPage,
  reminders: ({ order, days }) => [order, settingsTexts.reminderDays(days)].join('\n'),
};

function summaryOf<Name extends SettingName>(name: Name, value: SettingValues[Name]): string | null {
  return summaries[name]?.(value) ?? null;
}

const withMarkup: ReadonlySet<SettingName> = new Set(['terms', 'privacy', 'contact_page']);

function previewOf(
  name: SettingName,
  fields: readonly { readonly name: string; readonly value: string }[],
): string | null {
  if (!withMarkup.has(name)) return null;
  return fields.find((one) => one.name === 'body')?.value ?? '';
}
