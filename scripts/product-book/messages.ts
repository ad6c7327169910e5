import { findProduct, type ProductCode } from '#catalogue/index.ts';
import { answersWith, configure } from '#catalogue/testing/configurator.ts';
import type { RuleCase } from '#catalogue/testing/rule-case.ts';
import { ce100Cases } from '#catalogue/testing/rules-ce-100.ts';
import { doorCases } from '#catalogue/testing/rules-doors.ts';
import { pe100Cases } from '#catalogue/testing/rules-pe-100.ts';
import { rollerCases } from '#catalogue/testing/rules-rollers.ts';
import type { Message } from '#contract/configurator-answer.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import { configuratorText } from '#server/product/configurator-texts.ts';
import { presentNotices, presentRefusal } from '#server/product/present-problems.ts';
import { table } from './table.ts';

const cases: readonly RuleCase[] = [pe100Cases, ce100Cases, doorCases, rollerCases].flatMap(
  ({ refusals, notices }) => [...refusals, ...notices],
);

/** Every message with its sentence as a configuration in millimetres got it: the shop itself is asked. */
export function messagesTable(): string {
  const told = [
    ...messagesOf('PE-100', configure('PE-100', {}), { wantsToOrder: true }),
    ...cases.flatMap(({ code, rule, trips, customer = {} }) =>
      messagesOf(code, configure(code, answersWith(code, trips), { customer })).filter(
        ({ name }) => name === rule,
      ),
    ),
    ...messagesOf('PE-100', configure('PE-100', answersWith('PE-100'), { today: '2026-04-01' })),
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
  const product = findProduct(code);
  const refusal = product && presentRefusal(assessment, configuratorText(product), { wantsToOrder });
  return refusal?.messages ?? presentNotices(assessment);
}
