import { z } from 'zod';

/** What a runner wrote of its tests. */
export type TestReport = {
  readonly passed: number;
  readonly failed: readonly Failure[];
};

export type Failure = { readonly title: string; readonly message: string };

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

export function readVitestReport(report: unknown): TestReport {
  const { numPassedTests, testResults } = vitestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that does not compile has no tests to fail.
      if (failed.length === 0) return status === 'failed' ? [{ title: name, message }] : [];
      return failed.map(({ fullName, failureMessages }) => ({
        title: `${name} › ${fullName}`,
        message: failureMessages?.join('\n') ?? '',
      }));
    }),
  };
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      // 'expected', 'unexpected', 'flaky' or 'skipped'.
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().default('') }).optional() })),
    }),
  ),
});

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

const playwrightReport = z.object({
  suites: z.array(suite),
  // Of what stands outside every story, such as the setup.
  errors: z.array(z.object({ message: z.string().default('') })),
  stats: z.object({ expected: z.number() }),
});

export function readPlaywrightReport(report: unknown): TestReport {
  const { suites, errors, stats } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: [
      ...errors.map(({ message }) => ({ title: 'outside the stories', message })),
      ...suites.flatMap(specsOf).flatMap(failuresOf),
    ],
  };
}

function specsOf({ specs, suites = [] }: Suite): readonly z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failuresOf({ title, file, line, tests }: z.infer<typeof spec>): readonly Failure[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => ({
      title: `[${projectName}] ${file}:${line} › ${title}`,
      message: results.flatMap(({ error }) => error?.message ?? []).join('\n'),
    }));
}

// Enough to know what went wrong without the log above it.
const linesTold = 12;

/** As the end of a run tells it. */
export function describeFailure({ title, message }: Failure): string {
  const lines = message.split('\n').slice(0, linesTold);
  return [`✗ ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
