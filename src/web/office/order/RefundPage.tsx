import type { RefundPage as Page } from '#contract/office/order-forms.ts';
import type { Frame } from '#contract/page.ts';
import { cents } from '#domain/money/cents.ts';
import { creditTexts, describeCredit, refundTexts as texts } from '#text/staff/order-forms.ts';
import { fieldId } from '../../forms/field-id.ts';
import { TextField } from '../../ui/Field.tsx';
import { OrderForm } from './OrderForm.tsx';

type Props = { readonly page: Page; readonly frame: Frame };

export function RefundPage({ page, frame: { csrfToken } }: Props) {
  const { form, invoice, refundableCents, promisedCents, methods } = page;
  return (
    <OrderForm
      page={page}
      title={texts.title(page.number)}
      crumb={texts.crumb}
      csrfToken={csrfToken}
      submit={texts.submit}
      names={{ amount: texts.amount }}
      reasonHint={creditTexts.reasonHint}
    >
      <input type="hidden" name="invoice" value={invoice} />
      {invoice !== '' && <p>{texts.of(invoice)}</p>}
      <p>{texts.received(cents(refundableCents), methods)}</p>
      <p>{describeCredit(promisedCents === null ? null : cents(promisedCents))}</p>
      <TextField
        id={fieldId('amount')}
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        defaultValue={form.values['amount']}
        error={form.errors['amount']}
        autoComplete="off"
        required
      />
    </OrderForm>
  );
}
