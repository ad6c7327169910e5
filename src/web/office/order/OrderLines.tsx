import { useId } from 'react';
import type { OfficeOrderLine, OfficeOrderPage } from '#contract/office/order.ts';
import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { svgTree } from '#domain/drawing/svg.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { formatSize } from '#text/format/measure.ts';
import { formatEuro } from '#text/format/money.ts';
import { orderTexts } from '#text/ordering/order.ts';
import { officeOrderTexts as texts } from '#text/staff/order.ts';
import { Badge } from '../../ui/Badge.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Photos } from '../../ui/Photos.tsx';
import { SilentPlate } from '../../ui/Plate.tsx';
import styles from './OrderLines.module.css';

type Props = { readonly page: Pick<OfficeOrderPage, 'order' | 'unit'> };

export function OrderLines({ page: { order, unit } }: Props) {
  return (
    <section className={card.card} aria-label={texts.screens(order.screens)}>
      <ol className={styles.lines}>
        {order.lines.map((line) => (
          <Line key={line.position} line={line} unit={unit} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line, unit }: { readonly line: OfficeOrderLine; readonly unit: Unit }) {
  const size = formatSize(millimetres(line.totalWidth), millimetres(line.totalHeight), unit);
  const name = orderTexts.lineName(line.name, line.boxLabel);
  return (
    <li className={styles.line}>
      <div className={styles.drawing}>{line.drawing !== null && <Thumbnail drawing={line.drawing} />}</div>
      <div className={styles.what}>
        <h2 className={styles.name}>
          {line.name} <Badge>{line.code}</Badge>{' '}
          {line.boxLabel !== '' && <Badge kind="attention">{line.boxLabel}</Badge>}
        </h2>
        <p>
          <strong className={classNames(styles.makes, styles.size)}>{orderTexts.makes(size)}</strong>{' '}
          {line.opening !== null && (
            <span className={classNames(styles.soft, styles.size)}>
              {texts.opening(openingSize(line.opening, unit))}
            </span>
          )}
        </p>
        <Answers line={line} />
        {line.drawingPath !== null && (
          <p className={styles.links}>
            <a href={line.drawingPath} aria-label={texts.drawingOf(name)}>
              {texts.drawing}
            </a>
          </p>
        )}
        {line.photos.length > 0 && <Photos photos={line.photos} of={name} />}
      </div>
      <Price line={line} />
    </li>
  );
}

function openingSize({ width, height }: NonNullable<OfficeOrderLine['opening']>, unit: Unit): string {
  return formatSize(millimetres(width), millimetres(height), unit);
}

function Answers({ line }: { readonly line: OfficeOrderLine }) {
  const answers = [
    ...line.summary,
    ...(line.reference === '' ? [] : [{ label: orderTexts.lineReference, value: line.reference }]),
    ...(line.measuredBy === null ? [] : [{ label: texts.measured, value: line.measuredBy }]),
  ];
  return (
    <dl className={styles.answers} aria-label={orderTexts.specifications}>
      {answers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Price({ line: { amount, price, priceWay } }: { readonly line: OfficeOrderLine }) {
  if (price === null) return <p className={styles.price}>{texts.amount(amount)}</p>;
  return (
    <div className={styles.price}>
      <p className={styles.soft}>{texts.amountOf(amount, formatEuro(cents(price.unitCents)))}</p>
      <p>
        <strong>{formatEuro(cents(price.lineCents))}</strong>
      </p>
      {priceWay !== null && <p className={styles.way}>{priceWay}</p>}
    </div>
  );
}

// The words beside it say the same.
function Thumbnail({ drawing }: { readonly drawing: DrawingInput }) {
  const id = useId();
  return <SilentPlate tree={svgTree(drawingOf(drawing, 'small'), null, id)} />;
}
