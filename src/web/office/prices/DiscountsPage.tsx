import { mostCounted } from '#contract/office/orders.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { OfficeDiscountsPage } from '#contract/office/prices.ts';
import type { Frame } from '#contract/page.ts';
import { discountsTexts as texts } from '#text/staff/discounts.ts';
import { pricesTexts } from '#text/staff/prices.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Parts } from '../frame/Parts.tsx';
import { DiscountSteps } from './DiscountSteps.tsx';
import styles from './Prices.module.css';

type Props = { readonly page: OfficeDiscountsPage; readonly frame: Frame };

const path = `${officeRooms.prices.path}/kortingen`;

export function DiscountsPage({ page, frame: { csrfToken } }: Props) {
  const { groups, form, notice, problem } = page;
  return (
    <OfficePage
      title={texts.title}
      aside={texts.aside}
      notice={notice}
      above={
        <Breadcrumb
          trail={[{ href: officeRooms.prices.path, label: pricesTexts.title }]}
          current={texts.title}
        />
      }
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <FormMessages form={form} />
      <Parts
        main={groups.map(({ group, companies, steps }) => (
          <Section key={group} title={texts.group(group)} intro={texts.companies(companies, mostCounted)}>
            <DiscountSteps steps={steps} withdrawAt={path} csrfToken={csrfToken} />
          </Section>
        ))}
        side={<ChangeForm page={page} csrfToken={csrfToken} />}
      />
    </OfficePage>
  );
}

function ChangeForm({ page, csrfToken }: { readonly page: OfficeDiscountsPage; readonly csrfToken: string }) {
  const { groups, form, today, seen } = page;
  return (
    <Section title={texts.form}>
      <p className={styles.note}>{texts.formIntro}</p>
      <Form action={path} csrfToken={csrfToken}>
        <input type="hidden" name="seen" value={seen} />
        <SelectField
          id={fieldId('group')}
          label={texts.fields.group}
          name="group"
          defaultValue={form.values['group'] ?? ''}
          error={form.errors['group']}
          required
        >
          <option value="">{texts.choose}</option>
          {groups.map(({ group }) => (
            <option key={group} value={group}>
              {texts.group(group)}
            </option>
          ))}
        </SelectField>
        <TextField
          id={fieldId('percent')}
          label={texts.fields.percent}
          suffix="%"
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          defaultValue={form.values['percent']}
          error={form.errors['percent']}
          required
        />
        <TextField
          id={fieldId('validFrom')}
          label={texts.fields.validFrom}
          type="date"
          name="validFrom"
          min={today}
          defaultValue={form.values['validFrom']}
          error={form.errors['validFrom']}
          required
        />
        <Actions>
          <Button kind="order" type="submit">
            {texts.submit}
          </Button>
        </Actions>
      </Form>
    </Section>
  );
}
