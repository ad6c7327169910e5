import type { Right } from '#domain/account/rights.ts';

/** The rooms of the office, in the order of its navigation, each with the right that opens it. */
export const officeRooms = {
  home: { path: '/beheer', right: 'open_office' },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly right: Right }>>;

export type OfficeRoom = keyof typeof officeRooms;

export type OfficeHomePage = {
  readonly name: 'office-home';
  // Of those that this reader's role is there for.
  readonly openTasks: number;
};

export type OfficePage = OfficeHomePage;
