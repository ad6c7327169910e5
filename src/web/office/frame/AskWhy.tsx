import type { ReactNode } from 'react';
import { maxReason } from '#domain/business/limits.ts';
import { Actions, Form } from '../../forms/Form.tsx';
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
  // What else goes with the form, unseen.
  readonly children?: ReactNode;
};

/** Confirmed with a reason, which stays where it was done. */
export function AskWhy(props: Props) {
  const { label, note, group, action, csrfToken, reason, confirm, children } = props;
  const { maxLength = maxReason, isOptional = false } = props;
  return (
    <Ask label={label} note={note} group={group}>
      <Form action={action} csrfToken={csrfToken}>
        {children}
        <TextField
          label={reason.label}
          hint={reason.hint}
          name="reason"
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
