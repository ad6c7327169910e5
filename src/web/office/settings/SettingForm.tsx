import type { SettingFieldData, SettingFormData, SettingRowData } from '#contract/office/settings.ts';
import { formTexts } from '#text/account/fields.ts';
import { settingsTexts as texts } from '#text/staff/settings.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { ReadFirst } from '../../forms/ReadFirst.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './Settings.module.css';
import { VersionChanges, versionLine } from './VersionChanges.tsx';

type Props = {
  readonly form: SettingFormData;
  readonly csrfToken: string;
  readonly hasPreview?: boolean;
};

export function SettingForm({ form, csrfToken, hasPreview = false }: Props) {
  return (
    <>
      <Messages form={form} />
      <Form action={form.address} csrfToken={csrfToken}>
        <input type="hidden" name="seen" value={form.seen} />
        {form.rows.map((row) => (
          <Row key={row.fields[0]?.name} row={row} form={form} />
        ))}
        <Actions>
          <Button kind="move" type="submit">
            {texts.save}
          </Button>
          {hasPreview && (
            <Button type="submit" name="actie" value="voorbeeld">
              {texts.preview}
            </Button>
          )}
        </Actions>
      </Form>
    </>
  );
}

// Of several forms on one page, each has its own.
function idOf({ name }: SettingFormData, field: string): string {
  return fieldId(`${name}-${field}`);
}

const columns = {
  one: undefined,
  even: styles.even,
  three: styles.three,
  number: styles.house,
  city: styles.city,
  days: styles.closure,
} as const;

function Row({ row, form }: { readonly row: SettingRowData; readonly form: SettingFormData }) {
  return (
    <div className={classNames(styles.row, columns[row.columns])}>
      {row.fields.map((field) => (
        <SettingField key={field.name} field={field} id={idOf(form, field.name)} />
      ))}
    </div>
  );
}

function SettingField({ field, id }: { readonly field: SettingFieldData; readonly id: string }) {
  const { name, label, kind, value, isOptional } = field;
  const shared = {
    ...{ id, name, label },
    hint: field.hint ?? undefined,
    error: field.error ?? undefined,
    maxLength: field.maxLength ?? undefined,
    required: !isOptional,
    autoComplete: 'off',
  };
  switch (kind) {
    case 'check':
      return <Choice id={id} name={name} value="1" label={label} defaultChecked={value === '1'} />;
    case 'area':
      return <TextAreaField {...shared} rows={field.height ?? 4} defaultValue={value} />;
    case 'line':
      return <TextField {...shared} defaultValue={value} />;
    default:
      return <TextField {...shared} type={kind} defaultValue={value} />;
  }
}

function Messages({ form }: { readonly form: SettingFormData }) {
  const { notice, isRestored, since } = form;
  if (isRestored) {
    return (
      <ReadFirst>
        <Message kind="info">{formTexts.restored}</Message>
      </ReadFirst>
    );
  }
  if (notice === null) return null;
  const faults = form.rows.flatMap(({ fields }) => fields.filter(({ error }) => error !== null));
  return (
    <ReadFirst>
      <Message kind="error" title={notice}>
        {faults.length > 0 && (
          <ul>
            {faults.map(({ name, label, error }) => (
              <li key={name}>
                <a href={`#${idOf(form, name)}`}>{`${label}: ${error}`}</a>
              </li>
            ))}
          </ul>
        )}
        {since.map((version) => (
          <div key={version.version}>
            <p>{versionLine(version)}</p>
            <VersionChanges changes={version.changes} />
          </div>
        ))}
        {since.length > 0 && <p>{texts.staleBody}</p>}
      </Message>
    </ReadFirst>
  );
}
