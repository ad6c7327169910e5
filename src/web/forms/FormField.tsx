import type { ComponentProps } from 'react';
import type { FormState } from '#contract/form-state.ts';
import { fieldHints, fieldNames } from '#text/account/fields.ts';
import { TextField } from '../ui/Field.tsx';
import { fieldId } from './field-id.ts';

type FieldName = keyof typeof fieldNames;

type Props = { readonly form: FormState; readonly name: FieldName } & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'required' | 'maxLength'
>;

/** A text field that keeps what was typed and shows what is wrong with it. */
export function FormField({ form, name, ...input }: Props) {
  return (
    <TextField
      id={fieldId(name)}
      label={fieldNames[name]}
      hint={hintOf(name)}
      error={form.errors[name]}
      name={name}
      defaultValue={form.values[name]}
      {...input}
    />
  );
}

function hintOf(name: FieldName): string | undefined {
  const hints: Partial<Record<FieldName, string>> = fieldHints;
  return hints[name];
}
