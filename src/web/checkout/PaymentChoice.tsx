import { type CheckoutBehalf, type CheckoutPage, waysOnBehalf } from '#contract/checkout-page.ts';
import { methodByWireName } from '#contract/payment-page.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { describeLimit, methodNames, paymentTexts } from '#text/ordering/payment.ts';
import { behalfCheckoutTexts } from '#text/staff/behalf.ts';
import { fieldId } from '../forms/field-id.ts';
import { MethodChoice } from '../forms/MethodChoice.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './CheckoutPage.module.css';
import { OnAccountChoice } from './OnAccountChoice.tsx';

type Props = { readonly page: CheckoutPage };
type WaysProps = Props & { readonly behalf: CheckoutBehalf };

export function PaymentChoice({ page }: Props) {
  return page.behalf === null ? <Methods page={page} /> : <Ways page={page} behalf={page.behalf} />;
}

const [link, rekening] = waysOnBehalf;

// R10.4: by a link, which is chosen already, or on account.
function Ways({ page, behalf: { email } }: WaysProps) {
  const { form } = page;
  return (
    <Section title={checkoutTexts.method}>
      <div id="checkout-methods">
        <ChoiceGroup legend={checkoutTexts.methodLegend} error={form.errors['payment_method']}>
          <OnAccount page={page} />
          <MethodChoice
            id={isFirst(page) ? undefined : fieldId('payment_method')}
            method={null}
            value={link}
            label={behalfCheckoutTexts.link}
            hint={behalfCheckoutTexts.linkHint(email)}
            isDisabled={false}
            isChosen={(form.values['payment_method'] ?? link) === link}
          />
        </ChoiceGroup>
      </div>
    </Section>
  );
}

function Methods({ page }: Props) {
  const { methods, form } = page;
  const first = methods.find(({ isAvailable }) => isAvailable) ?? methods[0];
  return (
    <Section title={checkoutTexts.method}>
      {/* What the script renews when another address changes the amount. */}
      <div id="checkout-methods">
        <ChoiceGroup legend={checkoutTexts.methodLegend} error={form.errors['payment_method']}>
          <OnAccount page={page} />
          {methods.map(({ name, mostCents, isAvailable }) => (
            <MethodChoice
              key={name}
              id={!isFirst(page) && name === first?.name ? fieldId('payment_method') : undefined}
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

function OnAccount({ page }: Props) {
  const { onAccount, form } = page;
  if (onAccount === null) return null;
  return (
    <OnAccountChoice
      id={isFirst(page) ? fieldId('payment_method') : undefined}
      onAccount={onAccount}
      isChosen={form.values['payment_method'] === rekening}
    />
  );
}

// Where a message about the method leads to: the first that can be chosen.
function isFirst({ onAccount }: CheckoutPage): boolean {
  return onAccount !== null && onAccount.hindrance === null;
}
