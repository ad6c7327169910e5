import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls, jsonSchemas, schemas } from '#contract/calls.ts';
import { rightForTask } from '#domain/task/task-kind.ts';
import { demoAccounts, demoPassword } from '#server/database/seed/demo-accounts.ts';
import { schema as settings } from '#server/settings/schema.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/contract.md'), 'utf8');
const examples = [...page.matchAll(/^```json (\w+)\n([^`]+)```$/gm)].map(([, name = '', text = '']) => ({
  name,
  text,
}));

function section(number: number): string {
  return page.split(/^## /m).find((part) => part.startsWith(`${number}. `)) ?? '';
}

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

describe('docs/contract.md', () => {
  it('names every call with what it sends and answers', () => {
    const rows = calls.map((call) => {
      const request = 'request' in call ? call.request : '[^|]*';
      const answer = call.answers[200] === 'html' ? 'a fragment of HTML' : call.answers[200];
      const refusal = 422 in call.answers ? `, or 422 ${call.answers[422]}` : '';
      const path = call.path.replaceAll(/[{}]/g, '\\$&');
      return new RegExp(
        `^\\| \`${call.method.toUpperCase()} ${path}\` \\| ?${request} \\| ${answer}${refusal} \\|$`,
        'm',
      );
    });
    expect(rows.filter((row) => !row.test(section(3)))).toEqual([]);
  });

  it('names every kind of task', () => {
    const listed = /`\?soort=` a kind or several with commas \(([^)]+)\)/.exec(page)?.[1]?.split(', ') ?? [];
    expect(listed.toSorted()).toEqual(Object.keys(rightForTask).toSorted());
  });

  it('has an example of every message', () => {
    expect(examples.map(({ name }) => name).toSorted()).toEqual(Object.keys(schemas).toSorted());
  });

  it.each(examples)('has a $name as it is read and typed', ({ name, text }) => {
    const schema = Object.entries(schemas).find(([known]) => known === name)?.[1];
    expect(schema?.safeParse(JSON.parse(text)).error).toBeUndefined();
  });

  it('names every field of the calls', () => {
    const fields = [...new Set(Object.values(jsonSchemas()).flatMap(fieldsOf))];
    expect(fields.length).toBeGreaterThan(60);
    expect(fields.filter((field) => !new RegExp(`["\`.]${field}["\`]`).test(section(3)))).toEqual([]);
  });

  it('names the demo accounts that there are', () => {
    expect(all(section(5), /^\| `(\S+@\S+)` /gm)).toEqual(demoAccounts.map(({ person }) => person.email));
    expect(section(5)).toContain(`\`${demoPassword}\``);
  });

  it('names settings that there are', () => {
    const named = all(section(1), /`([A-Z][A-Z_]{3,})/g);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in settings.shape))).toEqual([]);
  });

  it('names on screen what the texts say', () => {
    const texts = globSync('src/text/**/*.ts', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const names = all(section(6), /'([^']+)'/g).filter((name) => !name.includes('{'));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !texts.includes(name))).toEqual([]);
  });
});

function fieldsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? [...Object.keys(value), ...Object.values(value).flatMap(fieldsOf)]
      : fieldsOf(value),
  );
}
