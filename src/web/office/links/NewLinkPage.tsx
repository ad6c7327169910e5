import type { OfficeNewLinkPage } from '#contract/office/links.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { maxName, maxTypedNumber } from '#domain/business/limits.ts';
import { maxPaidDescription } from '#domain/payment/payment-subject.ts';
import { linksTexts, newLinkTexts as texts } from '#text/staff/links.ts';
import { Actions, FieldRow, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Sheet } from '../frame/Sheet.tsx';

type Props = { readonly page: OfficeNewLinkPage; readonly frame: Frame };

const { path } = officeRooms.links;

/** Both kinds stand there: without script nothing could be hidden, and the choice says which counts. */
export function NewLinkPage({ page: { form }, frame: { csrfToken } }: Props) {
  const field = (name: keyof typeof texts.fields) => ({
    id: fieldId(name),
    name,
    label: texts.fields[name],
    defaultValue: form.values[name],
    error: form.errors[name],
    autoComplete: 'off',
  });
  const what = form.values['what'] ?? 'number';
  return (
    <OfficePage
      title={texts.title}
      above={<Breadcrumb trail={[{ href: path, label: linksTexts.title }]} current={texts.title} />}
    >
      <Sheet>
        <p>{texts.intro}</p>
        <FormMessages form={form} names={texts.fields} />
        <Form action={`${path}/nieuw`} csrfToken={csrfToken}>
          <input type="hidden" name="key" value={form.values['key'] ?? ''} />
          <ChoiceGroup legend={texts.what}>
            <Choice
              type="radio"
              name="what"
              value="number"
              label={texts.forNumber}
              defaultChecked={what !== 'amount'}
            />
            <Choice
              type="radio"
              name="what"
              value="amount"
              label={texts.forAmount}
              defaultChecked={what === 'amount'}
            />
          </ChoiceGroup>
          <TextField hint={texts.hints.number} maxLength={maxTypedNumber} {...field('number')} />
          <FieldRow>
            <TextField inputMode="decimal" suffix="€" {...field('amount')} />
            <TextField
              hint={texts.hints.description}
              maxLength={maxPaidDescription}
              {...field('description')}
            />
          </FieldRow>
          <TextField hint={texts.hints.days} inputMode="numeric" {...field('days')} />
          <FieldRow>
            <TextField hint={texts.hints.email} type="email" {...field('email')} />
            <TextField hint={texts.hints.contact} maxLength={maxName} {...field('contact')} />
          </FieldRow>
          <Actions>
            <Button kind="order" type="submit">
              {texts.submit}
            </Button>
            <a href={path}>{texts.cancel}</a>
          </Actions>
        </Form>
      </Sheet>
    </OfficePage>
  );
}
