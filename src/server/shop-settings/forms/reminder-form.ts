import type { ReminderDays } from '#domain/on-account/reminder.ts';
import { type Placeholder, unknownPlaceholders } from '#domain/shop-settings/placeholders.ts';
import type { Reminders } from '#domain/shop-settings/shop-settings.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { settingErrors } from '#text/staff/settings.ts';
import { createFieldReader, type FieldReader, finishForm } from '../../input/form-values.ts';
import { field, fixedForm } from './setting-form.ts';
import { upTo } from './terms-forms.ts';

const longestReminder = 1000;
const longestWait = 180;

const textNames = ['order', 'first', 'second', 'third'] as const;
const dayNames = ['firstDays', 'secondDays', 'thirdDays'] as const;

const text = (name: (typeof textNames)[number]) => ({
  columns: 'one' as const,
  fields: [field('reminders', name, { kind: 'area', height: 4, maxLength: longestReminder })],
});

/** R12.3: the words of each reminder, and when those of an invoice go out. */
export const reminderForm = fixedForm<Reminders>({
  rows: [
    text('order'),
    { columns: 'three', fields: dayNames.map((name) => field('reminders', name, { maxLength: 3 })) },
    text('first'),
    text('second'),
    text('third'),
  ],
  write: ({ days, ...texts }) => ({
    ...texts,
    ...Object.fromEntries(dayNames.map((name, index) => [name, String(days[index])])),
  }),
  read: (values) => {
    const fields = createFieldReader(values);
    const reminders = {
      order: readText(fields, 'order'),
      days: readDays(fields),
      first: readText(fields, 'first'),
      second: readText(fields, 'second'),
      third: readText(fields, 'third'),
    };
    return finishForm(reminders, fields.errors);
  },
});

function readText(fields: FieldReader, name: (typeof textNames)[number]): string | null {
  const typed = fields.read(
    name,
    (value) => upTo(longestReminder, value),
    fieldErrors.tooLong(longestReminder),
  );
  if (typed === null) return null;
  const [unknown] = unknownPlaceholders(typed);
  if (unknown !== undefined) fields.errors[name] = settingErrors.placeholder(unknown);
  else if (!typed.includes(`{${'nummer' satisfies Placeholder}}`))
    fields.errors[name] = settingErrors.numberMissing;
  return typed;
}

function readDays(fields: FieldReader): ReminderDays | null {
  const read = (name: (typeof dayNames)[number]) =>
    fields.read(name, readDay, settingErrors.reminderDay(longestWait));
  const [first, second, third] = [read('firstDays'), read('secondDays'), read('thirdDays')];
  if (first === null || second === null || third === null) return null;
  if (second <= first) fields.errors['secondDays'] = settingErrors.reminderOrder;
  if (third <= second) fields.errors['thirdDays'] = settingErrors.reminderOrder;
  return [first, second, third];
}

function readDay(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= longestWait ? days : null;
}
