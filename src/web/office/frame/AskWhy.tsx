import type { ReactNode } from 'react';
import type { FormState } from '#contract/form-state.ts';
import { maxReason } from '#domain/business/limits.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Ask } from './Ask.tsx';

type Props = {
  readonly label: string;
  // What it will do, in plain words.
  readonly note: string;
  // Of those with one name, one is open at a time.
  readonly group?: string;
  readonly action: string;
  readonly csrfToken: string;
  readonly reason: { readonly label: string; readonly hint: string };
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  readonly confirm: string;
  // Where it came back: open, with what was typed and what is wrong with it.
  readonly form?: FormState | null;
  // What else goes with the form, unseen.
  readonly children?: ReactNode;
};

/** Confirmed with a reason, which stays where it was done. */
export function AskWhy(props: Props) {
  const { label, note, group, action, csrfToken, reason, confirm, children } = props;
  const { maxLength = maxReason, isOptional = false, form = null } = props;
  return (
    <Ask label={label} note={note} group={group} isOpen={form !== null}>
      <Form action={action} csrfToken={csrfToken}>
        {children}
        <TextField
          id={form === null ? undefined : fieldId('reason')}
          label={reason.label}
          hint={reason.hint}
          name="reason"
          defaultValue={form?.values['reason']}
          error={form?.errors['reason']}
          maxLength={maxLength}
          autoComplete="off"
          required={!isOptional}
        />
        <Actions>
          <Button type="submit">{confirm}</Button>
        </Actions>
      </Form>
    </Ask>
  );
}
