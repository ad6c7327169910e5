import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Cents } from '#domain/money/cents.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import { commandProblems as problems } from '#text/staff/shop-command-problems.ts';
import { parseEmail } from '../accounts/account-forms.ts';
import { CommandProblem } from '../errors.ts';

export type OptionKind = 'text' | 'flag';

type Accepted = { readonly options: Readonly<Record<string, OptionKind>>; readonly hasWords: boolean };

/** What was typed behind a command, checked against what the command takes. */
export class CommandInput {
  readonly words: readonly string[];
  readonly #texts: ReadonlyMap<string, string>;
  readonly #flags: ReadonlySet<string>;

  constructor(words: readonly string[], texts: ReadonlyMap<string, string>, flags: ReadonlySet<string>) {
    this.words = words;
    this.#texts = texts;
    this.#flags = flags;
  }

  flag(option: string): boolean {
    return this.#flags.has(option);
  }

  text(option: string): string | null {
    return this.#texts.get(option) ?? null;
  }

  requiredText(option: string): string {
    return required(option, this.text(option));
  }

  date(option: string): string | null {
    return this.#read(option, parseDate, problems.date(option));
  }

  requiredDate(option: string): string {
    return required(option, this.date(option));
  }

  euro(option: string): Cents | null {
    return this.#read(option, parseEuro, problems.euro(option));
  }

  count(option: string): number | null {
    const parse = (typed: string) => (/^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : null);
    return this.#read(option, parse, problems.count(option));
  }

  email(option: string): string | null {
    return this.#read(option, parseEmail, problems.email(option));
  }

  choice<const Choice extends string>(option: string, choices: readonly Choice[]): Choice | null {
    const parse = (typed: string) =>
      choices.find((choice) => choice.toLowerCase() === typed.toLowerCase()) ?? null;
    return this.#read(option, parse, problems.choice(option, choices));
  }

  #read<T>(option: string, parse: (typed: string) => T | null, problem: string): T | null {
    const typed = this.text(option);
    if (typed === null) return null;
    const value = parse(typed.trim());
    if (value === null) throw new CommandProblem(problem);
    return value;
  }
}

function required<T>(option: string, value: T | null): T {
  if (value === null) throw new CommandProblem(problems.optionMissing(option));
  return value;
}

/** Not strict, for the library's own refusals are English and of several lines. */
export function readInput(command: string, { options, hasWords }: Accepted, args: readonly string[]) {
  const config: ParseArgsOptionsConfig = Object.fromEntries(
    Object.entries(options).map(([name, kind]) => [name, { type: kind === 'text' ? 'string' : 'boolean' }]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: config,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const words: string[] = [];
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (!hasWords) throw new CommandProblem(problems.tooManyWords(token.value));
      words.push(token.value);
      continue;
    }
    const { name, rawName, value, inlineValue } = token;
    if (!rawName.startsWith('--')) throw new CommandProblem(problems.shortOption(name));
    const kind = Object.hasOwn(options, name) ? options[name] : undefined;
    if (kind === undefined) throw new CommandProblem(problems.unknownOption(name, command));
    if (texts.has(name) || flags.has(name)) throw new CommandProblem(problems.optionTwice(name));
    if (kind === 'flag' && inlineValue === true) throw new CommandProblem(problems.valueTooMuch(name));
    if (kind === 'flag') flags.add(name);
    // '--mail --bevestig' is a value forgotten, not an address.
    else if (value === undefined || value.trim() === '' || (!inlineValue && value.startsWith('--')))
      throw new CommandProblem(problems.valueMissing(name));
    else texts.set(name, value);
  }
  return new CommandInput(words, texts, flags);
}

function parseDate(typed: string): string | null {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : null;
  // 31 February exists for JavaScript, as the third of March.
  const isReal = moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(typed);
  return isReal ? typed : null;
}
