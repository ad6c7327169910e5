import type { KeptSummary } from '#domain/line/configured-line.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { parseMeasure } from '#domain/measure/parse-measure.ts';
import { summaryWords } from './summary.ts';

const endsInUnit = / (mm|cm)$/;
const size = /^\d+(?:,\d)? x \d+(?:,\d)? (?:mm|cm)$/;
const number = /\d+(?:[.,]\d+)?/g;

/**
 * What was chosen, with its measures in the unit of who reads it. It is kept in the unit of who typed it, and a sheet with
 * two units on it is one on which somebody reads 3,0 for 30.
 */
export function summaryInUnit(summary: KeptSummary, unit: Unit): KeptSummary {
  return summary.map(({ label, value }) => ({
    label,
    value: isMeasured(label, value) ? inUnit(value, unit) : value,
  }));
}

// The name of an option is a name in every unit: 'Vlak 5 mm grijs', or a plate of '300 mm'.
function isMeasured(label: string, value: string): boolean {
  return label === summaryWords.margins || label === summaryWords.depth || size.test(value);
}

function inUnit(value: string, unit: Unit): string {
  const kept = endsInUnit.exec(value)?.[1];
  if ((kept !== 'mm' && kept !== 'cm') || kept === unit) return value;
  const measures = value.slice(0, -kept.length).replaceAll(number, (text) => {
    const measure = parseMeasure(text, kept);
    return measure === null ? text : formatMeasure(measure, unit);
  });
  return `${measures}${unit}`;
}
