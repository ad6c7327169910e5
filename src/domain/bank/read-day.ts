import { inOneLine, type XmlElement } from './element.ts';

/**
 * A day as the bank writes it, with or without a time: `<Dt>2026-11-16</Dt>` within it, `<DtTm>`, or by itself. The bank's own
 * day, whatever zone its clock is in.
 */
export function readDay(element: XmlElement | null): string | null {
  if (element === null) return null;
  const inside = element.children.find(({ name }) => name === 'Dt' || name === 'DtTm') ?? element;
  const [, day] = /^((?:19|20)\d{2}-\d{2}-\d{2})(?:$|[T+Z-])/.exec(inOneLine(inside.text)) ?? [];
  if (day === undefined) return null;
  const moment = new Date(`${day}T00:00:00Z`);
  // 31 February exists for JavaScript, as the third of March.
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day) ? null : day;
}
