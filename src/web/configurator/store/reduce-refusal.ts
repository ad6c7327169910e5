import type { Message, Specification } from '#contract/configurator-answer.ts';
import type { Row } from '../rows/state/rows.ts';
import type { Answers } from './answer.ts';
import { decodeSpecErrors, type SpecErrors, withoutFocused } from './spec-errors.ts';
import type { ConfiguratorState } from './state.ts';
import type { RefusalAnswer } from './wire.ts';

export function refuse(state: ConfiguratorState, answer: RefusalAnswer): ConfiguratorState {
  const entries = Object.entries(answer.errors).map(
    ([key, texts]) => [key, decodeSpecErrors(texts)] as const,
  );
  const causes = Object.fromEntries(entries);
  const specifications = answer.product_specifications ?? null;
  return {
    ...state,
    refusal: {
      causes,
      errors: causes,
      messages: answer.messages,
      rows: entries.some(([, { rows }]) => rows.length > 0) ? rowsIn(state.chosen) : [],
      specifications,
    },
    chosen: specifications === null ? state.chosen : answersTo(specifications, state.chosen),
    areMessagesHidden: false,
    pending: null,
    trouble: null,
    isJudged: true,
  };
}

// The product book: answers of specifications that vanished are dropped.
export function answersTo(specifications: readonly Specification[], chosen: Answers): Answers {
  const keys = new Set(specifications.map(({ key }) => key));
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => keys.has(key)));
}

export function rowsIn(chosen: Answers): readonly Row[] {
  return Object.values(chosen).flatMap((answer) => (answer.kind === 'rows' ? answer.rows : []));
}

export function markIncomplete(
  state: ConfiguratorState,
  keys: readonly string[],
  message: Message,
): ConfiguratorState {
  const error: SpecErrors = { general: [message.message], fields: {}, rows: [] };
  const marked = Object.fromEntries(keys.map((key) => [key, error]));
  const { refusal } = state;
  const kept = refusal?.messages.filter(({ name }) => name !== message.name) ?? [];
  return {
    ...state,
    areMessagesHidden: false,
    refusal: {
      causes: { ...refusal?.causes, ...marked },
      errors: { ...refusal?.errors, ...marked },
      messages: [...kept, message],
      rows: refusal?.rows ?? [],
      specifications: refusal?.specifications ?? null,
    },
  };
}

export function forgetError(state: ConfiguratorState, key: string, row: number | null): ConfiguratorState {
  const error = state.refusal?.errors[key];
  // Whoever was led there has yet to read it.
  if (state.refusal === null || error === undefined || state.sought?.key === key) return state;
  const { [key]: _forgotten, ...others } = state.refusal.errors;
  const left = withoutFocused(error, row);
  return {
    ...state,
    refusal: { ...state.refusal, errors: left === null ? others : { ...others, [key]: left } },
    // Left as it was, the field must be judged again, or its error would be gone for good.
    isJudged: false,
  };
}
