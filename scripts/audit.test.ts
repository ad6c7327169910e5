import { describe, expect, it } from 'vitest';
import { codeOfAudit, readAudit } from './security/read-audit.ts';

const hole = {
  name: 'hono',
  title: 'Something can be read',
  url: 'https://github.com/advisories/GHSA-x',
  severity: 'high',
};
const printed = JSON.stringify({
  vulnerabilities: { hono: { via: [hole] }, 'hono-user': { via: ['hono', { ...hole, severity: 'high' }] } },
});
const line = 'high: hono: Something can be read (https://github.com/advisories/GHSA-x)';
const accepted = { [hole.url]: { reason: 'we do not use it', until: '2027-01-01' } };

describe('R15.5 the audit', () => {
  it('says what a registry answers, each hole once', () => {
    expect(readAudit(printed, {}, '2026-11-16')).toEqual({ kind: 'answered', known: [line], urgent: [line] });
  });

  it('does not ask for a mend of what is low, or was thought over, until its last day', () => {
    const low = printed.replaceAll('high', 'moderate');
    expect(readAudit(low, {}, '2026-11-16')).toMatchObject({ kind: 'answered', urgent: [] });
    expect(readAudit(printed, accepted, '2027-01-01')).toMatchObject({
      known: [`${line}, accepted`],
      urgent: [],
    });
    expect(readAudit(printed, accepted, '2027-01-02')).toMatchObject({ urgent: [line] });
  });

  it.each(['', 'npm error audit endpoint returned an error', '{"message":"405 Method Not Allowed"}'])(
    'takes %j for no answer',
    (text) => {
      expect(readAudit(text, {}, '2026-11-16')).toEqual({ kind: 'unanswered' });
    },
  );

  it('that was asked for and not answered ends with a code of its own', () => {
    const low = printed.replaceAll('high', 'moderate');
    const codes = [low, printed, ''].map((text) => codeOfAudit(readAudit(text, {}, '2026-11-16')));
    expect(codes).toEqual([0, 1, 2]);
  });
});
