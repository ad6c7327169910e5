import { officeRooms } from '#contract/office/page.ts';
import type { OfficeOwnDiscountPage } from '#contract/office/prices.ts';
import type { Frame } from '#contract/page.ts';
import { customersTexts } from '#text/staff/customers.ts';
import { discountsTexts, ownDiscountTexts as texts } from '#text/staff/discounts.ts';
import { formatPercent } from '#text/staff/prices.ts';
import { Actions, FieldRow, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../../ui/Choice.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Parts } from '../frame/Parts.tsx';
import { DiscountSteps } from '../prices/DiscountSteps.tsx';

type Props = { readonly page: OfficeOwnDiscountPage; readonly frame: Frame };

const { path } = officeRooms.customers;

export function OwnDiscountPage({ page, frame: { csrfToken } }: Props) {
  const { company, groupPercent, discounts, canChange, form, notice, problem } = page;
  const address = `${path}/${company.id}/korting`;
  return (
    <OfficePage
      title={texts.title}
      aside={company.name}
      notice={notice}
      above={
        <Breadcrumb
          trail={[
            { href: path, label: customersTexts.title },
            { href: `${path}/${company.id}`, label: company.name },
          ]}
          current={texts.title}
        />
      }
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <FormMessages form={form} />
      <p>{texts.intro(company.group, formatPercent(groupPercent))}</p>
      <Parts
        main={
          discounts.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            discounts.map(({ code, name, steps }) => (
              <Section key={code} title={`${code} ${name}`}>
                <DiscountSteps steps={steps} withdrawAt={canChange ? address : null} csrfToken={csrfToken} />
              </Section>
            ))
          )
        }
        side={
          canChange ? (
            <ChangeForm page={page} address={address} csrfToken={csrfToken} />
          ) : (
            <p>{texts.readOnly}</p>
          )
        }
      />
    </OfficePage>
  );
}

type FormProps = Pick<Props, 'page'> & { readonly address: string; readonly csrfToken: string };

function ChangeForm({ page: { form, products, today, seen }, address, csrfToken }: FormProps) {
  const { fields, kinds } = texts;
  return (
    <Section title={texts.form}>
      <Form action={address} csrfToken={csrfToken}>
        <input type="hidden" name="seen" value={seen} />
        <SelectField
          id={fieldId('product')}
          label={fields.product}
          name="product"
          defaultValue={form.values['product'] ?? ''}
          error={form.errors['product']}
          required
        >
          <option value="">{discountsTexts.choose}</option>
          {products.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${code} ${name}`}
            </option>
          ))}
        </SelectField>
        <ChoiceGroup legend={fields.kind} error={form.errors['kind']}>
          {(['own', 'group'] as const).map((kind, index) => (
            <Choice
              key={kind}
              id={index === 0 ? fieldId('kind') : undefined}
              type="radio"
              name="kind"
              value={kind}
              label={kinds[kind]}
              defaultChecked={(form.values['kind'] ?? 'own') === kind}
            />
          ))}
        </ChoiceGroup>
        <TextField
          id={fieldId('percent')}
          label={fields.percent}
          hint={texts.percentHint}
          suffix="%"
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          defaultValue={form.values['percent']}
          error={form.errors['percent']}
        />
        <FieldRow>
          <TextField
            id={fieldId('validFrom')}
            label={fields.validFrom}
            type="date"
            name="validFrom"
            min={today}
            defaultValue={form.values['validFrom']}
            error={form.errors['validFrom']}
            required
          />
          <TextField
            id={fieldId('until')}
            label={fields.until}
            type="date"
            name="until"
            min={today}
            defaultValue={form.values['until']}
            error={form.errors['until']}
          />
        </FieldRow>
        <p>{texts.untilHint}</p>
        <Actions>
          <Button kind="order" type="submit">
            {texts.submit}
          </Button>
        </Actions>
      </Form>
    </Section>
  );
}
