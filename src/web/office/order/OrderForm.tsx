import type { ReactNode } from 'react';
import type { OrderFormPage } from '#contract/office/order-forms.ts';
import { officeRooms } from '#contract/office/page.ts';
import { maxReason } from '#domain/business/limits.ts';
import { describeFault } from '#text/account/fields.ts';
import { roomNames } from '#text/staff/office.ts';
import { officeOrderTexts } from '#text/staff/order.ts';
import { orderFormTexts } from '#text/staff/order-forms.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { ReadFirst } from '../../forms/ReadFirst.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Sheet } from '../frame/Sheet.tsx';
import { InvoiceChoices } from './InvoiceChoices.tsx';
import styles from './OrderForm.module.css';

type Props = {
  readonly page: OrderFormPage;
  readonly title: string;
  // The same without the number, which stands before it.
  readonly crumb: string;
  readonly csrfToken: string;
  readonly submit: string;
  // What its fields are called, but for the reason.
  readonly names: Readonly<Record<string, string>>;
  // For whom the reason is.
  readonly reasonHint: string;
  readonly children: ReactNode;
};

/** The frame of what is done to an order on a page of its own: what it will do, the form, and the way back. */
export function OrderForm(props: Props) {
  const { page, title, crumb, csrfToken, submit, names, reasonHint, children } = props;
  const { number, company, path, closed, note, asksReason, invoices, seen, key, form } = page;
  const isChosen = invoices.length === 0 || invoices.some((invoice) => invoice.isChosen);
  const order = `${officeRooms.orders.path}/${number}`;
  return (
    <OfficePage
      title={title}
      aside={company}
      above={
        <Breadcrumb
          trail={[
            { href: officeRooms.orders.path, label: roomNames.orders },
            { href: order, label: number },
          ]}
          current={crumb}
        />
      }
    >
      <Sheet>
        <Faults page={page} names={names} />
        {closed !== null && <Message kind="info">{closed}</Message>}
        {closed !== null && <a href={order}>{orderFormTexts.back}</a>}
        {closed === null && <p>{note}</p>}
        {closed === null && invoices.length > 0 && <InvoiceChoices invoices={invoices} />}
        {closed === null && !isChosen && <a href={order}>{orderFormTexts.back}</a>}
        {closed === null && isChosen && (
          <Form action={path} csrfToken={csrfToken}>
            <input type="hidden" name="seen" value={seen} />
            <input type="hidden" name="key" value={key} />
            {children}
            {asksReason && (
              <TextField
                id={fieldId('reason')}
                label={officeOrderTexts.reason}
                name="reason"
                hint={reasonHint}
                defaultValue={form.values['reason']}
                error={form.errors['reason']}
                maxLength={maxReason}
                autoComplete="off"
                required
              />
            )}
            <Actions>
              <Button kind="order" type="submit">
                {submit}
              </Button>
              <a href={order}>{orderFormTexts.back}</a>
            </Actions>
          </Form>
        )}
      </Sheet>
    </OfficePage>
  );
}

// What changed in between or is in the way, or what is wrong with a field, as a link to it.
function Faults({ page: { form, back }, names }: Pick<Props, 'page' | 'names'>) {
  const faults = Object.entries(form.errors);
  if (back === null && faults.length === 0) return <FormMessages form={form} />;
  return (
    <ReadFirst>
      <Message kind="error" title={back?.title ?? form.notice ?? ''}>
        <ul className={styles.faults}>
          {back?.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {faults.map(([name, error]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>
                {describeFault(name, error, { ...names, reason: officeOrderTexts.reason })}
              </a>
            </li>
          ))}
        </ul>
      </Message>
    </ReadFirst>
  );
}
