import type { ShipPage as Page } from '#contract/office/order-forms.ts';
import type { Frame } from '#contract/page.ts';
import { carrierNames } from '#text/ordering/carriers.ts';
import { officeOrderTexts } from '#text/staff/order.ts';
import { shipTexts as texts } from '#text/staff/order-forms.ts';
import { FieldRow } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Choice } from '../../ui/Choice.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { CountLines } from './CountLines.tsx';
import { countNames } from './count-names.ts';
import styles from './OrderForm.module.css';
import { OrderForm } from './OrderForm.tsx';

type Props = { readonly page: Page; readonly frame: Frame };

export function ShipPage({ page, frame: { csrfToken } }: Props) {
  const { form, lines, address, carriers, today } = page;
  return (
    <OrderForm
      page={page}
      title={texts.title(page.number)}
      crumb={texts.crumb}
      csrfToken={csrfToken}
      submit={texts.submit}
      names={{
        carrier: texts.carrier,
        day: texts.day,
        code: texts.code,
        ...countNames(lines, texts.amountOf),
      }}
      reasonHint={officeOrderTexts.reasonHint.other}
    >
      <div>
        <p className={styles.soft}>{texts.to}</p>
        <p className={styles.address}>{address.join('\n')}</p>
      </div>
      <CountLines
        legend={texts.what}
        lines={lines.map((line) => ({ ...line, more: texts.left(line.left, line.amount), count: line.left }))}
        form={form}
        name={texts.amountOf}
        gone={texts.gone}
      />
      <FieldRow>
        <SelectField
          id={fieldId('carrier')}
          label={texts.carrier}
          name="carrier"
          defaultValue={form.values['carrier']}
          error={form.errors['carrier']}
        >
          {carriers.map((carrier) => (
            <option key={carrier} value={carrier}>
              {carrierNames[carrier]}
            </option>
          ))}
        </SelectField>
        <TextField
          id={fieldId('day')}
          label={texts.day}
          name="day"
          type="date"
          max={today}
          hint={texts.dayHint}
          defaultValue={form.values['day'] ?? today}
          error={form.errors['day']}
        />
      </FieldRow>
      <TextField
        id={fieldId('code')}
        label={texts.code}
        name="code"
        hint={texts.codeHint}
        defaultValue={form.values['code']}
        error={form.errors['code']}
        maxLength={60}
        autoComplete="off"
      />
      <Choice
        name="last"
        value="1"
        label={texts.isLast}
        hint={page.isOnAccount ? texts.isLastHint.onAccount : texts.isLastHint.prepaid}
        defaultChecked={form.values['last'] === '1'}
      />
    </OrderForm>
  );
}
