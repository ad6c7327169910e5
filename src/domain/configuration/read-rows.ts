import { formatMeasure } from '../measure/format-measure.ts';
import type { Millimetres, Unit } from '../measure/millimetres.ts';
import type { Size } from './../measure/size.ts';
import type { Finding } from '../product/finding.ts';
import { type Answers, answerTo } from './answers.ts';
import type { AssessedField, Problem } from './assessment.ts';
import { maxRows } from './limits.ts';
import { problemAt } from './problem.ts';
import { type Read, readAmount, readMeasure, readText, unanswered } from './read-field.ts';
import { rowFields, rowsKey } from './rows-step.ts';

/** A size as typed, with what belongs to it alone. */
export type TypedSize = {
  readonly typed: Size<Millimetres | null>;
  readonly amount: number;
  readonly label: string;
};

type Rows = {
  readonly sizes: readonly TypedSize[];
  readonly fields: readonly AssessedField[];
  readonly problems: readonly Problem[];
  readonly isAnswered: boolean;
};

/** Quick order's sizes: one list per field, the same index is the same row. There is always a first row. */
export function readRows(answers: Answers, unit: Unit): Rows {
  const problems: Problem[] = [];
  const refuse = (field: string | null, finding: Finding, row: number) => {
    problems.push(problemAt(rowsKey, field, finding, row));
  };
  const column = (field: string): Column => {
    const answer = answerTo(answers, rowsKey, field);
    if (answer === undefined || Array.isArray(answer)) return answer ?? [];
    refuse(field, { code: 'keuze_onbekend' }, 0);
    return [];
  };
  const { width, height, amount, label } = rowFields;
  const widths = column(width.name);
  const heights = column(height.name);
  const amounts = column(amount.name);
  const labels = column(label.name);
  const length = Math.max(widths.length, heights.length, amounts.length, labels.length, 1);
  if (length > maxRows) refuse(null, { code: 'te_veel_maten', max: maxRows }, 0);

  const accept = <Value>(field: string, row: number, read: Read<Value>): Value | null => {
    if (read.finding !== null) refuse(field, read.finding, row);
    return read.value;
  };
  const sizes: TypedSize[] = [];
  for (let row = 0; row < Math.min(length, maxRows); row += 1) {
    sizes.push({
      typed: {
        width: accept(width.name, row, readRowMeasure(widths[row], unit)),
        height: accept(height.name, row, readRowMeasure(heights[row], unit)),
      },
      amount: accept(amount.name, row, readAmount(amount, amounts[row])) ?? 1,
      label: accept(label.name, row, readText(label, labels[row])) ?? '',
    });
  }
  return {
    sizes,
    fields: [
      { field: width, chosen: sizes.map(({ typed }) => spell(typed.width, unit)) },
      { field: height, chosen: sizes.map(({ typed }) => spell(typed.height, unit)) },
      { field: amount, chosen: sizes.map((size) => String(size.amount)) },
      { field: label, chosen: sizes.map((size) => size.label) },
    ],
    problems,
    isAnswered: sizes.every(({ typed }) => typed.width !== null && typed.height !== null),
  };
}

type Column = readonly (string | null)[];

/** R5.1: in a row zero is an empty field. */
function readRowMeasure(cell: string | null | undefined, unit: Unit): Read<Millimetres> {
  const read = readMeasure(cell, unit);
  return read.value === 0 ? unanswered : read;
}

function spell(size: Millimetres | null, unit: Unit): string {
  return size === null ? '' : formatMeasure(size, unit);
}
