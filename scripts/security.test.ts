import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvsLevels } from './security/asvs-items.ts';
import { countStates, findLedgerFaults } from './security/ledger.ts';

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'security.md'), 'utf8');
const first = '| v5.0.0-1.1.1 |';

function withLine(id: string, change: (line: string) => string): string {
  return page.replace(new RegExp(`^\\| ${id.replaceAll('.', '\\.')} \\|.*$`, 'm'), change);
}

describe('R15.5 docs/security.md', () => {
  it('has a line for every item of ASVS 5.0 of level 1 and 2, with a state and what it rests on', () => {
    expect(findLedgerFaults(page)).toEqual([]);
  });

  it('tells the items of the standard: 70 of level 1, 183 of level 2 and 92 of level 3', () => {
    const counted = [1, 2, 3].map((level) => [...asvsLevels.values()].filter((one) => one === level).length);
    expect(counted).toEqual([70, 183, 92]);
  });

  it('tells in its sum what its lines say', () => {
    const counted = countStates(page);
    for (const level of ['1', '2']) {
      const sums = ['met', 'not applicable', 'open'].map((state) => counted[`${level} ${state}`] ?? 0);
      expect(page).toContain(`| Level ${level} | ${sums.join(' | ')} |`);
    }
  });

  it.each([
    ['an item that is left out', withLine('v5.0.0-1.1.1', () => ''), 'v5.0.0-1.1.1 has no line'],
    [
      'an item told twice',
      withLine('v5.0.0-1.1.1', (line) => `${line}\n${line}`),
      'v5.0.0-1.1.1 has more than one line',
    ],
    [
      'a number that is none',
      page.replace(first, '| v5.0.0-1.1.9 |'),
      'v5.0.0-1.1.9 is no item of ASVS 5.0.0',
    ],
    [
      'an item of another version',
      page.replace(first, '| v4.0.3-1.1.1 |'),
      'v4.0.3-1.1.1 is no item of ASVS 5.0.0',
    ],
    [
      'a state that is none',
      withLine('v5.0.0-1.1.1', () => '| v5.0.0-1.1.1 | 2 | x | probably | because it seems so |'),
      'v5.0.0-1.1.1 has no state that is known: "probably"',
    ],
    [
      'another level',
      withLine('v5.0.0-1.1.1', () => '| v5.0.0-1.1.1 | 1 | x | open | for a very good reason |'),
      'v5.0.0-1.1.1 is of level 2, not 1',
    ],
    [
      'met by nothing',
      withLine('v5.0.0-1.1.1', () => '| v5.0.0-1.1.1 | 2 | x | met | surely |'),
      'v5.0.0-1.1.1 names neither a file nor a test',
    ],
    [
      'met by a file that is gone',
      withLine('v5.0.0-1.1.1', () => '| v5.0.0-1.1.1 | 2 | x | met | `src/server/gone.ts` |'),
      'v5.0.0-1.1.1 names src/server/gone.ts, which is not there',
    ],
    [
      'met by a test that is gone',
      withLine(
        'v5.0.0-1.1.1',
        () => '| v5.0.0-1.1.1 | 2 | x | met | `src/server/app.test.ts` › flies to the moon |',
      ),
      'v5.0.0-1.1.1 names "flies to the moon", which is not in src/server/app.test.ts',
    ],
    [
      'met by a test that not every run tells',
      withLine(
        'v5.0.0-1.1.1',
        () => '| v5.0.0-1.1.1 | 2 | x | met | `tests/process/life.test.ts` › by Ctrl-C stops |',
      ),
      'v5.0.0-1.1.1 names "by Ctrl-C stops", which is not in tests/process/life.test.ts',
    ],
    [
      'open without a reason',
      withLine('v5.0.0-1.1.1', () => '| v5.0.0-1.1.1 | 2 | x | open | |'),
      'v5.0.0-1.1.1 gives no reason',
    ],
    [
      'not applicable without a reason',
      withLine('v5.0.0-1.1.1', () => '| v5.0.0-1.1.1 | 2 | x | not applicable | no |'),
      'v5.0.0-1.1.1 gives no reason',
    ],
  ])('would be refused with %s', (_, changed, fault) => {
    expect(changed).not.toBe(page);
    expect(findLedgerFaults(changed)).toContain(fault);
  });
});
