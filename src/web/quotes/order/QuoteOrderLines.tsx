import { orderFields, type QuoteOrderPage, type ReviewLine } from '#contract/quote/order.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDay } from '#text/format/date.ts';
import { formatSize } from '#text/format/measure.ts';
import { formatEuro } from '#text/format/money.ts';
import { cartText } from '#text/ordering/cart.ts';
import { quoteOrderTexts as texts } from '#text/quotes/order.ts';
import { fieldId } from '../../forms/field-id.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ChoiceGroup } from '../../ui/Choice.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useGroupError } from '../../ui/group-error.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './QuoteOrderLines.module.css';

type Props = { readonly page: QuoteOrderPage };

/** Every screen of the quote with what it was and what it is now; only what can be made can be ticked. */
export function QuoteOrderLines({ page: { lines, ownLines, unit, form } }: Props) {
  const first = lines.find(({ now }) => now !== null);
  return (
    <div className={classNames(card.card, styles.card)}>
      <ChoiceGroup legend={texts.lines} error={form.errors[orderFields.line]}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} unit={unit} isFirst={line === first} />
          ))}
        </ul>
      </ChoiceGroup>
      {ownLines > 0 && <p className={styles.soft}>{texts.ownLines(ownLines)}</p>}
    </div>
  );
}

type LineProps = { readonly line: ReviewLine; readonly unit: Unit; readonly isFirst: boolean };

function Line({ line, unit, isFirst }: LineProps) {
  const { id, now, shownUnitCents } = line;
  const boxId = isFirst ? fieldId(orderFields.line) : `line-${id}`;
  const state = useGroupError(undefined);
  const size = formatSize(millimetres(line.totalWidth), millimetres(line.totalHeight), unit);
  return (
    <li className={styles.line}>
      <input
        {...state}
        id={boxId}
        type="checkbox"
        name={orderFields.line}
        value={id}
        defaultChecked={line.isTicked}
        disabled={now === null}
        className={styles.box}
      />
      <label htmlFor={boxId} className={styles.what}>
        <span className={styles.name}>
          {texts.lineLabel(line.amount, line.name)} <Badge>{line.code}</Badge>
        </span>
        <span className={styles.soft}>
          {[line.boxLabel, cartText.makes(size)].filter((part) => part !== '').join(' · ')}
        </span>
      </label>
      {now === null ? <Impossible line={line} /> : <Prices line={line} now={now} />}
      {line.unitCents !== null && <input type="hidden" name={orderFields.shown(id)} value={line.unitCents} />}
      {shownUnitCents !== null && (
        <div className={styles.note}>
          <Message kind="info">{texts.justShown(formatEuro(cents(shownUnitCents)))}</Message>
        </div>
      )}
    </li>
  );
}

function Prices({ line, now }: Pick<LineProps, 'line'> & { readonly now: NonNullable<ReviewLine['now']> }) {
  const { before, deliveryDate } = line;
  const isOther = now.netCents !== before.netCents;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.inQuote}</dt>
        <dd>{formatEuro(cents(before.netCents))}</dd>
      </div>
      <div>
        <dt>{texts.today}</dt>
        <dd>
          <strong>{formatEuro(cents(now.netCents))}</strong>
          {isOther && (
            <>
              {' '}
              <Badge kind="attention">{difference(before.netCents, now.netCents)}</Badge>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.margin}</dt>
        <dd>
          {formatEuro(cents(now.marginCents))}
          {isOther && (
            <span className={styles.soft}> {texts.marginWas(formatEuro(cents(before.marginCents)))}</span>
          )}
        </dd>
      </div>
      {deliveryDate !== null && (
        <div>
          <dt>{texts.delivery}</dt>
          <dd>{formatDay(deliveryDate)}</dd>
        </div>
      )}
    </dl>
  );
}

function Impossible({ line }: Pick<LineProps, 'line'>) {
  return (
    <div className={styles.note}>
      <Message kind="error" title={texts.impossible}>
        {[...line.problems, texts.impossibleHint].map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Message>
    </div>
  );
}

/** '€ 3,50 meer' */
export function difference(before: number, now: number): string {
  const amount = formatEuro(cents(Math.abs(now - before)));
  return now > before ? texts.more(amount) : texts.less(amount);
}
