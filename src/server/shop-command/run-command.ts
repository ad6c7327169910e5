import { may } from '#domain/account/rights.ts';
import { rightNames } from '#text/account/roles.ts';
import { describeCommand, describeCommands } from '#text/staff/describe-commands.ts';
import { type CommandName, commandTexts } from '#text/staff/shop-command.ts';
import { commandProblems } from '#text/staff/shop-command-problems.ts';
import { withoutValues } from '../database/without-values.ts';
import { CommandProblem, StartProblem } from '../errors.ts';
import { plainText } from '../input/read-form.ts';
import type { Answer, Command, OwnerPlace, OwnerShop } from './command.ts';
import { readInput } from './command-input.ts';
import { commands } from './commands.ts';

export type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

type OpenShop = () => Promise<{ readonly shop: OwnerShop; readonly close: () => Promise<void> }>;

/** The shop is opened only for a command that was typed rightly, and that needs it open. */
export async function runCommand(
  args: readonly string[],
  openShop: OpenShop,
  readPlace: () => OwnerPlace,
): Promise<Outcome> {
  try {
    // As of a form: what moves a cursor or rings a bell is no part of a name, and would stand in mails and documents.
    const typed = args.map((argument) => plainText(argument, argument.length));
    return await run(typed, openShop, readPlace);
  } catch (error) {
    return { code: 1, stdout: '', stderr: `${messageOf(error)}\n` };
  }
}

async function run(
  [word, ...rest]: readonly string[],
  openShop: OpenShop,
  readPlace: () => OwnerPlace,
): Promise<Outcome> {
  const help = word === 'help' ? rest[0] : undefined;
  if (word === undefined || word === '--help' || word === '-h' || (word === 'help' && help === undefined))
    return printed(describeCommands());
  const name = findName(help ?? word);
  if (help !== undefined || rest.includes('--help') || rest.includes('-h'))
    return printed(describeCommand(name));
  const command: Command = commands[name];
  const { right, options, hasWords } = command;
  if (!may('owner', right)) throw new CommandProblem(commandProblems.notForOwner(name, rightNames[right]));
  const input = readInput(name, { options, hasWords }, rest);
  if ('runClosed' in command) return said(await command.runClosed(input, readPlace()));
  const { shop, close } = await openShop();
  try {
    return said(await command.run(input, shop));
  } finally {
    await close();
  }
}

function said({ text, notes, isAlarm = false }: Answer): Outcome {
  return { code: isAlarm ? 1 : 0, stdout: text, stderr: notes.map((note) => `${note}\n`).join('') };
}

function printed(text: string): Outcome {
  return { code: 0, stdout: `${text}\n`, stderr: '' };
}

function findName(word: string): CommandName {
  const names = Object.keys(commandTexts).filter((name): name is CommandName => name in commandTexts);
  const name = names.find((known) => known === word);
  if (name === undefined) throw new CommandProblem(commandProblems.unknownCommand(word));
  return name;
}

// One line for each thing that is wrong, never a stack, and never what was to be stored.
function messageOf(error: unknown): string {
  if (error instanceof CommandProblem) return error.message;
  if (error instanceof StartProblem) return commandProblems.cannotBegin(error.message);
  const plain = withoutValues(error);
  const cause = plain instanceof Error && plain.cause instanceof Error ? plain.cause : plain;
  const message = cause instanceof Error ? cause.message : String(cause);
  return commandProblems.failed(message.split('\n')[0] ?? '');
}
