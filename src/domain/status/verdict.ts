/** What somebody who looks at a part of the shop must know first. */
export type Verdict = 'fine' | 'look' | 'wrong' | 'unknown';

export type Level = Exclude<Verdict, 'fine' | 'unknown'>;

// What is not known is no good news, and no alarm either.
const gravity: readonly Verdict[] = ['fine', 'unknown', 'look', 'wrong'];

export function worst(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce<Verdict>(
    (found, verdict) => (gravity.indexOf(verdict) > gravity.indexOf(found) ? verdict : found),
    'fine',
  );
}

/** From which figure on somebody should look at it, and from which on it goes wrong. */
export type Bounds = { readonly look: number; readonly wrong: number };

export function levelOf(figure: number, { look, wrong }: Bounds): Level | null {
  if (figure >= wrong) return 'wrong';
  return figure >= look ? 'look' : null;
}
