import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asvsLevels } from './asvs-items.ts';

const root = join(import.meta.dirname, '..', '..');

export type LedgerLine = {
  readonly id: string;
  readonly level: string;
  readonly asked: string;
  readonly state: string;
  readonly how: string;
};

export const states = ['met', 'not applicable', 'open'] as const;

// | v5.0.0-1.2.3 | 1 | what is asked | met | where it is met |
const line = /^\| *(v[\d.]+-[\d.]+) *\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm;

export function readLedger(page: string): readonly LedgerLine[] {
  return [...page.matchAll(line)].map(([, id = '', level = '', asked = '', state = '', how = '']) => ({
    id: id.trim(),
    level: level.trim(),
    asked: asked.trim(),
    state: state.trim(),
    how: how.trim(),
  }));
}

/** What is wrong with a ledger, a line each. */
export function findLedgerFaults(page: string): readonly string[] {
  const lines = readLedger(page);
  const told = new Map<string, number>();
  for (const { id } of lines) told.set(id, (told.get(id) ?? 0) + 1);
  const wanted = [...asvsLevels].filter(([, level]) => level < 3).map(([number]) => `v5.0.0-${number}`);
  return [
    ...wanted.filter((id) => !told.has(id)).map((id) => `${id} has no line`),
    ...[...told].filter(([, times]) => times > 1).map(([id]) => `${id} has more than one line`),
    ...lines.flatMap((told) => findLineFaults(told).map((fault) => `${told.id} ${fault}`)),
  ];
}

function findLineFaults({ id, level, asked, state, how }: LedgerLine): readonly string[] {
  const known = asvsLevels.get(id.replace(/^v5\.0\.0-/, ''));
  if (known === undefined || !id.startsWith('v5.0.0-')) return ['is no item of ASVS 5.0.0'];
  return [
    ...(String(known) === level ? [] : [`is of level ${known}, not ${level}`]),
    ...(asked === '' ? ['does not say what is asked'] : []),
    ...(states.some((one) => one === state) ? [] : [`has no state that is known: ${JSON.stringify(state)}`]),
    ...(state === 'met' ? findEvidenceFaults(how) : how.length < 10 ? ['gives no reason'] : []),
  ];
}

// `path`, or `path` › a part of the title of a test, or of the heading of a page.
const evidence = /`([^`]+)`(?: › ([^;]+))?/g;

const isPath = /^(?:[\w@.-]+\/)+[\w@.-]+\.\w+$|^[\w-]+(?:\.\w+)*\.(?:json|md|ts)$/;

function findEvidenceFaults(how: string): readonly string[] {
  const named = [...how.matchAll(evidence)].filter(([, path = '']) => isPath.test(path));
  if (named.length === 0) return ['names neither a file nor a test'];
  return named.flatMap(([, path = '', part]) => {
    if (!existsSync(join(root, path))) return [`names ${path}, which is not there`];
    if (part === undefined) return [];
    const title = part.trim();
    return titlesIn(path).some((one) => one.includes(title))
      ? []
      : [`names "${title}", which is not in ${path}`];
  });
}

const titles = new Map<string, readonly string[]>();

// Of what is left to the thorough run (decision 084), right after its title.
const tag = /^\s*,\s*(?:\{[^{}]*'thorough'|thorough)/;

// Of tests and stories that every run tells, however they are told: nothing rests on what is not run before it lands. Of a page its
// headings.
function titlesIn(path: string): readonly string[] {
  const known = titles.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(join(root, path), 'utf8');
  const found = path.endsWith('.md')
    ? [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
    : [
        ...text.matchAll(/(?:\b(?:it|test|describe|story)(?:\.\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs),
      ].flatMap(({ 0: call, 2: title = '', index }) =>
        tag.test(text.slice(index + call.length, index + call.length + 200))
          ? []
          : [title.replaceAll(/\\(.)/g, '$1')],
      );
  titles.set(path, found);
  return found;
}

/** How many lines of each level are in each state. */
export function countStates(page: string): Readonly<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const { level, state } of readLedger(page)) {
    const key = `${level} ${state}`;
    counted[key] = (counted[key] ?? 0) + 1;
  }
  return counted;
}
