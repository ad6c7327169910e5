import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

// Of a text that cannot be long, and why it cannot.
const bounded: Readonly<Record<string, string>> = {
  '/^[^\\p{L}]+|[^\\p{L}]+$/gu': 'a password has at most two hundred characters',
  '/[^\\p{L}\\p{N}]+$/u': 'a password',
  '/[^\\p{L}]+$/u': 'a password',
  '/^(.+?)\\1+$/su': 'a password',
  '/\\B(?=(\\d{3})+$)/g': 'the digits of one of our own numbers',
  '/\\B(?=(\\d{3})+\\.)/g': 'the digits of a price of ours',
};

// A drawing with a hundred thousand spaces behind one word kept the whole shop waiting for seventeen seconds, and so did a file of
// one long line where a price list was expected.
it('R15.4 no pattern takes more than twice as long for a text that is twice as long', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}'] });
  const places = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!mayHavePattern.test(text)) continue;
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    for (const pattern of patternsIn(parseAst(text, { lang }))) places.set(pattern, file);
  }
  expect(places.size).toBeGreaterThan(250);
  const slow = [...places.keys()].filter(isSlow);
  expect(
    slow.filter((pattern) => !(pattern in bounded)).map((slow) => `${places.get(slow)}: ${slow}`),
  ).toEqual([]);
  // What is excused is still there.
  expect(Object.keys(bounded).filter((pattern) => !slow.includes(pattern))).toEqual([]);
});

it.each([
  'a(/x/)',
  'a = /x/',
  'return /x/;',
  'a(\n  // why\n  /x/,\n)',
  'a ?? /x/',
  'a => /x/',
  'if (a) /x/.test(b)',
  '}\n/x/.test(b)',
])('%j may have a pattern', (text) => {
  expect(mayHavePattern.test(text)).toBe(true);
});

it.each(['/\\s*,\\s*/', '/\\s+$/', '/(a+)+b/', '/[^\\n]*;/', '/^\\s*"?\\s*x/'])(
  '%s would be found',
  (pattern) => {
    expect(isSlow(pattern)).toBe(true);
  },
);

it.each(['/\\s+/g', '/(?<!\\s)\\s+$/', '/^\\s+/', '/;[^\\n]*/'])('%s is none', (pattern) => {
  expect(isSlow(pattern)).toBe(false);
});

// A pattern stands where a value does. To read a file for what it means takes a hundred times as long as to look for that.
const mayHavePattern =
  /(?:^|[-(,=:[!&|?{;+%>~^)]|\}\s|\b(?:return|typeof|case|of|in|await|yield|throw))\s*\/(?![/*]|>[\s;,)}\]])/m;

function isSlow(pattern: string): boolean {
  const end = pattern.lastIndexOf('/');
  const { reports } = analyse({ source: pattern.slice(1, end), flags: pattern.slice(end + 1) });
  return reports.length > 0;
}

function patternsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return 'regex' in node && isPattern(node.regex)
    ? [`/${node.regex.pattern}/${node.regex.flags}`]
    : Object.values(node).flatMap(patternsIn);
}

function isPattern(regex: unknown): regex is { readonly pattern: string; readonly flags: string } {
  return typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex;
}
