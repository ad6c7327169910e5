import type { Settings } from './env.ts';

/** Where end customers reach the shop: an address that need not name it. */
export function quotesUrl(settings: Pick<Settings, 'quotesUrl' | 'publicUrl'>): string {
  return settings.quotesUrl ?? settings.publicUrl;
}
