import { toDayNumber } from '#domain/delivery/day-number.ts';
import { maxExtraDays, type Season, type SeasonPeriod } from '#domain/delivery/season.ts';
import type { Closure } from '#domain/delivery/workshop.ts';
import { formatDate, formatDayOfYear } from '#text/format/date.ts';
import { readDate, readDayOfYear } from '#text/format/read-day.ts';
import { numberedFields, settingErrors, settingGroups, settingsTexts } from '#text/staff/settings.ts';
import { createFieldReader, finishForm } from '../../input/form-values.ts';
import type { FormValues } from '../../input/read-form.ts';
import { field, fixedForm, type SettingForm } from './setting-form.ts';

const periods = [1, 2, 3];
const longestClosure = 92;
const mostClosures = 60;
const emptyRows = 2;

export const seasonForm = fixedForm<Season>({
  rows: [
    { columns: 'one', fields: [field('season', 'extraDays', { maxLength: 2 })] },
    ...periods.map((number) => ({
      columns: 'even' as const,
      fields: (['from', 'until'] as const).map((name) => {
        const shape = field('season', name, { isOptional: number > 1, maxLength: 20 });
        const label = numberedFields.period(number, shape.label);
        return {
          ...shape,
          name: `${name}${number}`,
          label,
          hint: number === 1 ? (shape.hint ?? null) : null,
        };
      }),
    })),
  ],
  write: (season) => {
    const values: Record<string, string> = { extraDays: String(season.extraDays) };
    for (const [index, { from, until }] of season.periods.entries()) {
      values[`from${index + 1}`] = formatDayOfYear(from);
      values[`until${index + 1}`] = formatDayOfYear(until);
    }
    return values;
  },
  read: (values) => {
    const fields = createFieldReader(values);
    const extraDays = fields.read('extraDays', readExtraDays, settingErrors.extraDays);
    const read = periods.flatMap((number): readonly SeasonPeriod[] => {
      const [fromName, untilName] = [`from${number}`, `until${number}`];
      const isEmpty = [fromName, untilName].every((name) => (values[name] ?? '').trim() === '');
      if (isEmpty) return [];
      const from = fields.read(fromName, readDayOfYear, settingErrors.dayOfYear);
      const until = fields.read(untilName, readDayOfYear, settingErrors.dayOfYear);
      return from === null || until === null ? [] : [{ from, until }];
    });
    const hasNone = read.length === 0 && Object.keys(fields.errors).length === 0;
    if (hasNone && extraDays !== 0) fields.errors['from1'] = settingErrors.periodMissing;
    return finishForm({ periods: read, extraDays }, fields.errors);
  },
});

function readExtraDays(typed: string): number | null {
  return /^\d{1,2}$/.test(typed) && Number(typed) <= maxExtraDays ? Number(typed) : null;
}

/** A row for each closure, and some that are empty. A row is taken away by its box, or by leaving it empty. */
export const closureForm: SettingForm<readonly Closure[]> = {
  write: (closures) =>
    Object.fromEntries(closures.flatMap((closure, index) => entriesOf(closure, index + 1))),
  rows: (values) =>
    Array.from({ length: Math.min(lastRow(values) + emptyRows, mostClosures) }, (_, index) => ({
      columns: 'days' as const,
      fields: rowFields(index + 1, (values[`from${index + 1}`] ?? '') !== ''),
    })),
  read: (values) => {
    const fields = createFieldReader(values);
    const closures: Closure[] = [];
    for (let row = 1; row <= lastRow(values); row += 1) {
      const [from, until, name] = [`from${row}`, `until${row}`, `name${row}`] as const;
      const isEmpty = [from, until, name].every((one) => (values[one] ?? '').trim() === '');
      if (isEmpty || values[`gone${row}`] === '1') continue;
      const words = fields.text(name, 60);
      const first = fields.read(from, readDate, settingErrors.date);
      const isOneDay = (values[until] ?? '').trim() === '';
      const last = isOneDay ? first : fields.read(until, readDate, settingErrors.date);
      if (words === null || first === null || last === null) continue;
      if (last < first) fields.errors[until] = settingErrors.order;
      else if (toDayNumber(last) - toDayNumber(first) >= longestClosure)
        fields.errors[until] = settingErrors.tooLong(longestClosure);
      closures.push({ from: first, until: last, name: words });
    }
    const sorted = closures.toSorted((one, other) => one.from.localeCompare(other.from));
    return Object.keys(fields.errors).length === 0
      ? { ok: true, value: sorted }
      : { ok: false, errors: fields.errors };
  },
  tell: (closures) => [
    {
      field: settingGroups.closures.fields['days'] ?? '',
      text: closures.map((closure) => `${closure.name}: ${periodOf(closure)}`).join('\n'),
    },
  ],
  json: (closures) => closures,
};

function periodOf({ from, until }: Closure): string {
  return settingsTexts.period(formatDate(from), formatDate(until));
}

function entriesOf({ from, until, name }: Closure, row: number): readonly (readonly [string, string])[] {
  return [
    [`name${row}`, name],
    [`from${row}`, from],
    [`until${row}`, until],
  ];
}

function rowFields(row: number, isFilled: boolean) {
  const { fields } = settingGroups.closures;
  const one = (name: string, kind: 'line' | 'date' | 'check', maxLength: number | null = null) => ({
    name: `${name}${row}`,
    label: numberedFields.closure(row, fields[name] ?? ''),
    hint: null,
    kind,
    maxLength,
    isOptional: true,
  });
  const asked = [one('name', 'line', 60), one('from', 'date'), one('until', 'date')];
  return isFilled ? [...asked, one('gone', 'check')] : asked;
}

function lastRow(values: FormValues): number {
  const rows = Object.entries(values)
    .filter(([, value]) => value.trim() !== '')
    .map(([name]) => Number(/^(?:name|from|until)(\d{1,2})$/.exec(name)?.[1] ?? 0));
  return Math.min(Math.max(0, ...rows), mostClosures);
}
