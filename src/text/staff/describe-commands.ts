import type { CommandText } from './commands/command-text.ts';
import { type CommandName, commandTexts } from './shop-command.ts';

const intro = 'Gebruik: npm run shop -- OPDRACHT [opties]';

/** All commands, a line each. */
export function describeCommands(): string {
  const width = Math.max(...Object.keys(commandTexts).map((name) => name.length));
  return [
    intro,
    '',
    ...Object.entries(commandTexts).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Met --help achter een opdracht ziet u haar opties.',
  ].join('\n');
}

export function describeCommand(name: CommandName): string {
  const { usage, summary, options, examples }: CommandText = commandTexts[name];
  const names = Object.keys(options);
  const width = Math.max(0, ...names.map((option) => option.length));
  const sections = [
    [`Gebruik: npm run shop -- ${usage}`, `  ${summary}`],
    names.map((option) => `  --${option.padEnd(width)}  ${options[option]}`),
    examples.length === 0 ? [] : ['Voorbeeld:', ...examples.map((text) => `  npm run shop -- ${text}`)],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
