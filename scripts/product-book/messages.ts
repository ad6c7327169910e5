import { type CatalogueProduct, type ProductCode, products } from '#catalogue/index.ts';
import { answersWith, configure } from '#catalogue/testing/configurator.ts';
import type { RuleCase } from '#catalogue/testing/rule-case.ts';
import { ce100Cases } from '#catalogue/testing/rules-ce-100.ts';
import { doorCases } from '#catalogue/testing/rules-doors.ts';
import { pe100Cases } from '#catalogue/testing/rules-pe-100.ts';
import { rollerCases } from '#catalogue/testing/rules-rollers.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import type { Figures } from '#domain/product/finding.ts';
import type { Product } from '#domain/product/product.ts';
import type { Rule } from '#domain/product/rule.ts';
import { presentNotices, presentRefusal } from '#server/product/present-problems.ts';
import { productText } from '#server/product/product-text.ts';
import { describeRuleFinding } from '#text/configurator/rule-findings.ts';
import { exampleCode, productTexts } from '#text/products/product-texts.ts';
import { messageOf } from './conditions.ts';
import { table } from './tables.ts';

type Told = {
  readonly name: string;
  readonly blocks: boolean;
  readonly message: string;
  /** The sentence before its figures; products that share one are told once. */
  readonly sentence: string | null;
};

const cases: readonly RuleCase[] = [pe100Cases, ce100Cases, doorCases, rollerCases].flatMap(
  ({ refusals, notices }) => [...refusals, ...notices],
);

/**
 * Every message with its sentence in millimetres. What can be said of any product, and every rule that has a case, is asked of
 * the shop itself; all other rules of the catalogue follow with figures of their own.
 */
export function messagesTable(): string {
  const told = [
    ...messagesOf(exampleCode, configure(exampleCode, {}), { wantsToOrder: true }),
    ...cases.flatMap(({ code, rule, trips, customer = {} }) =>
      messagesOf(code, configure(code, answersWith(code, trips), { customer })).filter(
        ({ name }) => name === rule,
      ),
    ),
    ...products.flatMap(rulesOf),
    ...messagesOf(exampleCode, configure(exampleCode, answersWith(exampleCode), { today: '2026-04-01' })),
  ];
  const first = told.filter(
    ({ name, sentence }, index) =>
      told.findIndex((one) => one.name === name && one.sentence === sentence) === index,
  );
  return table(
    ['Name', 'Blocks', 'Sentence, for example'],
    first.map(({ name, blocks, message }) => [`\`${name}\``, blocks ? 'yes' : '', message]),
  );
}

function messagesOf(
  code: ProductCode,
  assessment: Assessment,
  { wantsToOrder } = { wantsToOrder: false },
): readonly Told[] {
  const text = productTexts[code];
  const refusal = presentRefusal(assessment, text, { wantsToOrder });
  const messages = refusal?.messages ?? presentNotices(assessment, text);
  return messages.map(({ name, submitDisabled, message }) => ({
    ...{ name, blocks: submitDisabled, message },
    sentence: sentenceOf(text.findings, name),
  }));
}

function sentenceOf(findings: Readonly<Record<string, string>>, name: string): string | null {
  return findings[name] ?? null;
}

function rulesOf(product: CatalogueProduct): readonly Told[] {
  const text = productText(product);
  return product.rules.flatMap((rule: Rule): readonly Told[] => {
    const figures = exampleFigures(rule, product);
    if (figures === null) return [];
    const name = messageOf(rule);
    const message = describeRuleFinding({ code: name, figures }, 'mm', text);
    return [{ name, blocks: 'finding' in rule, message, sentence: sentenceOf(text.findings, name) }];
  });
}

/** As `checkRule` gives them for a screen that is just too large; null for what holds for any screen and is told so. */
function exampleFigures(rule: Rule, { limits }: Product): Figures | null {
  switch (rule.kind) {
    case 'maxArea':
    case 'maxRatio':
      return null;
    case 'heightSurplus':
      return { surplus: millimetres(rule.millimetres) };
    case 'maxLeaf':
      return { width: millimetres(rule.millimetres + 1), max: millimetres(rule.millimetres) };
    case 'corner': {
      const [first, second] = rule.steps;
      if (first === undefined) return null;
      return second === undefined
        ? { width: millimetres(first.upTo), max: millimetres(first.height) }
        : { width: millimetres(first.upTo + 1), max: millimetres(second.height) };
    }
    case 'forbid':
    case 'inform':
      return rule.figures ?? {};
    case 'oppositeSides':
      return {};
    case 'brushSpace':
      return { side: 'right', min: millimetres(rule.minimum) };
    case 'hardware':
      return { guide: millimetres(rule.guide), cassette: millimetres(rule.cassette) };
    case 'clearOpening': {
      const width = millimetres(limits.width.max - rule.width);
      return { opening: { width, height: millimetres(limits.height.max - rule.height) } };
    }
    default:
      return rule satisfies never;
  }
}
