import type { JobTime } from './jobs.ts';
import { fullnessOf, growthOf, type Measured, ratioOf } from './measure.ts';
import { describePlan, type Statement } from './plans.ts';

type Report = {
  readonly counted: Readonly<Record<string, number>>;
  readonly measured: readonly Measured[];
  readonly statements: readonly Statement[];
  readonly jobs: readonly JobTime[];
  readonly starts: readonly number[];
};

const longest = 700;

/** Markdown, as it stands in docs/growth.md. */
export function writeReport({ counted, measured, statements, jobs, starts }: Report): string {
  const over = (of: (one: Measured) => number) => measured.filter((one) => of(one) > 1.5).length;
  const less = measured.filter((one) => fullnessOf(one) < 0.9).length;
  return [
    '# What growth costs',
    '',
    'R15.4. Written by `npm run grow -- measure` after `npm run grow`; see [074](decisions/074-growth.md) for how and why.',
    'Times are the server’s own, in milliseconds: the middle of up to eleven answers, asked in turns of a shop with a hundred',
    'orders, of one with some eighteen hundred, in which the same page is as full, and of one with all of this, in one process and on',
    'one PostgreSQL. Growth is the last of these beside the second; beside the first stands what a fuller page costs as well.',
    '',
    '## What is in it',
    '',
    Object.entries(counted)
      .map(([name, rows]) => `${name} ${rows.toLocaleString('en-GB')}`)
      .join(' · '),
    '',
    '## Start',
    '',
    `\`npm start\` with its PostgreSQL: ${starts.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(', ')}.`,
    '',
    '## Jobs',
    '',
    '| job | first, s | again, s |',
    '|---|---|---|',
    ...jobs.map(({ job, first, again }) => `| ${job} | ${first.toFixed(2)} | ${again.toFixed(2)} |`),
    '',
    '## The ten heaviest statements',
    '',
    'By their time over one walk of all questions below, at full size; each as it was done when it took longest.',
    '',
    ...statements
      .slice(0, 10)
      .flatMap(({ text, calls, ms, slowest, plan }, index) => [
        `${index + 1}. ${calls} times, ${ms.toFixed(0)} ms together, ${slowest.toFixed(0)} ms at most`,
        '',
        '   ```sql',
        `   ${text.length > longest ? `${text.slice(0, longest)} …` : text}`,
        '   ```',
        '',
        '   ```',
        ...describePlan(plan).map((line) => `   ${line}`),
        '   ```',
        '',
      ]),
    '## Every page and call',
    '',
    `${measured.length} questions; ${over(growthOf)} take over 1.5 times as long as where the page is as full, ${over(ratioOf)} as with a hundred`,
    `orders. The worst first. Fullness is how long the answer is that it is measured by, beside the large shop’s: of ${less} it is under 0.9,`,
    'and what these take longer is a fuller page as well.',
    '',
    '| who asks what | a hundred, ms | as full, ms | all, ms | growth | fullness | beside a hundred | answer |',
    '|---|---|---|---|---|---|---|---|',
    ...measured.map(
      (one) =>
        `| ${[one.what.replaceAll('|', '\\|'), ...[one.few, one.some, one.many].map((ms) => ms.toFixed(1)), ...[growthOf(one), fullnessOf(one), ratioOf(one)].map((ratio) => ratio.toFixed(2)), one.status].join(' | ')} |`,
    ),
    '',
  ].join('\n');
}
