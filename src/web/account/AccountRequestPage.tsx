import type { AccountRequestPage as Page } from '#contract/account-page.ts';
import type { FormState } from '#contract/form-state.ts';
import type { Frame } from '#contract/page.ts';
import { maxRemarks } from '#domain/cart/terms.ts';
import { requestTexts } from '#text/account/account.ts';
import { fieldHints, fieldNames } from '#text/account/fields.ts';
import { AddressFields, CountryField } from '../forms/AddressFields.tsx';
import { Actions, FieldRow, Form } from '../forms/Form.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { FormPart } from '../forms/FormPart.tsx';
import { fieldId } from '../forms/field-id.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../ui/Choice.tsx';
import { TextAreaField } from '../ui/Field.tsx';
import { DemoMailPointer } from './DemoMailPointer.tsx';
import { Narrow } from './Narrow.tsx';

type Props = { readonly page: Page; readonly frame: Frame };

export function AccountRequestPage({ page, frame }: Props) {
  if (page.isSent) return <Sent isMailCaptured={page.isMailCaptured} />;
  const { form } = page;
  return (
    <Narrow title={requestTexts.title} intro={requestTexts.intro} isRoomy>
      <FormMessages form={form} />
      <Form action="/account-aanvragen" csrfToken={frame.csrfToken}>
        <FormPart legend={requestTexts.company}>
          <FieldRow>
            <FormField form={form} name="company" autoComplete="organization" required />
            <CountryField form={form} />
          </FieldRow>
          <FieldRow>
            <FormField form={form} name="companyNumber" required />
            <FormField form={form} name="vatId" required />
          </FieldRow>
        </FormPart>
        <FormPart legend={requestTexts.address}>
          <AddressFields form={form} />
        </FormPart>
        <FormPart legend={requestTexts.person}>
          <FieldRow>
            <FormField form={form} name="contact" autoComplete="name" required />
            <FormField form={form} name="phone" type="tel" autoComplete="tel" required />
          </FieldRow>
          <FormField form={form} name="email" type="email" autoComplete="email" required />
          <TextAreaField
            id={fieldId('remarks')}
            label={fieldNames.remarks}
            hint={fieldHints.remarks}
            error={form.errors['remarks']}
            name="remarks"
            maxLength={maxRemarks}
            defaultValue={form.values['remarks']}
          />
        </FormPart>
        <Terms form={form} />
        <Actions>
          <Button kind="order" type="submit">
            {requestTexts.submit}
          </Button>
        </Actions>
      </Form>
    </Narrow>
  );
}

function Terms({ form }: { readonly form: FormState }) {
  return (
    <ChoiceGroup legend={requestTexts.termsLegend} error={form.errors['terms']}>
      <Choice
        id={fieldId('terms')}
        label={
          <>
            {requestTexts.termsBefore}
            <a href="/algemene-voorwaarden">{requestTexts.terms}</a>
            {requestTexts.termsAfter}
          </>
        }
        name="terms"
        value="1"
        required
        defaultChecked={form.values['terms'] === '1'}
      />
    </ChoiceGroup>
  );
}

function Sent({ isMailCaptured }: { readonly isMailCaptured: boolean }) {
  return (
    <Narrow title={requestTexts.sentTitle}>
      <p>{requestTexts.sent}</p>
      {isMailCaptured && <DemoMailPointer />}
      <Actions>
        <ButtonLink href="/">{requestTexts.toProducts}</ButtonLink>
      </Actions>
    </Narrow>
  );
}
