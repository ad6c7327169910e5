import { z } from 'zod';
import { cents } from '#domain/money/cents.ts';
import { firstReminderDays } from '#domain/on-account/reminder.ts';
import type { SettingName, SettingValues } from '#domain/shop-settings/shop-settings.ts';

const amount = z
  .int()
  .nonnegative()
  .transform((value) => cents(value));
const date = z.iso.date();
const dayOfYear = z.string().regex(/^\d\d-\d\d$/);
const reminderDay = z.int().positive();
const information = z.object({ lead: z.string(), updated: z.string(), body: z.string() });

const shapes: { readonly [Name in SettingName]: z.ZodType<SettingValues[Name]> } = {
  company: z.object({
    name: z.string(),
    address: z.object({
      country: z.enum(['NL', 'BE']),
      street: z.string(),
      houseNumber: z.string(),
      addition: z.string(),
      postcode: z.string(),
      city: z.string(),
    }),
    companyNumber: z.string(),
    vatId: z.string(),
    iban: z.string(),
    email: z.string(),
  }),
  contact: z.object({ nl: z.string(), be: z.string(), hours: z.string() }),
  shipping: z.object({
    fee: amount,
    freeFrom: amount,
    longSideFee: amount,
    longSideOver: z.int().positive(),
  }),
  season: z.object({
    periods: z.array(z.object({ from: dayOfYear, until: dayOfYear })),
    extraDays: z.int().nonnegative(),
  }),
  closures: z.array(z.object({ from: date, until: date, name: z.string() })),
  terms: information,
  privacy: information,
  contact_page: information,
  reminders: z.object({
    order: z.string(),
    first: z.string(),
    second: z.string(),
    third: z.string(),
    // What was stored before there were days to choose.
    days: z.tuple([reminderDay, reminderDay, reminderDay]).default([...firstReminderDays]),
  }),
  quotes: z.object({ keptMonths: z.int().positive() }),
};

/** As it was stored, perhaps by another version of the shop: what cannot be read must not be guessed at. */
export function readStored<Name extends SettingName>(name: Name, value: unknown): SettingValues[Name] {
  const read = shapes[name].safeParse(value);
  if (!read.success) throw new Error(`the setting ${name} cannot be read: ${z.prettifyError(read.error)}`);
  return read.data;
}
