import type { CatalogueProduct } from '#catalogue/index.ts';
import type { LineToEdit } from '#contract/catalogue-page.ts';
import { answersInUnit } from '#domain/configuration/kept-answers.ts';
import { planFor } from '#domain/configuration/plan.ts';
import type { ConfiguredLine } from '#domain/line/configured-line.ts';
import { decimalString, times } from '#domain/money/cents.ts';
import type { SignedInPerson } from '../app-env.ts';

/** A line of a cart or a quote, and what it is called there. */
export type NamedLine = ConfiguredLine & { readonly timestamp: number };

/** A line as the configurator opens it: everything filled in, in the unit the customer has now. */
export function lineToEdit(
  line: NamedLine,
  product: CatalogueProduct,
  { unit, totalMeasures }: SignedInPerson,
): LineToEdit {
  const answers = totalMeasures ? withTotalSize(line, product) : line.answers;
  return {
    timestamp: line.timestamp,
    amount: line.amount,
    totalPrice: decimalString(times(line.unitPrice, line.amount)),
    totalAdviesPrijs: decimalString(times(line.advicePrice, line.amount)),
    specs: {
      ...answersInUnit(product, answers, unit),
      // An answer of its own on a phone; elsewhere nobody asks for it.
      aantal: { user_amount: String(line.amount) },
    },
  };
}

// Whoever enters total sizes is not asked for the opening, nor for the space round it: left in, both would be told as what the
// screen measures.
function withTotalSize(line: NamedLine, product: CatalogueProduct): NamedLine['answers'] {
  const { sizeStep, measures, homes } = planFor(product, 'desktop', true);
  const ofOpening = planFor(product, 'desktop', false).homes;
  const isLeft = ([field]: readonly [string, string]) => homes.has(field) || !ofOpening.has(field);
  const left = Object.entries(line.answers).flatMap(([step, fields]) => {
    const kept = Object.entries(fields).filter(isLeft);
    return kept.length === 0 ? [] : [[step, Object.fromEntries(kept)] as const];
  });
  const answers = Object.fromEntries(left);
  const size = {
    [measures.width]: String(line.totalWidth),
    [measures.height]: String(line.totalHeight),
  };
  return { ...answers, [sizeStep]: { ...answers[sizeStep], ...size } };
}
