import type { CheckoutPage } from '#contract/checkout-page.ts';
import { methodByWireName } from '#contract/payment-page.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { describeLimit, methodNames, paymentTexts } from '#text/ordering/payment.ts';
import { fieldId } from '../forms/field-id.ts';
import { MethodChoice } from '../forms/MethodChoice.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './CheckoutPage.module.css';

type Props = { readonly page: CheckoutPage };

export function PaymentChoice({ page: { methods, form } }: Props) {
  const first = methods.find(({ isAvailable }) => isAvailable) ?? methods[0];
  return (
    <Section title={checkoutTexts.method}>
      {/* What the script renews when another address changes the amount. */}
      <div id="checkout-methods">
        <ChoiceGroup legend={checkoutTexts.methodLegend} error={form.errors['payment_method']}>
          {methods.map(({ name, mostCents, isAvailable }) => (
            <MethodChoice
              key={name}
              id={name === first?.name ? fieldId('payment_method') : undefined}
              method={methodByWireName[name]}
              label={methodNames[methodByWireName[name]]}
              value={name}
              hint={isAvailable ? undefined : describeLimit(mostCents)}
              isDisabled={!isAvailable}
              isChosen={isAvailable && form.values['payment_method'] === name}
            />
          ))}
        </ChoiceGroup>
      </div>
      <p className={styles.soft}>{paymentTexts.safe}</p>
    </Section>
  );
}
