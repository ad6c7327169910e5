import type { PresetToUse } from '#contract/catalogue-page.ts';
import { type Answer, type Answers, decodeSpecs, isSameAnswer } from '../store/answer.ts';
import type { ConfiguratorState, PresetInUse } from '../store/state.ts';

/** A preset as the store keeps it. */
export function presetInUse(
  { name, specs, lost }: PresetToUse,
  { customer }: ConfiguratorState,
  isKept: boolean,
): PresetInUse {
  return { name, lost, isKept, answers: decodeSpecs(specs, customer.unit) };
}

/** The choices of a preset take the place of those made before; sizes, label and amount stay as they are. */
export function withPreset({ chosen }: ConfiguratorState, { answers }: PresetInUse): Answers {
  return { ...chosen, ...putInto(chosen, answers) };
}

/** Whether a choice was made otherwise, which nobody may lose unasked. */
export function wouldReplace({ chosen }: ConfiguratorState, { answers }: PresetInUse): boolean {
  return Object.entries(putInto(chosen, answers)).some(([key, answer]) => {
    const before = chosen[key];
    return before !== undefined && holdsChoice(before) && !isSameAnswer(before, answer);
  });
}

/** Whether all that the preset holds is still chosen so. */
export function isAsPreset({ chosen, preset }: ConfiguratorState): boolean {
  if (preset === null || Object.keys(preset.answers).length === 0) return false;
  const put = Object.entries(putInto(chosen, preset.answers));
  return put.every(([key, answer]) => isSameAnswer(chosen[key] ?? null, answer));
}

// A roller screen asks its size and the space around it in one step.
function putInto(chosen: Answers, answers: Answers): Answers {
  const put = Object.entries(answers).map(([key, answer]): readonly [string, Answer] => {
    const before = chosen[key];
    if (answer.kind !== 'measures' || before?.kind !== 'measures') return [key, answer];
    return [key, { ...answer, typed: { ...before.typed, ...answer.typed } }];
  });
  return Object.fromEntries(put);
}

function holdsChoice(answer: Answer): boolean {
  return answer.kind !== 'measures' || Object.keys(answer.spaces).length > 0;
}
