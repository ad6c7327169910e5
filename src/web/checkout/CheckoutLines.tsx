import type { CheckoutLine } from '#contract/checkout-page.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDay } from '#text/format/date.ts';
import { formatSize } from '#text/format/measure.ts';
import { formatEuro } from '#text/format/money.ts';
import { cartText } from '#text/ordering/cart.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { deliveryTexts } from '#text/ordering/delivery.ts';
import { ui } from '#text/pages/ui.ts';
import { Badge } from '../ui/Badge.tsx';
import { Message } from '../ui/Message.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './CheckoutLines.module.css';

type Props = { readonly lines: readonly CheckoutLine[]; readonly unit: Unit };

export function CheckoutLines({ lines, unit }: Props) {
  return (
    <Section title={checkoutTexts.lines}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.timestamp} line={line} unit={unit} />
        ))}
      </ul>
    </Section>
  );
}

function Line({ line, unit }: { readonly line: CheckoutLine; readonly unit: Unit }) {
  const size = formatSize(millimetres(line.totalWidth), millimetres(line.totalHeight), unit);
  const unitPrice = formatEuro(cents(line.unitCents));
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p className={styles.name}>
          {line.name} <Badge>{line.code}</Badge>
        </p>
        <p>{cartText.makes(size)}</p>
        {line.boxLabel !== '' && (
          <p className={styles.soft}>
            {cartText.boxLabel} <strong className={styles.boxLabel}>{line.boxLabel}</strong>
          </p>
        )}
        {line.deliveryDate !== null && (
          <p className={styles.soft}>{deliveryTexts.on(formatDay(line.deliveryDate))}</p>
        )}
      </div>
      <p className={styles.price}>
        <span className={styles.soft}>{checkoutTexts.pieces(line.amount, unitPrice)}</span>
        <strong>{formatEuro(cents(line.lineCents))}</strong>
        <span className={styles.soft}>{ui.exclVat}</span>
      </p>
      {line.formerUnitCents !== null && (
        <div className={styles.change}>
          <Message kind="info">
            {cartText.newPrice(formatEuro(cents(line.formerUnitCents)), unitPrice)}
          </Message>
        </div>
      )}
    </li>
  );
}
