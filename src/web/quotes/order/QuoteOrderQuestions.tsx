import { orderFields, otherWays, type QuoteOrderPage } from '#contract/quote/order.ts';
import { formatDate } from '#text/format/date.ts';
import { quoteOrderTexts as texts } from '#text/quotes/order.ts';
import { fieldId } from '../../forms/field-id.ts';
import { Choice, ChoiceGroup } from '../../ui/Choice.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './QuoteOrder.module.css';

type Props = { readonly page: QuoteOrderPage };

/** What is asked before anything is ordered: nothing is ordered twice or mixed without being said. */
export function QuoteOrderQuestions({ page }: Props) {
  const { inCart, others } = page;
  return (
    <>
      {inCart > 0 && <Message kind="info">{texts.inCart(inCart)}</Message>}
      {others > 0 && <Others page={page} />}
      <Twice page={page} />
    </>
  );
}

function Others({ page: { others, form } }: Props) {
  const chosen = form.values[orderFields.others];
  return (
    <div className={classNames(card.card, styles.question)}>
      <ChoiceGroup legend={texts.others(others)} error={form.errors[orderFields.others]}>
        <Choice
          id={fieldId(orderFields.others)}
          type="radio"
          name={orderFields.others}
          value={otherWays.aside}
          label={texts.aside}
          hint={texts.asideHint}
          defaultChecked={chosen === otherWays.aside}
          required
        />
        <Choice
          type="radio"
          name={orderFields.others}
          value={otherWays.along}
          label={texts.along}
          hint={texts.alongHint}
          defaultChecked={chosen === otherWays.along}
          required
        />
      </ChoiceGroup>
    </div>
  );
}

function Twice({ page: { orders, colleagues, form } }: Props) {
  if (orders.length === 0 && colleagues.length === 0) return null;
  return (
    <div className={classNames(card.card, styles.question)}>
      {orders.length > 0 && (
        <Message kind="info" title={texts.orderedTitle}>
          {orders.map(({ number, placedOn }) => (
            <p key={number}>
              <a href={`/bestelling/${number}`}>{texts.ordered(number, formatDate(placedOn))}</a>
            </p>
          ))}
        </Message>
      )}
      {colleagues.length > 0 && (
        <Message kind="info" title={texts.colleaguesTitle}>
          {texts.colleagues(colleagues)}
        </Message>
      )}
      <ChoiceGroup legend={texts.againLegend} error={form.errors[orderFields.again]}>
        <Choice
          id={fieldId(orderFields.again)}
          name={orderFields.again}
          value="1"
          label={texts.again}
          defaultChecked={form.values[orderFields.again] === '1'}
          required
        />
      </ChoiceGroup>
    </div>
  );
}
