import type { Product } from '../product/product.ts';
import type { Answers, KeptAnswers } from './answers.ts';
import type { Assessment } from './assessment.ts';
import { keptAnswers } from './kept-answers.ts';
import { planFor } from './plan.ts';

/** Whether an answer means the same for both products: keys alone do not tell, for '1' is tape here and a hook there. */
export type SameMeaning = (step: string, field: string, answer: string, to: Product) => boolean;

type Carrying = {
  readonly assessment: Assessment;
  readonly index: number;
  readonly to: Product;
  readonly isSame: SameMeaning;
  readonly judge: (answers: Answers) => Assessment;
};

/**
 * One size with its answers for another product, as far as that asks the same; null when it cannot make the size. What
 * does not go with the rest there is left to be asked anew.
 */
export function carryAnswers({ assessment, index, to, isSame, judge }: Carrying): KeptAnswers | null {
  const { plan, sizes } = assessment;
  const target = planFor(to, 'desktop', plan.totalMeasures);
  const typed = sizes[index]?.typed;
  const size = {
    [target.sizeStep]: {
      [target.measures.width]: String(typed?.width ?? ''),
      [target.measures.height]: String(typed?.height ?? ''),
    },
  };
  if (judge(size).problems.length > 0) return null;
  let carried = asked(keptAnswers(assessment, index), to, isSame);
  // Each round leaves out what the last one refused, and so ends.
  for (;;) {
    const answers = {
      ...carried,
      [target.sizeStep]: { ...carried[target.sizeStep], ...size[target.sizeStep] },
    };
    const wrong = new Set(judge(answers).problems.map(({ step }) => step));
    const kept = Object.fromEntries(Object.entries(carried).filter(([step]) => !wrong.has(step)));
    if (wrong.size === 0) return answers;
    if (Object.keys(kept).length === Object.keys(carried).length) return size;
    carried = kept;
  }
}

function asked(answers: KeptAnswers, to: Product, isSame: SameMeaning): KeptAnswers {
  const carried: Record<string, Record<string, string>> = {};
  for (const { key, fields } of to.steps) {
    const given = answers[key] ?? {};
    for (const field of fields) {
      const answer = given[field.name];
      if (answer === undefined || field.kind === 'measure') continue;
      if (field.kind === 'option' && !isSame(key, field.name, answer, to)) continue;
      // A colour is several fields, which mean nothing without each other.
      carried[key] = field.kind === 'colour' ? given : { ...carried[key], [field.name]: answer };
    }
  }
  return carried;
}
