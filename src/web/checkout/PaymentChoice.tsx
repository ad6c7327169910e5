import type { CheckoutPage } from '#contract/checkout-page.ts';
import { methodByWireName } from '#contract/payment-page.ts';
import { checkoutTexts } from '#text/checkout.ts';
import { methodNames, paymentTexts } from '#text/payment.ts';
import { fieldId } from '../account/field-id.ts';
import { Section } from '../account/Section.tsx';
import { MethodChoice } from '../payment-link/MethodChoice.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import styles from './CheckoutPage.module.css';

type Props = { readonly page: CheckoutPage };

export function PaymentChoice({ page: { methods, form } }: Props) {
  return (
    <Section title={checkoutTexts.method}>
      <ChoiceGroup legend={checkoutTexts.methodLegend} error={form.errors['payment_method']}>
        {methods.map((name, index) => (
          <MethodChoice
            key={name}
            id={index === 0 ? fieldId('payment_method') : undefined}
            method={methodByWireName[name]}
            label={methodNames[methodByWireName[name]]}
            value={name}
            isDisabled={false}
            isChosen={form.values['payment_method'] === name}
          />
        ))}
      </ChoiceGroup>
      <p className={styles.soft}>{paymentTexts.safe}</p>
    </Section>
  );
}
