import type { SettingName } from '#domain/shop-settings/shop-settings.ts';

/** The last word of each setting's own address. */
export const settingWords: Readonly<Record<SettingName, string>> = {
  company: 'bedrijf',
  contact: 'bereikbaarheid',
  shipping: 'verzending',
  season: 'seizoen',
  closures: 'kalender',
  terms: 'voorwaarden',
  privacy: 'privacy',
  contact_page: 'contactpagina',
  reminders: 'herinneringen',
  quotes: 'offertes',
};

export type SettingFieldData = {
  readonly name: string;
  readonly label: string;
  readonly hint: string | null;
  readonly kind: 'line' | 'area' | 'email' | 'tel' | 'date' | 'check';
  readonly maxLength: number | null;
  readonly isOptional: boolean;
  /** Lines of an area. */
  readonly height: number | null;
  readonly value: string;
  readonly error: string | null;
};

export type SettingRowData = {
  readonly columns: 'one' | 'even' | 'three' | 'number' | 'city' | 'days';
  readonly fields: readonly SettingFieldData[];
};

export type SettingChange = { readonly field: string; readonly before: string; readonly after: string };

/** Version 0 is what came with the shop: nobody stored it. */
export type SettingVersionData = {
  readonly version: number;
  readonly by: string | null;
  readonly at: string | null;
  readonly restored: number | null;
  readonly changes: readonly SettingChange[];
};

export type SettingFormData = {
  readonly name: SettingName;
  readonly address: string;
  readonly title: string;
  readonly intro: string;
  /** The version it was made from, which comes back with the form. */
  readonly seen: number;
  readonly rows: readonly SettingRowData[];
  readonly notice: string | null;
  readonly isRestored: boolean;
  /** What others stored since it was made. */
  readonly since: readonly SettingVersionData[];
  readonly last: { readonly by: string; readonly at: string } | null;
};

/** Days on which nothing is made, or nothing can be brought; both 'YYYY-MM-DD'. */
export type CalendarDay = {
  readonly from: string;
  readonly until: string;
  readonly name: string;
  readonly kind: 'closed' | 'NL' | 'BE';
  /** Orders that somebody waits for, with a delivery day within it. */
  readonly openOrders: number;
};

export type OfficeSettingsPage = {
  readonly name: 'office-settings';
  readonly settings: readonly {
    readonly form: SettingFormData;
    /** Too long for a page of all of them: shown by what it says now, with the way to its own page. */
    readonly summary: string | null;
  }[];
  readonly notice: string | null;
};

export type OfficeSettingPage = {
  readonly name: 'office-setting';
  readonly form: SettingFormData;
  /** The newest first; the first of them is in force. */
  readonly versions: readonly SettingVersionData[];
  /** What the typed markup looks like, for a page with one. */
  readonly preview: string | null;
  readonly calendar: readonly CalendarDay[] | null;
  readonly notice: string | null;
  readonly problem: string | null;
};
