import { type GridCell, type GridStep, isExtreme, type PriceGrid } from '#domain/pricing/price-grid.ts';
import { formatAmount } from '#text/format/money.ts';
import { formatChange } from '#text/format/percent.ts';
import { priceListTexts, pricePreviewTexts as texts } from '#text/staff/prices.ts';
import { Matrix } from './Matrix.tsx';
import styles from './Prices.module.css';

/** Old and new in one table: what changes is marked, with what it was and by how much. */
export function ChangedPrices({ grid: { widths, heights, cells } }: { readonly grid: PriceGrid }) {
  return (
    <Matrix
      caption={texts.matrix}
      corner={priceListTexts.corner}
      columns={widths.map((step) => ({ key: step.size, label: <StepLabel step={step} /> }))}
      rows={heights.map((height, row) => ({
        key: height.size,
        label: <StepLabel step={height} />,
        cells: (cells[row] ?? []).map((cell, column) => <Cell key={widths[column]?.size} cell={cell} />),
      }))}
    />
  );
}

const stepWords = { added: texts.addedStep, removed: texts.removedStep } as const;

function StepLabel({ step: { size, change } }: { readonly step: GridStep }) {
  return (
    <>
      {size}
      {change !== 'none' && <span className={styles.was}>{stepWords[change]}</span>}
    </>
  );
}

function Cell({ cell }: { readonly cell: GridCell }) {
  const { before, after } = cell;
  if (after === null) {
    return (
      <td className={styles.removed}>
        {before !== null && <s>{formatAmount(before)}</s>}
        {before !== null && <span className={styles.was}>{texts.removedCell}</span>}
      </td>
    );
  }
  if (before === null) {
    return (
      <td className={styles.added}>
        <span className={styles.new}>{formatAmount(after)}</span>
        <span className={styles.was}>{texts.addedCell}</span>
      </td>
    );
  }
  if (before === after) return <td className={styles.price}>{formatAmount(after)}</td>;
  return (
    <td className={isExtreme(cell) ? styles.extreme : styles.changed}>
      <span className={styles.new}>{formatAmount(after)}</span>
      <span className={styles.was}>{texts.was(formatAmount(before), formatChange(before, after))}</span>
    </td>
  );
}
