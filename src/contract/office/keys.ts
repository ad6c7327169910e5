/** What a key does on every page of the office; the script and the page that tells of it read this one table. */
export const officeKeys = {
  search: ['/'],
  next: ['ArrowDown', 'j'],
  previous: ['ArrowUp', 'k'],
  open: ['Enter'],
  pick: ['x'],
  back: ['Escape'],
  help: ['?'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type KeyAction = keyof typeof officeKeys;

export const keysPath = '/beheer/toetsen';

export type OfficeKeysPage = { readonly name: 'office-keys' };
