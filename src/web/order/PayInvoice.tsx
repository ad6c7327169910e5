import { payInvoicesPath } from '#contract/invoices-page.ts';
import { orderTexts } from '#text/ordering/order.ts';
import { ButtonForm } from '../forms/Form.tsx';
import { Button } from '../ui/Button.tsx';

type Props = {
  readonly number: string;
  // Drawn with the page: pressed twice it is one payment.
  readonly payKey: string;
  readonly csrfToken: string;
  // Where several of them stand on one page.
  readonly label?: string;
};

/** R12.4: the same payment as the page of the invoice offers. */
export function PayInvoice({ number, payKey, csrfToken, label }: Props) {
  return (
    <ButtonForm action={payInvoicesPath} csrfToken={csrfToken}>
      <input type="hidden" name="key" value={payKey} />
      <input type="hidden" name="invoice" value={number} />
      <Button kind="order" type="submit" aria-label={label}>
        {orderTexts.pay}
      </Button>
    </ButtonForm>
  );
}
