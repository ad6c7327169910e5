import { describe, expect, it } from 'vitest';
import { splitPassword } from './split-password.ts';

describe('R15.5 the password of a database', () => {
  it.each([
    ['postgres://shop:secret@db:5432/maathor', 'postgres://shop@db:5432/maathor', 'secret'],
    [
      'postgres://shop:ge@heim@db/maathor?sslmode=require',
      'postgres://shop@db/maathor?sslmode=require',
      'ge@heim',
    ],
    ['postgres://shop:a:b%40c@/maathor?host=/run', 'postgres://shop@/maathor?host=/run', 'a:b@c'],
    ['postgres://shop:100%@db/maathor', 'postgres://shop@db/maathor', '100%'],
    ['postgres://shop%40north:x@db/maathor', 'postgres://shop%40north@db/maathor', 'x'],
    ['postgres://shop@db/maathor', 'postgres://shop@db/maathor', null],
    ['postgres:///maathor?host=/run/a@b', 'postgres:///maathor?host=/run/a@b', null],
    [
      'postgres://shop@db/maathor?password=p%26q&sslmode=require',
      'postgres://shop@db/maathor?sslmode=require',
      'p&q',
    ],
    ['postgres://db/maathor?sslmode=require&password=x', 'postgres://db/maathor?sslmode=require', 'x'],
  ])('of %s is apart', (url, address, password) => {
    expect(splitPassword(url)).toEqual({ address, password });
  });
});
