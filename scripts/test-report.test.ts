import { describe, expect, it } from 'vitest';
import { describeFailure, readPlaywrightReport, readVitestReport } from './test-report.ts';

describe('what a run ends with', () => {
  it('names a failed test of Vitest, and a file that could not be read', () => {
    const report = readVitestReport({
      numPassedTests: 7,
      testResults: [
        {
          name: 'src/cart.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a cart keeps its lines', status: 'failed', failureMessages: ['expected 1 to be 2'] },
            { fullName: 'a cart is emptied', status: 'passed', failureMessages: [] },
          ],
        },
        { name: 'src/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'src/fine.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    });
    expect(report).toEqual({
      passed: 7,
      failed: [
        { title: 'src/cart.test.ts › a cart keeps its lines', message: 'expected 1 to be 2' },
        { title: 'src/broken.test.ts', message: 'no such module' },
      ],
    });
  });

  it('names a failed story with its width, however deep it stands, and one that passed at a second try', () => {
    const told = (title: string, status: string, message?: string) => ({
      title,
      file: 'cart.spec.ts',
      line: 8,
      tests: [
        { projectName: 'phone', status, results: [message === undefined ? {} : { error: { message } }] },
      ],
    });
    const report = readPlaywrightReport({
      suites: [
        {
          specs: [told('is told', 'expected')],
          suites: [{ specs: [told('is not', 'unexpected', 'gone'), told('is sometimes', 'flaky', 'late')] }],
        },
      ],
      errors: [{ message: 'no shop' }],
      stats: { expected: 1 },
    });
    expect(report).toEqual({
      passed: 1,
      failed: [
        { title: 'outside the stories', message: 'no shop' },
        { title: '[phone] cart.spec.ts:8 › is not', message: 'gone' },
        { title: '[phone] cart.spec.ts:8 › is sometimes', message: 'late' },
      ],
    });
  });

  it('tells so much of the cause that it can be read by itself', () => {
    const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
    const told = describeFailure({ title: 'src/cart.test.ts › is full', message }).split('\n');
    expect(told[0]).toBe('✗ src/cart.test.ts › is full');
    expect(told).toContain('    line 0');
    expect(told).toHaveLength(13);
  });
});
