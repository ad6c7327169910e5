import type { ShopEvent, Sink } from './analytics.ts';

/** What a page may bring along: sinks that send events elsewhere, and whether the visitor agreed to that. */
export type AnalyticsPage = {
  dataLayer?: unknown[];
  readonly shopAnalytics?: { readonly hasConsent: boolean; readonly sinks: readonly Sink[] };
};

declare global {
  interface Window extends AnalyticsPage {}
}

/** The data layer is a list in this page and goes nowhere by itself. Sinks do, so they wait for consent. */
export function tellAnalytics(page: AnalyticsPage, event: ShopEvent): void {
  page.dataLayer ??= [];
  page.dataLayer.push(event);
  if (page.shopAnalytics?.hasConsent !== true) return;
  for (const sink of page.shopAnalytics.sinks) sink(event);
}
