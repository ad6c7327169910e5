import { drawingOf } from '#domain/drawing/drawing.ts';
import type { DocumentLine, QuoteDocument } from '#domain/quote/quote-document.ts';
import { formatEuro } from '#text/format/money.ts';
import { quoteLinkText as texts } from '#text/quotes/link.ts';
import { ScreenDrawing } from '../drawings/ScreenDrawing.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './QuoteLines.module.css';

/** Every line under the room or address it is for. */
export function QuoteLines({ document: { groups, totals } }: { readonly document: QuoteDocument }) {
  const hasRates = totals.vat.length > 1;
  return (
    <div className={styles.groups}>
      {groups.map((group, place) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two groups may have one name
          key={place}
        >
          <h2 className={styles.groupName}>
            {group.name === '' ? <VisuallyHidden>{texts.lines}</VisuallyHidden> : group.name}
          </h2>
          <ol className={styles.lines}>
            {group.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two lines may be alike
              <Line key={index} line={line} hasRates={hasRates} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Line({ line, hasRates }: { readonly line: DocumentLine; readonly hasRates: boolean }) {
  const { name, screen, quantity, price } = line;
  const drawing = screen?.drawing ?? null;
  return (
    <li className={screen === null ? styles.own : styles.screen}>
      {drawing !== null && (
        <div className={styles.drawing}>
          <ScreenDrawing drawing={drawingOf(drawing, 'panel')} productName={name} />
        </div>
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        {screen !== null && (
          <dl className={styles.options}>
            {screen.summary.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and a label may come twice
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.price}>
        <p className={styles.amount}>{formatEuro(price.total)}</p>
        <p className={styles.each}>
          {price.unit === price.total
            ? texts.quantity(quantity, screen !== null)
            : texts.times(texts.quantity(quantity, screen !== null), formatEuro(price.unit))}
        </p>
        {hasRates && <p className={styles.each}>{texts.rate(price.vatPercent)}</p>}
      </div>
    </li>
  );
}
