import { exportKinds, type LongWorkData, type OfficeExportsPage } from '#contract/office/exports.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { exportKindNames, exportTexts as texts } from '#text/staff/bookkeeping.ts';
import { invoicesTexts } from '#text/staff/invoices.ts';
import { Actions, FieldRow, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../../ui/Choice.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Parts } from '../frame/Parts.tsx';
import styles from '../money/Money.module.css';

type Props = { readonly page: OfficeExportsPage; readonly frame: Frame };

const { path } = officeRooms.invoices;

export function ExportsPage({ page: { form, quarters, works }, frame: { csrfToken } }: Props) {
  const { values, errors } = form;
  return (
    <OfficePage
      title={texts.title}
      above={<Breadcrumb trail={[{ href: path, label: invoicesTexts.title }]} current={texts.title} />}
    >
      <FormMessages form={form} names={texts.fields} />
      <Parts
        main={
          <Section title={texts.submit} intro={texts.intro}>
            <Form action={`${path}/export`} csrfToken={csrfToken}>
              <ChoiceGroup legend={texts.fields.what} error={errors['what']}>
                {exportKinds.map((kind, index) => (
                  <Choice
                    key={kind}
                    id={index === 0 ? fieldId('what') : undefined}
                    type="radio"
                    name="what"
                    value={kind}
                    label={exportKindNames[kind]}
                    hint={texts.notes[kind]}
                    defaultChecked={values['what'] === kind}
                  />
                ))}
              </ChoiceGroup>
              <SelectField
                id={fieldId('quarter')}
                label={texts.fields.quarter}
                name="quarter"
                defaultValue={values['quarter'] ?? ''}
                error={errors['quarter']}
              >
                <option value="">{texts.noQuarter}</option>
                {quarters.map((quarter) => (
                  <option key={quarter} value={quarter}>
                    {texts.quarterName(quarter)}
                  </option>
                ))}
              </SelectField>
              <p className={styles.soft}>{texts.days}</p>
              <FieldRow>
                {(['from', 'until'] as const).map((name) => (
                  <TextField
                    key={name}
                    id={fieldId(name)}
                    label={texts.fields[name]}
                    type="date"
                    name={name}
                    defaultValue={values[name]}
                    error={errors[name]}
                  />
                ))}
              </FieldRow>
              <p className={styles.soft}>{texts.payouts}</p>
              <Actions>
                <Button kind="order" type="submit">
                  {texts.submit}
                </Button>
              </Actions>
            </Form>
          </Section>
        }
        side={
          <Section title={texts.works}>
            {works.length === 0 ? <p>{texts.noWorks}</p> : <Works works={works} />}
          </Section>
        }
      />
    </OfficePage>
  );
}

function Works({ works }: { readonly works: readonly LongWorkData[] }) {
  return (
    <ul>
      {works.map((work) => (
        <li key={work.id} className={styles.row}>
          <a href={`${path}/export/${work.id}`}>{work.what}</a>
          <span className={styles.about}>
            {[texts.statuses[work.status], formatDateTime(new Date(work.createdAt))].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
