import type { PoolClient } from 'pg';

const names = new Map<string, string>();

/**
 * Has a connection keep how a statement is read and planned, which is a third to half of PostgreSQL's work in a test: a file
 * asks the same few dozen things in each of its tests. What is answered is the same.
 */
export function planOnce(client: Pick<PoolClient, 'query'>): void {
  const { query } = client;
  const named = (asked: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(query, client, [withName(asked, rest[0]), ...rest]);
  Object.defineProperty(client, 'query', { value: named });
}

// Without values a statement may be several in one text, which cannot have a name.
function withName(asked: unknown, values: unknown): unknown {
  if (!Array.isArray(values) || values.length === 0) return asked;
  if (typeof asked === 'string') return { text: asked, name: nameOf(asked) };
  return isNameless(asked) ? { ...asked, name: nameOf(asked.text) } : asked;
}

function isNameless(asked: unknown): asked is { readonly text: string } {
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return false;
  const isNamed = 'name' in asked && asked.name !== undefined;
  return !isNamed && 'text' in asked && typeof asked.text === 'string';
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `planned_${names.size}`;
  names.set(text, name);
  return name;
}
