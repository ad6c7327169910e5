import type { Page } from '@playwright/test';

/** What the page has told analytics, as 'category: action'. */
export async function shopEvents(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    if (!Array.isArray(layer)) return [];
    return layer.map((event) => `${event.event_category}: ${event.event_action}`);
  });
}
