import type { Specification } from '#contract/configurator-answer.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './RowHeadings.module.css';

type Props = { readonly specification: Specification; readonly unit: Unit };

/** Silent: every field has its name. Where rows stand below each other, only the ranges are left. */
export function RowHeadings({ specification: { specs }, unit }: Props) {
  const range = (axis: 'width' | 'height') =>
    Object.entries(specs).find(([field]) => field.startsWith(axis))?.[1].placeholder;
  return (
    <div className={styles.headings} aria-hidden="true">
      <span>{quickText.number}</span>
      {(['width', 'height'] as const).map((axis) => (
        <span key={axis} className={styles.size}>
          {quickText.inUnit(quickText[axis], unit)} <small>{range(axis)}</small>
        </span>
      ))}
      <span>{stepText.amount}</span>
      <span>{stepText.boxLabel}</span>
      <span className={classNames(styles.end, styles.made)}>{quickText.weMake}</span>
      <span className={styles.end}>{quickText.price}</span>
    </div>
  );
}
