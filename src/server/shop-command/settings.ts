import { settingWords } from '#contract/office/settings.ts';
import { type SettingName, settingNames } from '#domain/shop-settings/shop-settings.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import { settingGroups } from '#text/staff/settings.ts';
import { settingAnswers as answers } from '#text/staff/shop-answers.ts';
import { commandProblems } from '#text/staff/shop-command-problems.ts';
import { CommandProblem } from '../errors.ts';
import { changeSetting } from '../shop-settings/change-setting.ts';
import { settingForms } from '../shop-settings/forms/setting-forms.ts';
import { listVersions, type SettingVersion } from '../shop-settings/setting-versions.ts';
import { inColumns } from './columns.ts';
import { type Answer, type Command, type OwnerShop, say } from './command.ts';

/** R11.7: what the page of settings shows and stores, by the same forms. */
export const settings: Command<'instellingen'> = {
  right: 'manage_settings',
  options: { veld: 'text', waarde: 'text' },
  hasWords: true,
  run: async (input, shop) => {
    const [word, ...more] = input.words;
    if (more[0] !== undefined) throw new CommandProblem(commandProblems.tooManyWords(more[0]));
    if (word === undefined) return listAll(shop);
    const name = settingNames.find((known) => settingWords[known] === word);
    if (name === undefined) throw new CommandProblem(answers.unknown(word, Object.values(settingWords)));
    const field = input.text('veld');
    return field === null ? showOne(shop, name) : setOne(shop, name, field, input.requiredText('waarde'));
  },
};

async function newestOf<Name extends SettingName>(
  shop: OwnerShop,
  name: Name,
): Promise<SettingVersion<Name>> {
  const [newest] = await listVersions(shop.database, shop.shopSettings.first, name);
  return newest;
}

async function listAll(shop: OwnerShop): Promise<Answer> {
  const rows = await Promise.all(
    settingNames.map(async (name) => {
      const { version, by, at } = await newestOf(shop, name);
      const when = at === null ? '' : formatShortDateTime(at);
      return [settingWords[name], settingGroups[name].title, String(version), by ?? answers.first, when];
    }),
  );
  return say(...inColumns(answers.headings, rows, []));
}

async function showOne<Name extends SettingName>(shop: OwnerShop, name: Name): Promise<Answer> {
  const { value } = await newestOf(shop, name);
  return say(...settingForms[name].tell(value).map(({ field, text }) => `${field}: ${text}`));
}

async function setOne<Name extends SettingName>(
  shop: OwnerShop,
  name: Name,
  label: string,
  typed: string,
): Promise<Answer> {
  const { rows, write, read } = settingForms[name];
  const { version: seen, value } = await newestOf(shop, name);
  const values = write(value);
  const fields = rows(values).flatMap((row) => row.fields);
  const field = fields.find((one) => one.label.toLowerCase() === label.toLowerCase());
  if (field === undefined) {
    const known = fields.map((one) => one.label);
    throw new CommandProblem(answers.unknownField(label, known));
  }
  const parsed = read({ ...values, [field.name]: typed });
  if (!parsed.ok) {
    const [problem = ''] = Object.values(parsed.errors);
    throw new CommandProblem(`${field.label}: ${problem}`);
  }
  const outcome = await changeSetting(shop, { name, value: parsed.value, seen }, shop.actor);
  if (outcome === 'stale') throw new CommandProblem(answers.stale);
  return say(
    outcome === 'same' ? answers.same : answers.stored(settingGroups[name].title, field.label, typed),
  );
}
