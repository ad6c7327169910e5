import { Fragment } from 'react';
import type { Meanwhile, OfficeCustomerFormPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { formTexts } from '#text/account/fields.ts';
import { customerFormTexts as texts } from '#text/staff/customer-forms.ts';
import { customersTexts } from '#text/staff/customers.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Sheet } from '../frame/Sheet.tsx';
import styles from './CustomerFormPage.module.css';
import { fieldsOf } from './customer-fields.tsx';

type Props = { readonly page: OfficeCustomerFormPage; readonly frame: Frame };

/** Every form about a customer: what it is called, what it says first, its fields, and one button. */
export function CustomerFormPage({ page, frame: { csrfToken } }: Props) {
  const { kind, customer, form, seen, meanwhile, taken } = page;
  const rooms = officeRooms.customers.path;
  const home = customer === null ? rooms : `${rooms}/${customer.id}`;
  const title = customerFormTitle(page);
  const intro = texts.intros[kind];
  const Fields = fieldsOf[kind];
  const trail = [
    { href: rooms, label: customersTexts.title },
    ...(customer === null ? [] : [{ href: home, label: customer.company }]),
  ];
  return (
    <OfficePage title={title} above={<Breadcrumb trail={trail} current={nameOf(page)} />}>
      <Sheet>
        {intro !== null && <p>{intro}</p>}
        {meanwhile === null ? (
          <FormMessages form={form} />
        ) : (
          <Changed meanwhile={meanwhile} notice={form.notice ?? ''} />
        )}
        {taken !== null && (
          <p>
            <a href={`${rooms}/${taken.id}`} className={styles.holder}>
              {texts.toHolder(taken.company)}
            </a>
          </p>
        )}
        <Form action={home + addressOf(page)} csrfToken={csrfToken}>
          {seen !== null && <input type="hidden" name="seen" value={seen} />}
          <Fields page={page} />
          <Actions>
            <Button kind="order" type="submit">
              {texts.submit[kind]}
            </Button>
            <a href={home}>{formTexts.cancel}</a>
          </Actions>
        </Form>
      </Sheet>
    </OfficePage>
  );
}

/** With the name of whom or what it changes, so that two tabs are told apart. */
export function customerFormTitle({ kind, customer, subject }: OfficeCustomerFormPage): string {
  const about = subject?.name ?? customer?.company;
  const name = nameOf({ kind, subject });
  return about === undefined ? name : `${name}: ${about}`;
}

function nameOf({ kind, subject }: Pick<OfficeCustomerFormPage, 'kind' | 'subject'>): string {
  return kind === 'address' && subject === null ? texts.newAddress : texts.titles[kind];
}

const words = { new: 'nieuw', company: 'wijzigen', terms: 'voorwaarden', invite: 'mensen/nieuw' } as const;

function addressOf({ kind, subject }: OfficeCustomerFormPage): string {
  if (kind === 'person') return `/mensen/${subject?.id}`;
  if (kind === 'address') return `/adressen/${subject?.id ?? 'nieuw'}`;
  return `/${words[kind]}`;
}

function Changed({ meanwhile, notice }: { readonly meanwhile: Meanwhile; readonly notice: string }) {
  const { by, changes } = meanwhile;
  return (
    <Message kind="error" title={notice}>
      <div className={styles.meanwhile}>
        {changes.length === 0 ? (
          <p>{texts.meanwhileUnknown}</p>
        ) : (
          <Fragment>
            <p>{texts.meanwhileBy(by)}</p>
            <ul>
              {changes.map(({ field, before, after }) => (
                <li key={field}>{texts.meanwhileChange(field, before, after)}</li>
              ))}
            </ul>
          </Fragment>
        )}
        <p>{texts.sendAgain}</p>
      </div>
    </Message>
  );
}
