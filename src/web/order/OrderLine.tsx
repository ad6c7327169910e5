import type { OrderLineData } from '#contract/order-page.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDay } from '#text/format/date.ts';
import { formatSize } from '#text/format/measure.ts';
import { formatEuro } from '#text/format/money.ts';
import { deliveryTexts } from '#text/ordering/delivery.ts';
import { orderTexts } from '#text/ordering/order.ts';
import { ui } from '#text/pages/ui.ts';
import { ScreenDrawingFigure } from '../drawings/ScreenDrawingFigure.tsx';
import { Badge } from '../ui/Badge.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Photos } from '../ui/Photos.tsx';
import styles from './OrderLine.module.css';

type Props = { readonly line: OrderLineData; readonly unit: Unit };

export function OrderLine({ line, unit }: Props) {
  const size = formatSize(millimetres(line.totalWidth), millimetres(line.totalHeight), unit);
  return (
    <li className={classNames(card.card, styles.line)}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {line.name} <Badge>{line.code}</Badge>
        </h2>
        {line.boxLabel !== '' && (
          <p className={styles.soft}>
            {orderTexts.boxLabel} <strong className={styles.boxLabel}>{line.boxLabel}</strong>
          </p>
        )}
        {line.measuredBy !== null && (
          <p className={styles.soft}>{orderTexts.measuredBy([line.measuredBy])}</p>
        )}
        {line.reference !== '' && (
          <p className={styles.soft}>
            {orderTexts.lineReference} <strong className={styles.boxLabel}>{line.reference}</strong>
          </p>
        )}
      </div>
      {line.drawing !== null && (
        <div className={styles.drawing}>
          <ScreenDrawingFigure drawing={drawingOf(line.drawing, 'full')} productName={line.name} />
        </div>
      )}
      <div className={styles.facts}>
        <p className={styles.makes}>{orderTexts.makes(size)}</p>
        {line.deliveryDate !== null && (
          <p className={styles.soft}>{deliveryTexts.on(formatDay(line.deliveryDate))}</p>
        )}
        <dl className={styles.summary} aria-label={orderTexts.specifications}>
          {line.summary.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {line.photos.length > 0 && (
          <Photos photos={line.photos} of={orderTexts.lineName(line.name, line.boxLabel)} />
        )}
        <dl className={styles.prices}>
          <div>
            <dt>{orderTexts.amount}</dt>
            <dd>{line.amount}</dd>
          </div>
          {line.price !== null && (
            <>
              <div>
                <dt>{orderTexts.unitPrice}</dt>
                <dd>
                  {formatEuro(cents(line.price.unitCents))} <span className={styles.soft}>{ui.exclVat}</span>
                </dd>
              </div>
              <div>
                <dt>{orderTexts.linePrice}</dt>
                <dd>
                  <strong>{formatEuro(cents(line.price.lineCents))}</strong>{' '}
                  <span className={styles.soft}>{ui.exclVat}</span>
                </dd>
              </div>
            </>
          )}
        </dl>
      </div>
    </li>
  );
}
