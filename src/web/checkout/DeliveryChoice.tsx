import { type CheckoutPage, newAddress } from '#contract/checkout-page.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { AddressFields, CountryField } from '../forms/AddressFields.tsx';
import { FormField } from '../forms/FormField.tsx';
import { fieldId } from '../forms/field-id.ts';
import { Button } from '../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../ui/Choice.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './DeliveryChoice.module.css';

type Props = { readonly page: CheckoutPage };

export function DeliveryChoice({ page: { addresses, form } }: Props) {
  const chosen = form.values['address'];
  const [first] = addresses;
  return (
    <Section title={checkoutTexts.address}>
      <div className={styles.delivery}>
        <ChoiceGroup legend={checkoutTexts.addressIntro} error={form.errors['address']}>
          {addresses.map(({ value, recipient, lines }) => (
            <Choice
              key={value}
              id={value === first?.value ? fieldId('address') : undefined}
              type="radio"
              name="address"
              value={value}
              label={recipient}
              hint={[...(value === 'invoice' ? [checkoutTexts.invoiceAddress] : []), ...lines].join(', ')}
              defaultChecked={value === chosen}
            />
          ))}
          <Choice
            id={first === undefined ? fieldId('address') : undefined}
            type="radio"
            name="address"
            value={newAddress}
            label={checkoutTexts.newAddress}
            defaultChecked={chosen === newAddress}
          />
        </ChoiceGroup>
        <div className={styles.typed}>
          <FormField form={form} name="recipient" autoComplete="organization" required />
          <CountryField form={form} />
          <AddressFields form={form} />
          <Choice
            label={checkoutTexts.keepAddress}
            name="keepAddress"
            value="1"
            defaultChecked={form.values['keepAddress'] === '1'}
          />
        </div>
        <div className={styles.update}>
          <p className={styles.hint}>
            {checkoutTexts.updateHint} <noscript>{checkoutTexts.updateWithoutScript}</noscript>
          </p>
          {/* The first button of the form, so Enter in a field shows the result and orders nothing. */}
          <Button type="submit" name="action" value="update">
            {checkoutTexts.update}
          </Button>
        </div>
      </div>
    </Section>
  );
}
