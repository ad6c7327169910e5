import { removeOldAttempts } from '../accounts/attempts.ts';
import { removeOldEmailChanges } from '../accounts/email-changes.ts';
import { removeOldHalfLogins } from '../accounts/half-logins.ts';
import { removeOldDevices } from '../accounts/known-devices.ts';
import { removeOldResets } from '../accounts/password-resets.ts';
import { removeOldSessions } from '../accounts/sessions.ts';
import { drawSumsTogether } from '../bookkeeping/draw-sums-together.ts';
import { dropAnsweredOffers, dropOldKeys, dropRemovedLines } from '../cart/clean-up-carts.ts';
import type { Database } from '../database/database.ts';
import { removeOldKeptForms } from '../input/kept-forms.ts';
import { removeOldLongWork } from '../long-work/long-work.ts';
import { drawIntakeTogether } from '../orders/draw-intake-together.ts';
import { closeLinks } from '../payments/close-links.ts';
import { dropOldFormPhotos } from '../photos/form-photos.ts';
import { dropRemovedPresets } from '../presets/keep-preset.ts';
import { dropOldImports } from '../prices/price-imports.ts';
import { dropRemovedQuotes } from '../quotes/remove-quote.ts';
import { removeOldChallenges } from '../second-factor/challenges.ts';
import { removeOldVatChecks } from '../vat/vat-checks.ts';

/** What nobody can use any more. */
export async function cleanUp(database: Database, now: Date): Promise<void> {
  await removeOldSessions(database, now);
  await removeOldResets(database, now);
  await removeOldHalfLogins(database, now);
  await removeOldChallenges(database, now);
  await removeOldEmailChanges(database, now);
  await removeOldDevices(database, now);
  await removeOldAttempts(database, now);
  await removeOldKeptForms(database, now);
  await removeOldVatChecks(database, now);
  await dropRemovedLines(database, now);
  await dropAnsweredOffers(database, now);
  await dropRemovedPresets(database, now);
  await dropRemovedQuotes(database, now);
  await dropOldFormPhotos(database, now);
  await dropOldKeys(database, now);
  await removeOldLongWork(database, now);
  await dropOldImports(database, now);
  await drawIntakeTogether(database);
  await drawSumsTogether(database);
  await closeLinks(database);
}
