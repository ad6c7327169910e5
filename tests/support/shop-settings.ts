import type { Seller } from '#domain/business/seller.ts';
import type { Database } from '#server/database/database.ts';
import { firstSettings } from '#server/shop-settings/first-settings.ts';
import { createShopSettings, type ShopSettingsDesk } from '#server/shop-settings/shop-settings.ts';
import { testSettings } from './app.ts';

/** As the owner has them in this database, and where that is nothing as they come with the shop. */
export function testShopSettings(database: Database, firstSeller?: Seller): ShopSettingsDesk {
  return createShopSettings(
    database,
    firstSettings({ ...testSettings, ...(firstSeller !== undefined && { firstSeller }) }),
  );
}
