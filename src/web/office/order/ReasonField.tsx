import type { OfficeOrderPage } from '#contract/office/order.ts';
import { maxReason } from '#domain/business/limits.ts';
import type { OrderAction } from '#domain/order/order-actions.ts';
import { officeOrderTexts as texts } from '#text/staff/order.ts';
import { TextField } from '../../ui/Field.tsx';

type Props = {
  readonly page: Pick<OfficeOrderPage, 'back'>;
  readonly action: OrderAction;
  // Of which of several, where the action stands on the page more than once.
  readonly of?: number;
};

/** Keeps what was typed when the form comes back. */
export function ReasonField({ page: { back }, action, of }: Props) {
  const isOfThis = of === undefined || back?.form.values['delivery'] === String(of);
  const form = back?.action === action && isOfThis ? back.form : null;
  return (
    <>
      <input type="hidden" name="form" value={action} />
      <TextField
        id={of === undefined ? `reason-${action}` : `reason-${action}-${of}`}
        label={texts.reason}
        name="reason"
        hint={action === 'cancel' ? texts.reasonHint.cancel : texts.reasonHint.other}
        defaultValue={form?.values['reason']}
        error={form?.errors['reason']}
        maxLength={maxReason}
        autoComplete="off"
        required
      />
    </>
  );
}
