import type { ReactNode } from 'react';
import type { OfficeOrderPage } from '#contract/office/order.ts';
import { formTexts } from '#text/account/fields.ts';
import { formatLongDay } from '#text/format/date.ts';
import { confirmNames, officeOrderTexts as texts } from '#text/staff/order.ts';
import { orderActionNames } from '#text/staff/order-actions.ts';
import { AddressFields, CountryField } from '../../forms/AddressFields.tsx';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { Facts } from '../frame/Parts.tsx';
import styles from './OrderDelivery.module.css';

type Props = { readonly page: OfficeOrderPage; readonly csrfToken: string };

export function OrderDelivery({ page, csrfToken }: Props) {
  const { dueOn, deliveryAddress, invoiceAddress, contact, reference, remarks, isNeutral } = page.order;
  const facts: (readonly [string, ReactNode])[] = [
    [texts.day, dueOn === null ? texts.noDay : formatLongDay(dueOn)],
    [texts.deliveryAddress, <Lines key="to" lines={deliveryAddress} />],
    ...(invoiceAddress === null
      ? []
      : [[texts.invoiceAddress, <Lines key="bill" lines={invoiceAddress} />] as const]),
    ...(contact === null
      ? []
      : [
          [
            texts.contact,
            <Lines key="who" lines={[page.order.orderedBy, contact.email, contact.phone]} />,
          ] as const,
        ]),
    ...(reference === '' ? [] : [[texts.reference, reference] as const]),
    ...(remarks === '' ? [] : [[texts.remarks, <Lines key="said" lines={remarks.split('\n')} />] as const]),
  ];
  return (
    <Section title={texts.delivery}>
      <Facts facts={facts} />
      {isNeutral && <p>{texts.neutral}</p>}
      <ChangeAddress page={page} csrfToken={csrfToken} />
    </Section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return <span className={styles.lines}>{lines.join('\n')}</span>;
}

function ChangeAddress({ page: { actions, address, seen, back }, csrfToken }: Props) {
  const change = actions.find(({ action }) => action === 'change_address');
  if (change === undefined) return null;
  return (
    <Ask
      label={orderActionNames.change_address}
      note={change.note}
      isOpen={back?.action === 'change_address' || address.isRestored}
    >
      <Form action={change.path} csrfToken={csrfToken}>
        <input type="hidden" name="seen" value={seen} />
        {address.isRestored && <Message kind="info">{formTexts.restored}</Message>}
        <FormField form={address} name="recipient" required />
        <CountryField form={address} />
        <AddressFields form={address} />
        <Actions>
          <Button type="submit" kind="move">
            {confirmNames.change_address}
          </Button>
        </Actions>
      </Form>
    </Ask>
  );
}
