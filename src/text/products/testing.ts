import { wordingFor } from '../measuring/by-way.ts';
import { measuringRules, measuringText } from '../measuring/instruction.ts';
import type { ProductText } from './product-text.ts';
import type { StepText } from './step-text.ts';
import { rowsText } from './steps.ts';

/** For tests: what the words of any product are held to. */

const ways = ['opening', 'total'] as const;

/** What a product's page and its measuring instruction would leave out. */
export function unsaid(text: ProductText): readonly string[] {
  const isSaid = (words: string) => words.trim() !== '';
  const parts = {
    purpose: text.purpose.length > 0 && text.purpose.every(isSaid),
    properties:
      text.properties.length > 0 &&
      text.properties.every(({ label, value }) => isSaid(label) && isSaid(value)),
    measuring: ways.every((way) => {
      const { intro, size, steps } = measuringText(text, way);
      return isSaid(intro) && isSaid(size) && steps.length >= measuringRules(way).length;
    }),
  };
  return Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [part]));
}

/** Steps that ask no question, or that say it twice: as their title, or behind their icon. */
export function poorQuestions({ steps }: Pick<ProductText, 'steps'>): readonly string[] {
  const asked: readonly (readonly [string, StepText])[] = [...Object.entries(steps), ['rows', rowsText]];
  return asked.flatMap(([key, step]) =>
    [step, { ...step, ...step.besideRows }].some((one) => ways.some((way) => isPoor(one, way))) ? [key] : [],
  );
}

function isPoor(step: StepText, way: (typeof ways)[number]): boolean {
  const question = wordingFor(step.question, way);
  const others = [wordingFor(step.label, way), step.mobile, wordingFor(step.instruction, way)];
  const page = [question, ...others, wordingFor(step.explanation, way)];
  return (
    !/^[A-Z].*\?$/.test(question) || others.includes(question) || page.includes(wordingFor(step.tooltip, way))
  );
}
