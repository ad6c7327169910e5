import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', 'src/server/database/migrations');

// While a new version takes the place of the old one, both are at work on the tables of the new one.
const breaksTheOther =
  /\bdrop\s+(table|column|view)\b|\brename\s+(to|column)\b|\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i;
const reason = /^-- Not side by side: \S.+/m;

function isSideBySide(text: string): boolean {
  return !breaksTheOther.test(withoutRemarks(text)) || reason.test(text);
}

function withoutRemarks(text: string): string {
  return text.replaceAll(/--.*$/gm, '');
}

it('R15.1 a migration leaves the version before it working, or says why it cannot', () => {
  const files = globSync('*.sql', { cwd: folder }).filter((file) => basename(file) >= '065');
  expect(files.filter((file) => !isSideBySide(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

it.each([
  ['alter table orders drop column reference;', false],
  ['alter table orders\n  rename column reference to remark;', false],
  ['alter table orders alter column total type bigint;', false],
  ['-- Not side by side: nobody reads it since 064.\nalter table orders drop column reference;', true],
  ["alter table orders add column note text not null default ''; -- drop column later", true],
  ['drop function old_one(integer);', true],
])('%j side by side: %s', (text, expected) => {
  expect(isSideBySide(text)).toBe(expected);
});

// A function's file is applied again only when it was changed: what a migration put in its place would stay, in a shop that has run before.
const redefines =
  /\b(?:create(?:\s+or\s+replace)?(?:\s+constraint)?|alter)\s+(?:function|procedure|trigger)\b/i;

it('functions and triggers stand in files of their own, and no migration since then has one', () => {
  const files = globSync('*.sql', { cwd: folder });
  const found = files.filter((file) =>
    redefines.test(withoutRemarks(readFileSync(join(folder, file), 'utf8'))),
  );
  expect(found).toContain('021-forgetting-old-books.sql');
  expect(found.filter((file) => file >= '022')).toEqual([]);
});
