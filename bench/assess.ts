import { findProduct } from '#catalogue/index.ts';
import { answersWith, configure, validAnswers } from '#catalogue/testing/configurator.ts';
import type { Answers } from '#domain/configuration/answers.ts';
import { writeState } from '#server/product/present-assessment.ts';
import { productText } from '#server/product/product-text.ts';

const rows = 50;

/** Assessments per second in this process: one configuration, a full quick order, and the answer made of it. */
export function benchAssess(): void {
  const single = validAnswers['PE-100'];
  const quick = quickOrder();
  const text = productText(pe100());
  const device = 'snel_bestellen_desktop';
  report('assess, one configuration', () => configure('PE-100', single));
  report(`assess, quick order of ${rows} rows`, () => configure('PE-100', quick, { device }));
  report('assess and present, as JSON', () => writeState(configure('PE-100', single), text));
}

function pe100() {
  const product = findProduct('PE-100');
  if (product === null) throw new Error('no PE-100');
  return product;
}

function quickOrder(): Answers {
  const each = (of: (row: number) => string) => Array.from({ length: rows }, (_, row) => of(row));
  return answersWith('PE-100', {
    kenmerk: null,
    maten: {
      width_opening: each((row) => String(600 + 10 * row)),
      height_opening: each((row) => String(900 + 10 * row)),
      user_amount: each((row) => String(1 + (row % 5))),
      room: each((row) => `kamer ${row + 1}`),
    },
  });
}

function report(title: string, work: () => unknown): void {
  runFor(300, work);
  const { times, milliseconds } = runFor(1500, work);
  const each = (1000 * milliseconds) / times;
  console.log(
    `engine  ${title}: ${((1000 * times) / milliseconds).toFixed(0)}/s, ${each.toFixed(1)} µs each`,
  );
}

function runFor(milliseconds: number, work: () => unknown) {
  const started = performance.now();
  let times = 0;
  while (performance.now() - started < milliseconds) {
    for (let turn = 0; turn < 20; turn += 1) work();
    times += 20;
  }
  return { times, milliseconds: performance.now() - started };
}
