import { findProduct, type ProductCode } from '#catalogue/index.ts';
import { answersWith, configure } from '#catalogue/testing/configurator.ts';
import type { RuleCase } from '#catalogue/testing/rule-case.ts';
import { ce100Cases } from '#catalogue/testing/rules-ce-100.ts';
import { doorCases } from '#catalogue/testing/rules-doors.ts';
import { pe100Cases } from '#catalogue/testing/rules-pe-100.ts';
import { rollerCases } from '#catalogue/testing/rules-rollers.ts';
import type { Message } from '#contract/configurator-answer.ts';
import { decodeAnswers } from '#contract/decode-answers.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import { decimalString } from '#domain/money/cents.ts';
import { presentNotices, presentRefusal } from '#server/product/present-problems.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';
import { formatSize } from '#text/format/measure.ts';
import { exampleCode, productTexts } from '#text/products/product-texts.ts';

const cases: readonly RuleCase[] = [pe100Cases, ce100Cases, doorCases, rollerCases].flatMap(
  ({ refusals, notices }) => [...refusals, ...notices],
);

/** Every message with its sentence as a configuration in millimetres got it: the shop itself is asked. */
export function messagesTable(): string {
  const told = [
    ...messagesOf(exampleCode, configure(exampleCode, {}), { wantsToOrder: true }),
    ...cases.flatMap(({ code, rule, trips, customer = {} }) =>
      messagesOf(code, configure(code, answersWith(code, trips), { customer })).filter(
        ({ name }) => name === rule,
      ),
    ),
    ...messagesOf(exampleCode, configure(exampleCode, answersWith(exampleCode), { today: '2026-04-01' })),
  ];
  const first = told.filter(
    ({ name }, index) => told.findIndex((message) => message.name === name) === index,
  );
  return table(
    ['Name', 'Blocks', 'Sentence, for example'],
    first.map(({ name, submitDisabled, message }) => [`\`${name}\``, submitDisabled ? 'yes' : '', message]),
  );
}

function messagesOf(
  code: ProductCode,
  assessment: Assessment,
  { wantsToOrder } = { wantsToOrder: false },
): readonly Message[] {
  const text = productTexts[code];
  const refusal = presentRefusal(assessment, text, { wantsToOrder });
  return refusal?.messages ?? presentNotices(assessment, text);
}

/** A table of Markdown; a bar within a cell would end it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** The screens that tests order everywhere, priced for group B. */
export function workedExamplesTable(): string {
  const rows = workedExamples.map(({ name, code, specs, amount }) => {
    const product = findProduct(code);
    if (product === null) throw new Error(`no product ${code}`);
    const { sizes, price } = configure(product.code, decodeAnswers(specs, 'desktop'), { amount });
    const [size] = sizes;
    const { width = null, height = null } = size?.total ?? {};
    const made = size?.price ?? null;
    if (width === null || height === null || made === null) throw new Error(`${name} cannot be made`);
    const surcharges = made.surcharges.filter(({ advice }) => advice > 0);
    return [
      name,
      formatSize(width, height, 'mm'),
      [['matrix', made.base] as const, ...surcharges.map((one) => [`\`${one.name}\``, one.advice] as const)]
        .map(([what, advice]) => `${what} ${decimalString(advice)}`)
        .join(' + '),
      ...[price.advice, price.unit].map(decimalString),
      String(amount),
      ...[price.total, price.totalAdvice].map(decimalString),
    ];
  });
  return table(
    ['Example', 'Total size', 'Made up of', 'Advice', 'Net', 'Amount', 'Total net', 'Total advice'],
    rows,
  );
}
