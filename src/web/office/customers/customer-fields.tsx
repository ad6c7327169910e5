import type { ComponentType } from 'react';
import type { CustomerFormKind, OfficeCustomerFormPage } from '#contract/office/customers.ts';
import { companyRoles } from '#domain/account/role.ts';
import { maxName } from '#domain/business/limits.ts';
import { addressTexts, countryNames } from '#text/account/account.ts';
import { fieldHints, fieldNames } from '#text/account/fields.ts';
import { companyRoleHints, companyRoleNames } from '#text/account/people.ts';
import { customerFormTexts as texts } from '#text/staff/customer-forms.ts';
import { AddressFields, CountryField } from '../../forms/AddressFields.tsx';
import { FieldRow } from '../../forms/Form.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormPart } from '../../forms/FormPart.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Choice } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FormSelect, MeasuringFields, TermFields } from './TermFields.tsx';

type Props = { readonly page: OfficeCustomerFormPage };

/** The fields of each kind of form. */
export const fieldsOf: Readonly<Record<CustomerFormKind, ComponentType<Props>>> = {
  new: NewCustomer,
  company: Company,
  terms: ({ page: { form } }) => <TermFields form={form} />,
  invite: Invitation,
  person: Person,
  address: Address,
};

function NewCustomer({ page }: Props) {
  const { form } = page;
  return (
    <>
      <FormPart legend={texts.parts.company}>
        <CompanyFields page={page} vatHint={fieldHints.vatId} />
      </FormPart>
      <FormPart legend={texts.parts.address}>
        <p>{texts.parts.addressNote}</p>
        <AddressFields form={form} />
      </FormPart>
      <FormPart legend={texts.parts.person}>
        <FieldRow>
          <FormField form={form} name="contact" autoComplete="off" required />
          <FormField form={form} name="phone" type="tel" autoComplete="off" required />
        </FieldRow>
        <FormField form={form} name="email" type="email" autoComplete="off" required />
        <MeasuringFields form={form} />
      </FormPart>
      <FormPart legend={texts.parts.terms}>
        <TermFields form={form} />
      </FormPart>
    </>
  );
}

function Company({ page }: Props) {
  return (
    <>
      <FormPart legend={texts.parts.company}>
        <CompanyFields page={page} vatHint={texts.vatHint} />
      </FormPart>
      <FormPart legend={texts.parts.invoiceAddress}>
        <FormField form={page.form} name="recipient" autoComplete="off" required />
        <AddressFields form={page.form} />
      </FormPart>
    </>
  );
}

function CompanyFields({ page, vatHint }: Props & { readonly vatHint: string }) {
  const { form, isVatRefused } = page;
  const countries = Object.entries(countryNames).map(([value, label]) => ({ value, label }));
  return (
    <>
      <FieldRow>
        <FormField form={form} name="company" autoComplete="off" required />
        <FormSelect form={form} name="country" options={countries} hint={texts.countryHint} />
      </FieldRow>
      <FieldRow>
        <FormField form={form} name="companyNumber" autoComplete="off" required />
        <TextField
          id={fieldId('vatId')}
          label={fieldNames.vatId}
          hint={vatHint}
          error={form.errors['vatId']}
          name="vatId"
          autoComplete="off"
          defaultValue={form.values['vatId']}
        />
      </FieldRow>
      {isVatRefused && <Choice label={texts.keepAnyway} name="unconfirmed" value="1" />}
    </>
  );
}

function Invitation({ page: { form } }: Props) {
  return (
    <>
      <FormField form={form} name="name" autoComplete="off" maxLength={maxName} required />
      <FormField form={form} name="email" type="email" autoComplete="off" required />
      <FormSelect
        form={form}
        name="role"
        options={[{ value: '', label: texts.chooseRole }, ...roleOptions]}
      />
    </>
  );
}

function Person({ page: { form } }: Props) {
  return (
    <>
      <FormField form={form} name="name" autoComplete="off" maxLength={maxName} required />
      <TextField
        id={fieldId('phone')}
        label={fieldNames.phone}
        hint={texts.phoneHint}
        error={form.errors['phone']}
        name="phone"
        type="tel"
        autoComplete="off"
        defaultValue={form.values['phone']}
      />
      <FormSelect form={form} name="role" options={roleOptions} />
      <MeasuringFields form={form} />
    </>
  );
}

const roleOptions = companyRoles.map((value) => ({
  value,
  label: `${companyRoleNames[value]}: ${companyRoleHints[value]}`,
}));

function Address({ page: { form } }: Props) {
  return (
    <>
      <FormField form={form} name="recipient" autoComplete="off" required />
      <CountryField form={form} />
      <AddressFields form={form} />
      <Choice
        label={addressTexts.isDefault}
        name="isDefault"
        value="1"
        defaultChecked={form.values['isDefault'] === '1'}
      />
    </>
  );
}
