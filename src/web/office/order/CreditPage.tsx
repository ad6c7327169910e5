import type { CreditPage as Page } from '#contract/office/order-forms.ts';
import type { Frame } from '#contract/page.ts';
import { cents } from '#domain/money/cents.ts';
import { creditTexts as texts } from '#text/staff/order-forms.ts';
import { fieldId } from '../../forms/field-id.ts';
import { Choice, ChoiceGroup } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CountLines } from './CountLines.tsx';
import { countNames } from './count-names.ts';
import { OrderForm } from './OrderForm.tsx';

type Props = { readonly page: Page; readonly frame: Frame };

export function CreditPage({ page, frame: { csrfToken } }: Props) {
  const { form, lines, invoice, leftCents, refundableCents } = page;
  return (
    <OrderForm
      page={page}
      title={texts.title(page.number)}
      crumb={texts.crumb}
      csrfToken={csrfToken}
      submit={texts.submit}
      names={{ amount: texts.amount, money: texts.moneyName, ...countNames(lines, texts.amountOf) }}
      reasonHint={texts.reasonHint}
    >
      <input type="hidden" name="invoice" value={invoice} />
      <p>{texts.left(invoice, cents(leftCents))}</p>
      <CountLines
        legend={texts.lines}
        lines={lines.map((line) => ({
          ...line,
          more: `${texts.ofLeft(line.left)} · ${texts.piece(cents(line.unitCents))}`,
          count: 0,
        }))}
        form={form}
        name={texts.amountOf}
        gone={texts.gone}
      />
      <TextField
        id={fieldId('amount')}
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        hint={texts.amountHint}
        defaultValue={form.values['amount']}
        error={form.errors['amount']}
        autoComplete="off"
      />
      {refundableCents > 0 && <MoneyBack form={form} refundableCents={refundableCents} />}
    </OrderForm>
  );
}

// Neither is chosen beforehand.
function MoneyBack({ form, refundableCents }: Pick<Page, 'form' | 'refundableCents'>) {
  const chosen = form.values['money'];
  return (
    <ChoiceGroup legend={texts.money} error={form.errors['money']}>
      <Choice
        id={fieldId('money')}
        type="radio"
        name="money"
        value="back"
        label={texts.back}
        hint={texts.received(cents(refundableCents))}
        defaultChecked={chosen === 'back'}
      />
      <Choice type="radio" name="money" value="keep" label={texts.keep} defaultChecked={chosen === 'keep'} />
    </ChoiceGroup>
  );
}
