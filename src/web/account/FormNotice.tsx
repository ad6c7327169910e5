import type { FormState } from '#contract/account-page.ts';
import { Message } from '../ui/Message.tsx';

type Props = { readonly form: FormState };

export function FormNotice({ form }: Props) {
  return form.notice === null ? null : <Message kind="error">{form.notice}</Message>;
}
