import type { CheckoutBehalf, CheckoutPage } from '#contract/checkout-page.ts';
import { methodByWireName } from '#contract/payment-page.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { describeLimit, methodNames, paymentTexts } from '#text/ordering/payment.ts';
import { behalfCheckoutTexts } from '#text/staff/behalf.ts';
import { fieldId } from '../forms/field-id.ts';
import { MethodChoice } from '../forms/MethodChoice.tsx';
import { Choice, ChoiceGroup } from '../ui/Choice.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './CheckoutPage.module.css';

type Props = { readonly page: CheckoutPage };
type WaysProps = { readonly behalf: CheckoutBehalf; readonly form: CheckoutPage['form'] };

export function PaymentChoice({ page }: Props) {
  return page.behalf === null ? <Methods page={page} /> : <Ways behalf={page.behalf} form={page.form} />;
}

// R10.4: one way until there are more, chosen already.
function Ways({ behalf: { ways, email }, form }: WaysProps) {
  return (
    <Section title={checkoutTexts.method}>
      <div id="checkout-methods">
        <ChoiceGroup legend={checkoutTexts.methodLegend} error={form.errors['payment_method']}>
          {ways.map((way) => (
            <Choice
              key={way}
              type="radio"
              id={way === ways[0] ? fieldId('payment_method') : undefined}
              name="payment_method"
              value={way}
              label={behalfCheckoutTexts.link}
              hint={behalfCheckoutTexts.linkHint(email)}
              defaultChecked={way === (form.values['payment_method'] ?? ways[0])}
            />
          ))}
        </ChoiceGroup>
      </div>
    </Section>
  );
}

function Methods({ page: { methods, form } }: Props) {
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
