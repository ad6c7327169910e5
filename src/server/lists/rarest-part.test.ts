import { expect, it } from 'vitest';
import { rarestPart } from './rarest-part.ts';

it.each([
  ['%hoekstra%', '%kst%'],
  ['%bakker%', '%bak%'],
  ['%bos%', '%bos%'],
  // How a word begins, and what the index folds or leaves out.
  ['% bo%', '% bo%'],
  ['%café%', '%café%'],
  ['%3511ab%', '%3511ab%'],
  ['%50\\%%', '%50\\%%'],
])('R15.4 of %s an index is asked for %s', (pattern, part) => {
  expect(rarestPart(pattern)).toBe(part);
});
