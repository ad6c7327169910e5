import type { SettingFieldData, SettingRowData } from '#contract/office/settings.ts';
import type { SettingName } from '#domain/shop-settings/shop-settings.ts';
import { settingGroups } from '#text/staff/settings.ts';
import type { ParsedForm } from '../../input/form-values.ts';
import type { FormValues } from '../../input/read-form.ts';

export type FieldShape = Pick<SettingFieldData, 'name' | 'label' | 'kind'> &
  Partial<Pick<SettingFieldData, 'hint' | 'maxLength' | 'isOptional' | 'height'>>;

export type RowShape = {
  readonly columns: SettingRowData['columns'];
  readonly fields: readonly FieldShape[];
};

/** A value in words, by the name of its field: for histories, and to see what changed. */
export type Told = { readonly field: string; readonly text: string };

/** How one setting is shown to be changed, and read again. */
export type SettingForm<Value> = {
  readonly write: (value: Value) => FormValues;
  readonly read: (values: FormValues) => ParsedForm<Value>;
  // Of the form as it stands: there may be a row for each thing in it.
  readonly rows: (values: FormValues) => readonly RowShape[];
  readonly tell: (value: Value) => readonly Told[];
  // For programs; amounts as everywhere, '19.50'.
  readonly json: (value: Value) => unknown;
};

type Fixed<Value> = Pick<SettingForm<Value>, 'write' | 'read'> & {
  readonly rows: readonly RowShape[];
  readonly json?: (value: Value) => unknown;
};

/** A form with the same fields whatever is in it, told field by field. */
export function fixedForm<Value>({
  rows,
  write,
  read,
  json = (value) => value,
}: Fixed<Value>): SettingForm<Value> {
  const tell = (value: Value) => {
    const values = write(value);
    return rows.flatMap(({ fields }) =>
      fields.map(({ name, label }) => ({ field: label, text: values[name] ?? '' })),
    );
  };
  return { write, read, rows: () => rows, tell, json };
}

/** A field of a group, in the group's own words. */
export function field(
  group: SettingName,
  name: string,
  shape: Partial<Omit<FieldShape, 'name' | 'label'>> = {},
): FieldShape {
  const { fields, hints } = settingGroups[group];
  const label = fields[name];
  if (label === undefined) throw new Error(`${name} of ${group} has no name`);
  return { name, label, hint: hints?.[name] ?? null, kind: 'line', ...shape };
}
