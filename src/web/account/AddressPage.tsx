import type { AddressFormPage } from '#contract/account-page.ts';
import type { Frame } from '#contract/page.ts';
import { addressTexts } from '#text/account/account.ts';
import { formTexts } from '#text/account/fields.ts';
import { AddressFields, CountryField } from '../forms/AddressFields.tsx';
import { Actions, Form } from '../forms/Form.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Narrow } from './Narrow.tsx';

type Props = { readonly page: AddressFormPage; readonly frame: Frame };

export function AddressPage({ page: { addressId, form }, frame }: Props) {
  const isNew = addressId === null;
  return (
    <Narrow title={isNew ? addressTexts.newTitle : addressTexts.editTitle} isPartOfAccount isRoomy>
      <FormMessages form={form} />
      <Form action={`/account/adressen/${addressId ?? 'nieuw'}`} csrfToken={frame.csrfToken}>
        <FormField form={form} name="recipient" autoComplete="organization" required />
        <CountryField form={form} />
        <AddressFields form={form} />
        <Choice
          label={addressTexts.isDefault}
          name="isDefault"
          value="1"
          defaultChecked={form.values['isDefault'] === '1'}
        />
        <Actions>
          <Button kind="move" type="submit">
            {addressTexts.submit}
          </Button>
          <a href="/account">{formTexts.cancel}</a>
        </Actions>
      </Form>
    </Narrow>
  );
}
