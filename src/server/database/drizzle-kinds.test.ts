import {
  Column,
  type DrizzleEntityClass,
  eq,
  is,
  Param,
  Placeholder,
  SQL,
  StringChunk,
  Subquery,
  sql,
  Table,
  View,
} from 'drizzle-orm';
import { alias, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { orders } from './schema/orders.ts';

const { database } = await testDatabase();

// The question mark keeps it from being replaced.
const own: { readonly is: typeof is } = await import(
  `${new URL('./entity.js', import.meta.resolve('drizzle-orm')).href}?own`
);

const kinds: readonly DrizzleEntityClass<unknown>[] = [
  ...[Column, PgColumn, Table, PgTable, SQL, SQL.Aliased, Param, Placeholder, StringChunk, Subquery, View],
];

const values: readonly unknown[] = [
  ...[
    null,
    undefined,
    1,
    'text',
    [],
    {},
    new Date(),
    () => 1,
    Buffer.from('x'),
    new Map(),
    orders,
    orders.id,
  ],
  ...[alias(orders, 'others'), alias(orders, 'others').id, sql`1`, sql`1`.as('one'), sql.placeholder('x')],
  ...[eq(orders.id, 1), new StringChunk('x'), new Param(1), database.select().from(orders).as('all')],
  ...[database.select().from(orders), database, class extends SQL {}],
];

it('tests run with a quicker way to ask of which class something is: with the answers of Drizzle', () => {
  expect(is).not.toBe(own.is);
  const answers = (ask: typeof is) => values.map((value) => kinds.map((kind) => ask(value, kind)));
  expect(answers(is)).toEqual(answers(own.is));
  expect(answers(is).flat()).toContain(true);
  expect(() => is({}, Date as never)).toThrow();
  expect(() => own.is({}, Date as never)).toThrow();
});
