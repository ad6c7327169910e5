import { expect, it } from 'vitest';
import type { ShopEvent } from './analytics.ts';
import { type AnalyticsPage, tellAnalytics } from './analytics-sink.ts';

const event: ShopEvent = {
  event: 'shop_event',
  event_category: 'configurator-desktop-PE-100',
  event_action: 'open',
  event_label: 'PE-100',
};

it('R7.11 events go to the data layer of the page, which is made where there is none', () => {
  const page: AnalyticsPage = {};
  tellAnalytics(page, event);
  tellAnalytics(page, event);
  expect(page.dataLayer).toEqual([event, event]);
});

it.each([
  [true, [event]],
  [false, []],
])('R7.11 with consent %s a registered sink hears %j', (hasConsent, expected) => {
  const heard: ShopEvent[] = [];
  tellAnalytics({ shopAnalytics: { hasConsent, sinks: [(told) => heard.push(told)] } }, event);
  expect(heard).toEqual(expected);
});
