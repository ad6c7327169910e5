import { type CatalogueProduct, type ProductCode, products } from '#catalogue/index.ts';
import { answersWith, configure } from '#catalogue/testing/configurator.ts';
import type { RuleCase } from '#catalogue/testing/rule-case.ts';
import { ce100Cases } from '#catalogue/testing/rules-ce-100.ts';
import { doorCases } from '#catalogue/testing/rules-doors.ts';
import { pe100Cases } from '#catalogue/testing/rules-pe-100.ts';
import { rollerCases } from '#catalogue/testing/rules-rollers.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import { firstSeason } from '#domain/delivery/season.ts';
import type { Rule } from '#domain/product/rule.ts';
import { presentNotices, presentRefusal } from '#server/product/present-problems.ts';
import { productText } from '#server/product/product-text.ts';
import { exampleCode, productTexts } from '#text/products/product-texts.ts';
import { messageOf } from './conditions.ts';
import { ruleSentence } from './rule-sentence.ts';
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
 * the shop itself; all other rules of the catalogue follow with figures of the first that says so: a rule's own stand in its product's table.
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
    ...firstSeason.periods.flatMap(({ from }) =>
      messagesOf(exampleCode, configure(exampleCode, answersWith(exampleCode), { today: `2026-${from}` })),
    ),
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
  return product.rules.map((rule: Rule): Told => {
    const name = messageOf(rule);
    const message = ruleSentence(rule, product, text);
    return { name, blocks: !('notice' in rule), message, sentence: sentenceOf(text.findings, name) };
  });
}
