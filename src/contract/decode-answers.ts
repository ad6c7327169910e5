import type { Answer, Answers } from '#domain/configuration/answers.ts';
import { type Device, isQuickOrder } from '#domain/configuration/device.ts';
import { rowFields, rowsKey } from '#domain/configuration/rows-step.ts';

const rowNames: ReadonlySet<string> = new Set(Object.values(rowFields).map((field) => field.name));

/** Whatever was sent, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Specs as sent to answers as the domain reads them; total, whatever was sent. */
export function decodeAnswers(specs: Fields, device: Device): Answers {
  if (!isQuickOrder(device) && isDecoded(specs)) return specs;
  const answers: [string, Answers[string]][] = [];
  for (const [key, fields] of Object.entries(specs)) {
    if (fields === null || fields === undefined) continue;
    if (!isFields(fields)) answers.push([key, null]);
    else answers.push([key, decodeFields(fields, isQuickOrder(device) && key === rowsKey)]);
  }
  // fromEntries defines own properties, so that a key '__proto__' stays a key.
  return Object.fromEntries(answers);
}

// What our own pages send is so already; copying it took longer than pricing it.
function isDecoded(specs: Fields): specs is Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.values(specs).every(
    (fields) => isFields(fields) && Object.values(fields).every((value) => typeof value === 'string'),
  );
}

function decodeFields(fields: Fields, isRows: boolean): Readonly<Record<string, Answer>> {
  const decoded: [string, Answer][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    decoded.push([name, isRows && rowNames.has(name) ? decodeList(value) : decodeText(value)]);
  }
  return Object.fromEntries(decoded);
}

function decodeText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** R7.10: a list arrives as a JSON string; a plain list or a single value is understood as well. */
function decodeList(value: unknown): Answer {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list)) return decodeScalar(list);
  return list.map((cell) => (cell === null ? '' : decodeText(cell)));
}

function decodeScalar(value: unknown): Answer {
  if (value === '') return [];
  const text = decodeText(value);
  return text === null ? null : [text];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** No list, and not nothing. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
