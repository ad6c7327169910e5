import type { Right } from '#domain/account/rights.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import type { CommandName, commandTexts } from '#text/staff/shop-command.ts';
import type { Dependencies } from '../app-env.ts';
import type { CommandInput, OptionKind } from './command-input.ts';

/** What a command of the owner works with: a part of the shop, without its pages. */
export type OwnerShop = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'shopSettings' | 'now'> & {
  // Where the owner stands: a file is named from there.
  readonly folder: string;
  // Who types, for the logbook.
  readonly actor: Actor;
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
  readonly run: (input: CommandInput, shop: OwnerShop) => Promise<Answer>;
};

export function say(...lines: readonly string[]): Answer {
  return { text: `${lines.join('\n')}\n`, notes: [] };
}
