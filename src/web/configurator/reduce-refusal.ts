import type { Message } from '#contract/configurator-answer.ts';
import type { Answers, SizeRow } from './answer.ts';
import { decodeSpecErrors, type SpecErrors, withoutFocused } from './spec-errors.ts';
import type { ConfiguratorState } from './state.ts';
import type { RefusalAnswer } from './wire.ts';

export function refuse(state: ConfiguratorState, { errors, messages }: RefusalAnswer): ConfiguratorState {
  const entries = Object.entries(errors).map(([key, texts]) => [key, decodeSpecErrors(texts)] as const);
  return {
    ...state,
    refusal: {
      errors: Object.fromEntries(entries),
      messages,
      rows: entries.some(([, { rows }]) => rows.length > 0) ? rowsIn(state.chosen) : [],
    },
    areMessagesHidden: false,
    pending: null,
    trouble: null,
    isJudged: true,
  };
}

export function rowsIn(chosen: Answers): readonly SizeRow[] {
  return Object.values(chosen).flatMap((answer) => (answer.kind === 'rows' ? answer.rows : []));
}

export function markIncomplete(
  state: ConfiguratorState,
  keys: readonly string[],
  message: Message,
): ConfiguratorState {
  const error: SpecErrors = { general: [message.message], fields: {}, rows: [] };
  const kept = state.refusal?.messages.filter(({ name }) => name !== message.name) ?? [];
  return {
    ...state,
    areMessagesHidden: false,
    refusal: {
      errors: { ...state.refusal?.errors, ...Object.fromEntries(keys.map((key) => [key, error])) },
      messages: [...kept, message],
      rows: state.refusal?.rows ?? [],
    },
  };
}

export function forgetError(state: ConfiguratorState, key: string, row: number | null): ConfiguratorState {
  const error = state.refusal?.errors[key];
  if (state.refusal === null || error === undefined) return state;
  const { [key]: _forgotten, ...others } = state.refusal.errors;
  const left = withoutFocused(error, row);
  return {
    ...state,
    refusal: { ...state.refusal, errors: left === null ? others : { ...others, [key]: left } },
    // Left as it was, the field must be judged again, or its error would be gone for good.
    isJudged: false,
  };
}
