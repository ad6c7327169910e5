import { findProduct } from '#catalogue/index.ts';
import { configure } from '#catalogue/testing/configurator.ts';
import { decodeAnswers } from '#contract/decode-answers.ts';
import { decimalString } from '#domain/money/cents.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';
import { formatSize } from '#text/format/measure.ts';

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
