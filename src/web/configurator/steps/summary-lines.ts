import { isOutdated } from '../store/line.ts';
import { memoised } from '../store/memoised.ts';
import { productSpecs, summary } from '../store/selectors.ts';
import { summarise } from '../store/summarise.ts';

export type SummaryLine = {
  readonly label: string;
  readonly value: string;
  // Of the specification it comes from; null for what the shop made of it.
  readonly key: string | null;
};

/**
 * What was chosen, as the shop says it. Of what it has not judged it said nothing: then in the words of the choices
 * themselves.
 */
export const summaryLines = memoised(
  ({ server, refusal, chosen, trouble, isJudged, isLeftUnjudged }) => [
    ...[server, refusal, chosen, trouble],
    ...[isJudged, isLeftUnjudged],
  ],
  (state): readonly SummaryLine[] => {
    const specifications = productSpecs(state);
    if (!isOutdated(state))
      return summary(state).map(({ label, value }) => ({
        label,
        value,
        key: specifications.find(({ label_short }) => label_short === label)?.key ?? null,
      }));
    return specifications.flatMap((specification) => {
      const { key, label_short: label } = specification;
      const value = summarise(specification, state.chosen[key] ?? null, state.customer.unit);
      return value === null ? [] : [{ label, value, key }];
    });
  },
);
