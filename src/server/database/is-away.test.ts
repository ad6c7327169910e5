import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isAway, isRefused, reasonOf } from './is-away.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('words'), { code, ...more });

describe('a statement that PostgreSQL refused', () => {
  it.each(['23505', '40P01', '55P03', '57014', '22P02', 'P0001'])('has done nothing: %s', (code) => {
    expect(isRefused(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true);
  });

  it.each([withCode('57P01'), withCode('EPIPE'), withCode('EPERM'), new Error('Connection terminated')])(
    'is not one of which nobody knows what became: %s',
    (error) => expect(isRefused(new DrizzleQueryError('select 1', [], error))).toBe(false),
  );
});

describe('a database that is away', () => {
  it.each([
    '57P01',
    '57P02',
    '57P03',
    '08006',
    '08003',
    '53300',
    '53100',
    '53200',
    '58030',
    '25006',
    '25P03',
  ])('R15.2 is known by the state %s, also behind a failed query', (code) => {
    expect(isAway(withCode(code))).toBe(true);
    expect(isAway(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true);
  });

  it.each([
    withCode('ECONNREFUSED'),
    withCode('ENOENT', { syscall: 'connect' }),
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('R15.2 is known by the words of machine and driver: %s', (error) => {
    expect(isAway(error)).toBe(true);
    expect(isAway(new DrizzleQueryError('select 1', [], error))).toBe(true);
  });

  it.each([
    withCode('23505'),
    withCode('57014'),
    withCode('42601'),
    withCode('ENOENT', { syscall: 'open' }),
    new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }),
    new Error('Connection of the payment to its order is missing'),
    'ECONNREFUSED',
    null,
  ])('is not what has another cause: %s', (error) => {
    expect(isAway(error)).toBe(false);
  });

  it('is told in one line, without what was asked', () => {
    const refused = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:5432')]);
    expect(reasonOf(new DrizzleQueryError('select $1', ['secret'], refused))).toBe(
      'connect ECONNREFUSED 127.0.0.1:5432',
    );
  });
});
