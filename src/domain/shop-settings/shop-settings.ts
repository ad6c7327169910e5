import type { Seller } from '../business/seller.ts';
import type { ShippingTerms } from '../cart/terms.ts';
import type { Season } from '../delivery/season.ts';
import type { Closure, Workshop } from '../delivery/workshop.ts';
import type { ReminderDays } from '../on-account/reminder.ts';
import type { QuotesKept } from '../quote/kept.ts';

/** Where customers call us, as the number is written to be read; and when. */
export type ShopContact = { readonly nl: string; readonly be: string; readonly hours: string };

/** What an information page says under its title; `body` is in the markup of `markup.ts`. */
export type InformationText = { readonly lead: string; readonly updated: string; readonly body: string };

/** Texts with placeholders: see `placeholders.ts`. */
export type Reminders = {
  // Of an order that nobody has paid yet.
  readonly order: string;
  // R12.3: of an invoice that is overdue, and how many days after its due day each goes out.
  readonly days: ReminderDays;
  readonly first: string;
  readonly second: string;
  readonly third: string;
};

/** R11.7: what belongs to the owner. Each is stored by itself, in versions. */
export type SettingValues = {
  readonly company: Seller;
  readonly contact: ShopContact;
  readonly shipping: ShippingTerms;
  readonly season: Season;
  readonly closures: readonly Closure[];
  readonly terms: InformationText;
  readonly privacy: InformationText;
  readonly contact_page: InformationText;
  readonly reminders: Reminders;
  readonly quotes: QuotesKept;
};

export type SettingName = keyof SettingValues;

/** In the order in which they are shown. */
export const settingNames = [
  'company',
  'contact',
  'shipping',
  'season',
  'closures',
  'terms',
  'privacy',
  'contact_page',
  'reminders',
  'quotes',
] as const satisfies readonly SettingName[];

/** What is in force, with what is made of it once instead of at every question. */
export type ShopSettings = SettingValues & { readonly workshop: Workshop };
