import type { Right } from '#domain/account/rights.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import type { CommandName, commandTexts } from '#text/staff/shop-command.ts';
import type { Dependencies } from '../app-env.ts';
import type { ParsedSettings } from '../settings/env.ts';
import type { CommandInput, OptionKind } from './command-input.ts';

/** What a command of the owner works with: a part of the shop, without its pages. */
export type OwnerShop = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'shopSettings' | 'now'> & {
  // Where the owner stands: a file is named from there.
  readonly folder: string;
  // Who types, for the logbook.
  readonly actor: Actor;
  // Whether somebody asked to stop, for what takes minutes and leaves something half-way.
  readonly interrupted: AbortSignal;
};

/** For what cannot be done in an open shop: where it would be. */
export type OwnerPlace = Pick<OwnerShop, 'folder' | 'actor' | 'now' | 'interrupted'> & {
  readonly settings: ParsedSettings;
};

export type Answer = {
  // For the screen, or for the program behind a pipe.
  readonly text: string;
  // Beside it, where it does not get into that program's way.
  readonly notes: readonly string[];
  // Said in full, and yet not well: the program that asked is told by the exit code.
  readonly isAlarm?: boolean;
};

/** The words of a command stand in #text; here is what it takes and does. */
export type Command<Name extends CommandName = CommandName> = {
  // What the owner needs for it, from the same table as the pages.
  readonly right: Right;
  readonly options: Readonly<Record<keyof (typeof commandTexts)[Name]['options'] & string, OptionKind>>;
  readonly hasWords: boolean;
} & (
  | { readonly run: (input: CommandInput, shop: OwnerShop) => Promise<Answer> }
  // Opening a shop makes one where there is none, and takes its lock.
  | { readonly runClosed: (input: CommandInput, place: OwnerPlace) => Promise<Answer> }
);

export function say(...lines: readonly string[]): Answer {
  return { text: `${lines.join('\n')}\n`, notes: [] };
}
