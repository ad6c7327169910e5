import { firstReminderDays } from '#domain/on-account/reminder.ts';
import type { InformationText, Reminders } from '#domain/shop-settings/shop-settings.ts';
import { informationText } from '../pages/information.ts';

/** What the shop says until its owner says something else. */
export const firstHours = 'Maandag t/m vrijdag, 8.00 – 17.00 uur';

export const firstReminders: Reminders = {
  days: firstReminderDays,
  order:
    'Wij hebben nog geen betaling voor uw bestelling {nummer} ontvangen. Betaal uiterlijk {vervaldag}; daarna vervalt de bestelling.',
  first:
    'Volgens onze administratie staat factuur {nummer} van {bedrag} nog open. De vervaldag was {vervaldag}. Wilt u het bedrag overmaken?',
  second:
    'Factuur {nummer} van {bedrag} is nog niet betaald; de vervaldag was {vervaldag}. Wilt u het bedrag binnen zeven dagen overmaken?',
  third:
    'Factuur {nummer} van {bedrag}, met vervaldag {vervaldag}, is na twee herinneringen nog niet betaald. Wilt u het bedrag vandaag nog overmaken?',
};

export function firstInformation(topic: keyof typeof informationText): InformationText {
  const { lead, updated, sections } = informationText[topic];
  const body = sections.map(({ title, paragraphs }) => [`## ${title}`, ...paragraphs].join('\n\n'));
  return { lead, updated: updated ?? '', body: body.join('\n\n') };
}
