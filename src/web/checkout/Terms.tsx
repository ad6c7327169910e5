import type { CheckoutBehalf } from '#contract/checkout-page.ts';
import type { FormState } from '#contract/form-state.ts';
import { requestTexts } from '#text/account/account.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { behalfCheckoutTexts } from '#text/staff/behalf.ts';
import { fieldId } from '../forms/field-id.ts';
import { Choice, ChoiceGroup } from '../ui/Choice.tsx';

type Props = { readonly form: FormState; readonly behalf: CheckoutBehalf | null };

export function Terms({ form, behalf }: Props) {
  return (
    <ChoiceGroup legend={checkoutTexts.terms} error={form.errors['terms']}>
      <Choice
        id={fieldId('terms')}
        label={
          <>
            {behalf === null ? requestTexts.termsBefore : behalfCheckoutTexts.termsBefore(behalf.person)}
            <a href="/algemene-voorwaarden">{requestTexts.terms}</a>
            {requestTexts.termsAfter}
          </>
        }
        name="terms"
        value="1"
        required
        defaultChecked={form.values['terms'] === '1'}
      />
    </ChoiceGroup>
  );
}
