import type { FormState } from '#contract/form-state.ts';
import { fieldErrors, formTexts } from '#text/account/fields.ts';
import { type FormValues, oneLine } from './read-form.ts';

export type ParsedForm<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** Reads field by field and keeps every error, so that all of them show at once. */
export function createFieldReader(values: FormValues) {
  const errors: Record<string, string> = {};
  const read = <T>(name: string, parse: (typed: string) => T | null, error: string): T | null => {
    const typed = values[name]?.trim() ?? '';
    const value = parse(typed);
    if (value === null) errors[name] = typed === '' ? fieldErrors.required : error;
    return value;
  };
  return {
    errors,
    read,
    text: (name: string, maxLength: number) =>
      read(
        name,
        (typed) => (typed !== '' && typed.length <= maxLength ? oneLine(typed) : null),
        fieldErrors.tooLong(maxLength),
      ),
  };
}

export type FieldReader = ReturnType<typeof createFieldReader>;

export function finishForm<T extends Readonly<Record<string, unknown>>>(
  fields: T,
  errors: Readonly<Record<string, string>>,
): ParsedForm<Complete<T>> {
  return isComplete(fields) && Object.keys(errors).length === 0
    ? { ok: true, value: fields }
    : { ok: false, errors };
}

export function emptyForm(values: FormValues = {}): FormState {
  return { values, errors: {}, notice: null, isRestored: false };
}

/** The form as it stands on the page, with over it what was kept of an earlier try. */
export function restoredForm(values: FormValues, kept: FormValues | null): FormState {
  return kept === null ? emptyForm(values) : { ...emptyForm({ ...values, ...kept }), isRestored: true };
}

/** What was typed, without the fields that are never shown again. */
export function rejectedForm(values: FormValues, errors: Readonly<Record<string, string>>): FormState {
  const shown = Object.entries(values).filter(([name]) => !/password|token/i.test(name));
  return { values: Object.fromEntries(shown), errors, notice: formTexts.checkFields, isRestored: false };
}

type Complete<T> = { readonly [Name in keyof T]: NonNullable<T[Name]> };

function isComplete<T extends Readonly<Record<string, unknown>>>(fields: T): fields is T & Complete<T> {
  return Object.values(fields).every((value) => value !== null);
}
