import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOfAudit, daysToMend, daysToMendOthers, readAudit } from './security/read-audit.ts';

const hole = {
  name: 'hono',
  title: 'Something can be read',
  url: 'https://github.com/advisories/GHSA-x',
  severity: 'high',
};
const printed = JSON.stringify({
  vulnerabilities: { hono: { via: [hole] }, 'hono-user': { via: ['hono', { ...hole, severity: 'high' }] } },
});
const line = (time: string, severity = 'high') =>
  `${severity}: hono: Something can be read (https://github.com/advisories/GHSA-x), ${time}`;
const found = { [hole.url]: { found: '2026-11-16' } };

describe('R15.5 the audit', () => {
  it('says what a registry answers, each hole once, and wants it noted with its day', () => {
    const told = [line('not noted yet')];
    expect(readAudit(printed, {}, '2026-11-16')).toEqual({ kind: 'answered', known: told, urgent: told });
    const low = printed.replaceAll('high', 'low');
    expect(readAudit(low, {}, '2026-11-16')).toMatchObject({ urgent: [line('not noted yet', 'low')] });
  });

  it.each([
    ['critical', '2026-11-18', '2026-11-19'],
    ['high', '2026-11-30', '2026-12-01'],
    ['moderate', '2027-01-15', '2027-01-16'],
    ['low', '2027-01-15', '2027-01-16'],
  ])('fails when the time to mend what is %s has passed', (severity, last, after) => {
    const told = printed.replaceAll('high', severity);
    expect(readAudit(told, found, last)).toMatchObject({
      known: [line(`by ${last}`, severity)],
      urgent: [],
    });
    const late = readAudit(told, found, after);
    expect(late).toMatchObject({ urgent: [line(`overdue since ${last}`, severity)] });
    expect(codeOfAudit(late)).toBe(1);
  });

  it('waits longer for what was thought over, until its last day', () => {
    const thoughtOver = { reason: 'we do not use it', until: '2027-06-01' };
    const noted = { [hole.url]: { found: '2026-11-16', thoughtOver } };
    expect(readAudit(printed, noted, '2027-06-01')).toMatchObject({ urgent: [] });
    expect(readAudit(printed, noted, '2027-06-02')).toMatchObject({
      urgent: [line('overdue since 2027-06-01')],
    });
  });

  it('has the times that docs/security.md gives', () => {
    const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'security.md'), 'utf8');
    const { critical, high } = daysToMend;
    expect(page).toContain(
      `critical within ${critical} days, high within ${high}, others within ${daysToMendOthers}`,
    );
  });

  it.each(['', 'npm error audit endpoint returned an error', '{"message":"405 Method Not Allowed"}'])(
    'takes %j for no answer',
    (text) => {
      expect(readAudit(text, {}, '2026-11-16')).toEqual({ kind: 'unanswered' });
    },
  );

  it('that was asked for and not answered ends with a code of its own', () => {
    const codes = [
      readAudit(printed, found, '2026-11-16'),
      readAudit(printed, {}, '2026-11-16'),
      readAudit('', {}, '2026-11-16'),
    ].map(codeOfAudit);
    expect(codes).toEqual([0, 1, 2]);
  });
});
