import type { ComponentProps } from 'react';
import type { QuoteFormData, QuoteFormName } from '#contract/quote/quote.ts';
import { type QuoteField, quoteFieldHints, quoteFieldNames } from '#text/quotes/quote.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { quoteFieldId } from './QuoteForm.tsx';

/** Which form a field stands in, and what is in that. */
export type FormPlace = { readonly name: QuoteFormName; readonly form: QuoteFormData };

type Field = { readonly place: FormPlace; readonly name: QuoteField; readonly hint?: string };

type TextProps = Field &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'required'
  > & { readonly suffix?: string };

/** Keeps what was typed and shows what is wrong with it. */
export function Text({ place, name, hint = quoteFieldHints[name], ...input }: TextProps) {
  return <TextField {...frameOf(place, name, hint)} {...input} autoComplete={input.autoComplete ?? 'off'} />;
}

export function Words({ place, name, hint, maxLength }: Field & { readonly maxLength: number }) {
  return <TextAreaField {...frameOf(place, name, hint)} maxLength={maxLength} rows={4} />;
}

// Numbers as keys of an object would be sorted: those come as pairs.
type Options = Readonly<Record<string, string>> | readonly (readonly [value: string, label: string])[];

type SelectProps = Field & { readonly options: Options };

export function Select({ place, name, hint, options }: SelectProps) {
  const pairs = Array.isArray(options) ? options : Object.entries(options);
  return (
    <SelectField {...frameOf(place, name, hint)}>
      {pairs.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function frameOf({ name: form, form: { state } }: FormPlace, name: QuoteField, hint: string | undefined) {
  return {
    id: quoteFieldId(form, name),
    label: quoteFieldNames[name],
    hint,
    error: state.errors[name],
    name,
    defaultValue: state.values[name],
  };
}
