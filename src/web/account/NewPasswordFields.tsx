import type { FormState } from '#contract/form-state.ts';
import { FormField } from '../forms/FormField.tsx';

type Props = { readonly form: FormState };

export function NewPasswordFields({ form }: Props) {
  return (
    <>
      <FormField form={form} name="newPassword" type="password" autoComplete="new-password" required />
      <FormField form={form} name="repeatedPassword" type="password" autoComplete="new-password" required />
    </>
  );
}
