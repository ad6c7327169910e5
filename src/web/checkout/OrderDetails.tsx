import type { FormState } from '#contract/form-state.ts';
import { maxReference, maxRemarks } from '#domain/cart/terms.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { fieldId } from '../forms/field-id.ts';
import { Choice } from '../ui/Choice.tsx';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { Section } from '../ui/Section.tsx';

type Props = { readonly form: FormState };

export function OrderDetails({ form: { values, errors } }: Props) {
  return (
    <Section title={checkoutTexts.details}>
      <TextField
        id={fieldId('reference')}
        label={checkoutTexts.reference}
        hint={checkoutTexts.referenceHint}
        error={errors['reference']}
        name="reference"
        maxLength={maxReference}
        defaultValue={values['reference']}
      />
      <TextAreaField
        id={fieldId('remarks')}
        label={checkoutTexts.remarks}
        hint={checkoutTexts.remarksHint}
        error={errors['remarks']}
        name="remarks"
        maxLength={maxRemarks}
        rows={3}
        defaultValue={values['remarks']}
      />
      <Choice
        label={checkoutTexts.neutral}
        hint={checkoutTexts.neutralHint}
        name="neutral"
        value="1"
        defaultChecked={values['neutral'] === '1'}
      />
    </Section>
  );
}
