import { type CartLineData, cartAnchors } from '#contract/cart-page.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDay } from '#text/format/date.ts';
import { formatSize } from '#text/format/measure.ts';
import { formatEuro } from '#text/format/money.ts';
import { cartText } from '#text/ordering/cart.ts';
import { deliveryTexts } from '#text/ordering/delivery.ts';
import { ScreenDrawing } from '../drawings/ScreenDrawing.tsx';
import { productPath } from '../product-path.ts';
import { Badge } from '../ui/Badge.tsx';
import { Message } from '../ui/Message.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AmountForm } from './AmountForm.tsx';
import styles from './CartLine.module.css';
import type { CartForms } from './cart-forms.ts';
import { LineActions } from './LineActions.tsx';
import { LineDetails } from './LineDetails.tsx';

type Props = {
  readonly line: CartLineData;
  readonly unit: Unit;
  // Null where a line is only looked at.
  readonly forms: CartForms | null;
  // Where its drawing is fetched from.
  readonly place?: string;
};

/** One row of the cart. Its parts are always there, so that the script can renew one without the others. */
export function CartLine({ line, unit, forms, place = '/winkelwagen' }: Props) {
  const { timestamp, boxLabel, colour, deliveryDate } = line;
  const size = formatSize(millimetres(line.totalWidth), millimetres(line.totalHeight), unit);
  return (
    <li className={styles.line} id={cartAnchors.line(timestamp)}>
      <div className={styles.drawing}>
        {line.drawing === 'later' && (
          // What it shows stands beside it in words.
          <img src={`${place}/${timestamp}/tekening.svg`} alt="" loading="lazy" decoding="async" />
        )}
        {line.drawing !== null && line.drawing !== 'later' && (
          <ScreenDrawing drawing={drawingOf(line.drawing, 'plain')} />
        )}
      </div>
      <div className={styles.what}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            {line.name} <Badge>{line.code}</Badge>
          </h2>
          {boxLabel !== '' && (
            <p className={styles.boxLabel}>
              <VisuallyHidden>{cartText.boxLabel}</VisuallyHidden> {boxLabel}
            </p>
          )}
        </div>
        <p className={styles.facts}>
          <span className={styles.makes}>{cartText.makes(size)}</span>
          {line.reference !== '' && line.reference !== line.quote && (
            <span className={styles.reference}>
              <VisuallyHidden>{cartText.reference}</VisuallyHidden> {line.reference}
            </span>
          )}
          {colour !== null && forms === null && <span>{colour.label}</span>}
          {colour !== null && forms !== null && (
            <a
              className={styles.colour}
              href={`${productPath(line.code)}?edit=${timestamp}&stap=${colour.step}`}
              aria-label={cartText.otherColour(colour.label, line.name, boxLabel)}
            >
              {colour.label}
            </a>
          )}
          {line.quote !== null && <a href={`/offertes/${line.quote}`}>{cartText.fromQuote(line.quote)}</a>}
        </p>
      </div>
      {forms === null ? <Amount amount={line.amount} /> : <AmountForm line={line} forms={forms} />}
      <p className={styles.delivery}>
        {deliveryDate !== null && (
          <>
            <span className={styles.word}>{deliveryTexts.name}</span> {formatDay(deliveryDate)}
          </>
        )}
      </p>
      <p className={styles.price}>
        <strong>{formatEuro(cents(line.lineCents))}</strong>
        <span className={styles.soft}>{cartText.perPiece(formatEuro(cents(line.unitCents)))}</span>
      </p>
      <div className={styles.notes}>
        <LineNotes line={line} />
      </div>
      <div className={styles.more}>
        {forms !== null && <LineActions line={line} forms={forms} />}
        <LineDetails line={line} forms={forms} />
      </div>
    </li>
  );
}

function Amount({ amount }: Pick<CartLineData, 'amount'>) {
  return (
    <p className={styles.amount}>
      <span className={styles.word}>{cartText.amount}</span> {amount}
    </p>
  );
}

function LineNotes({ line }: Pick<Props, 'line'>) {
  const { formerUnitCents, problems } = line;
  return (
    <>
      {line.note !== null && <Message kind="ok">{line.note}</Message>}
      {!line.isPossible && (
        <Message kind="error" title={cartText.notPossible}>
          {[...problems, cartText.notPossibleHint].map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Message>
      )}
      {formerUnitCents !== null && (
        <Message kind="info">
          {cartText.newPrice(formatEuro(cents(formerUnitCents)), formatEuro(cents(line.unitCents)))}
        </Message>
      )}
    </>
  );
}
