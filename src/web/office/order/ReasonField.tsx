import type { OfficeOrderPage } from '#contract/office/order.ts';
import type { OrderAction } from '#domain/order/order-actions.ts';
import { maxReason } from '#domain/order/order-status.ts';
import { officeOrderTexts as texts } from '#text/staff/order.ts';
import { TextField } from '../../ui/Field.tsx';

type Props = { readonly page: Pick<OfficeOrderPage, 'back'>; readonly action: OrderAction };

/** Keeps what was typed when the form comes back. */
export function ReasonField({ page: { back }, action }: Props) {
  const form = back?.action === action ? back.form : null;
  return (
    <TextField
      id={`reason-${action}`}
      label={texts.reason}
      name="reason"
      hint={action === 'cancel' ? texts.reasonHint.cancel : texts.reasonHint.other}
      defaultValue={form?.values['reason']}
      error={form?.errors['reason']}
      maxLength={maxReason}
      autoComplete="off"
      required
    />
  );
}
