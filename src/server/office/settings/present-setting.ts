import { officeRooms } from '#contract/office/page.ts';
import { type SettingFormData, type SettingVersionData, settingWords } from '#contract/office/settings.ts';
import type { SettingName } from '#domain/shop-settings/shop-settings.ts';
import { settingGroups } from '#text/staff/settings.ts';
import type { FormValues } from '../../input/read-form.ts';
import { settingForms } from '../../shop-settings/forms/setting-forms.ts';
import type { SettingVersion } from '../../shop-settings/setting-versions.ts';

export function settingAddress(name: SettingName): string {
  return `${officeRooms.settings.path}/${settingWords[name]}`;
}

type Typed = {
  readonly values: FormValues;
  readonly errors?: Readonly<Record<string, string>>;
  readonly notice?: string | null;
  readonly isRestored?: boolean;
  readonly since?: readonly SettingVersionData[];
};

/** The form of one setting, with what is in force in it, or with what was typed over that. */
export function presentForm<Name extends SettingName>(
  name: Name,
  newest: SettingVersion<Name>,
  typed: Typed | null = null,
): SettingFormData {
  const { write, rows } = settingForms[name];
  const values = typed?.values ?? write(newest.value);
  const { title, intro } = settingGroups[name];
  return {
    ...{ name, title, intro },
    address: settingAddress(name),
    seen: newest.version,
    rows: rows(values).map(({ columns, fields }) => ({
      columns,
      fields: fields.map((shape) => ({
        hint: null,
        maxLength: null,
        isOptional: false,
        height: null,
        ...shape,
        value: values[shape.name] ?? '',
        error: typed?.errors?.[shape.name] ?? null,
      })),
    })),
    notice: typed?.notice ?? null,
    isRestored: typed?.isRestored ?? false,
    since: typed?.since ?? [],
    last: newest.at === null ? null : { by: newest.by ?? '', at: newest.at.toISOString() },
  };
}

/**
 * What one typed over a version, put over the version that came since: a field one did not touch is the other's, for nobody
 * meant to undo it.
 */
export function mergeTyped<Name extends SettingName>(
  name: Name,
  typed: FormValues,
  seen: SettingVersion<Name>['value'],
  newest: SettingVersion<Name>['value'],
): FormValues {
  const { write } = settingForms[name];
  const [was, is] = [write(seen), write(newest)];
  // Rows of days have no names of their own to tell them apart by.
  if (name === 'closures') return typed;
  const touched = Object.entries(typed).filter(
    ([field, value]) => value.trim() !== (was[field] ?? '').trim(),
  );
  return { ...is, ...Object.fromEntries(touched) };
}
