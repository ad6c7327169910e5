import type { FormState } from '#contract/form-state.ts';
import { officeRooms } from '#contract/office/page.ts';
import {
  type OfficeTransferPage,
  type OpenItemData,
  partField,
  partNumber,
} from '#contract/office/payments.ts';
import type { Frame } from '#contract/page.ts';
import { maxBankWords, maxSearch } from '#domain/business/limits.ts';
import { amountCell } from '#domain/csv/csv.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDate } from '#text/format/date.ts';
import { paymentsTexts } from '#text/staff/payments.ts';
import { transferTexts as texts } from '#text/staff/transfers.ts';
import { Actions, FieldRow, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';

type Props = { readonly page: OfficeTransferPage; readonly frame: Frame };

const { path } = officeRooms.payments;
const { fields } = texts;

// Of a number that is no longer open there is no field any more, and still its fault.
function namesIn(errors: FormState['errors']): Readonly<Record<string, string>> {
  const parts = Object.keys(errors).flatMap((name) => {
    const number = partNumber(name);
    return number === null ? [] : [[name, texts.part(number)]];
  });
  return { ...fields, ...Object.fromEntries(parts) };
}

export function TransferPage({ page, frame: { csrfToken } }: Props) {
  const { search, items, form, isSpread } = page;
  const field = (name: string) => ({
    id: fieldId(name),
    name,
    defaultValue: form.values[name],
    error: form.errors[name],
    autoComplete: 'off',
  });
  return (
    <OfficePage
      title={texts.title}
      above={<Breadcrumb trail={[{ href: path, label: paymentsTexts.title }]} current={texts.title} />}
    >
      <p>{texts.intro}</p>
      <Section title={texts.search}>
        <search>
          <form method="get" action={`${path}/boeken`} className={styles.find}>
            <TextField
              label={texts.searchHint}
              type="search"
              name="zoek"
              maxLength={maxSearch}
              defaultValue={search}
            />
            <Button kind="move" type="submit">
              {texts.find}
            </Button>
          </form>
        </search>
      </Section>
      {isSpread && <Message kind="info">{texts.spreadDone}</Message>}
      <FormMessages form={form} names={namesIn(form.errors)} />
      <Section title={texts.title}>
        <Form action={`${path}/boeken`} csrfToken={csrfToken}>
          <input type="hidden" name="key" value={form.values['key'] ?? ''} />
          <input type="hidden" name="zoek" value={search} />
          <FieldRow>
            <TextField label={fields.bookedOn} type="date" {...field('bookedOn')} />
            <TextField label={fields.amount} inputMode="decimal" suffix="€" {...field('amount')} />
          </FieldRow>
          <FieldRow>
            <TextField label={fields.payer} maxLength={maxBankWords} {...field('payer')} />
            <TextField label={fields.description} maxLength={maxBankWords} {...field('description')} />
          </FieldRow>
          <h3>{texts.open}</h3>
          {items.length === 0 ? (
            <p>{search === '' ? texts.openFirst : texts.nothingOpen}</p>
          ) : (
            <ul>
              {items.map((item) => (
                <li key={item.number} className={styles.item}>
                  <OpenItem item={item} />
                  <TextField
                    label={texts.part(item.number)}
                    inputMode="decimal"
                    suffix="€"
                    placeholder={amountCell(cents(item.openCents))}
                    {...field(partField(item.number))}
                  />
                </li>
              ))}
            </ul>
          )}
          <Choice
            name="keepsRest"
            value="1"
            label={texts.keepsRest}
            defaultChecked={form.values['keepsRest'] === '1'}
          />
          <Actions>
            <Button kind="order" type="submit">
              {texts.submit}
            </Button>
            {items.length > 0 && (
              <Button type="submit" name="do" value="spread">
                {texts.spread}
              </Button>
            )}
            <a href={path}>{texts.cancel}</a>
          </Actions>
        </Form>
      </Section>
    </OfficePage>
  );
}

function OpenItem({ item }: { readonly item: OpenItemData }) {
  const { kind, number, company, reference, on, dueOn, openCents } = item;
  return (
    <div>
      <strong>
        {texts.kinds[kind]} {number}
      </strong>{' '}
      {texts.openAmount(euro(openCents))}
      <div className={styles.soft}>
        {[
          company,
          reference,
          texts.since(kind, formatDate(on)),
          dueOn === null ? '' : texts.due(formatDate(dueOn)),
        ]
          .filter((word) => word !== '')
          .join(' · ')}
      </div>
    </div>
  );
}
