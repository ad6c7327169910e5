import { firstShippingTerms } from '#domain/cart/terms.ts';
import { firstSeason } from '#domain/delivery/season.ts';
import { firstQuotesKept } from '#domain/quote/kept.ts';
import type { SettingValues } from '#domain/shop-settings/shop-settings.ts';
import { firstHours, firstInformation, firstReminders } from '#text/settings/first-texts.ts';
import type { ParsedSettings } from '../settings/env.ts';

/** What holds until the owner stores something else: the environment's company and numbers, the product book's terms. */
export function firstSettings({
  firstSeller,
  firstPhones,
}: Pick<ParsedSettings, 'firstSeller' | 'firstPhones'>): SettingValues {
  return {
    company: firstSeller,
    contact: { ...firstPhones, hours: firstHours },
    shipping: firstShippingTerms,
    season: firstSeason,
    closures: [],
    terms: firstInformation('terms'),
    privacy: firstInformation('privacy'),
    contact_page: firstInformation('contact'),
    reminders: firstReminders,
    quotes: firstQuotesKept,
  };
}
