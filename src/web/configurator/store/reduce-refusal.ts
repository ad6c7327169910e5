import type { Message, Specification } from '#contract/configurator-answer.ts';
import { forgetRowErrors, refuseRows } from '../rows/state/said.ts';
import type { Answers } from './answer.ts';
import { decodeRowErrors, decodeSpecErrors, type SpecErrors } from './spec-errors.ts';
import type { ConfiguratorState, Refusal } from './state.ts';
import type { RefusalAnswer } from './wire.ts';

export function refuse(state: ConfiguratorState, answer: RefusalAnswer): ConfiguratorState {
  const causes = Object.fromEntries(
    Object.entries(answer.errors).map(([key, texts]) => [key, decodeSpecErrors(texts)]),
  );
  const specifications = answer.product_specifications ?? null;
  return {
    ...state,
    refusal: {
      causes,
      errors: causes,
      messages: answer.messages,
      repairs: (answer.repairs ?? []).map((repair) => ({
        ...repair,
        row: repair.row === null ? null : (state.rows.asked[repair.row]?.id ?? ''),
      })),
      specifications,
    },
    rows: refuseRows(state.rows, Object.values(answer.errors).flatMap(decodeRowErrors)),
    chosen: specifications === null ? state.chosen : answersTo(specifications, state.chosen),
    areMessagesHidden: false,
    pending: null,
    trouble: null,
    isJudged: true,
    isLeftUnjudged: false,
  };
}

/** The product book: answers of specifications that vanished are dropped. */
export function answersTo(specifications: readonly Specification[], chosen: Answers): Answers {
  const keys = new Set(specifications.map(({ key }) => key));
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => keys.has(key)));
}

export function markIncomplete(
  state: ConfiguratorState,
  keys: readonly string[],
  message: Message,
): ConfiguratorState {
  const error: SpecErrors = { general: [message.message], fields: {} };
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
      repairs: refusal?.repairs ?? [],
      specifications: refusal?.specifications ?? null,
    },
  };
}

/** What has the focus forgets its errors, a row only its own (R5.8). */
export function forgetError(state: ConfiguratorState, key: string, row: string | null): ConfiguratorState {
  const rows = row === null ? state.rows : forgetRowErrors(state.rows, row);
  const refusal = row === null ? withoutErrors(state.refusal, key) : state.refusal;
  const isSame = rows === state.rows && refusal === state.refusal;
  // Whoever was led there has yet to read it.
  if (isSame || state.sought?.key === key) return state;
  // Left as it was, the field must be judged again, or its error would be gone for good.
  return { ...state, rows, refusal, isJudged: false };
}

function withoutErrors(refusal: Refusal | null, key: string): Refusal | null {
  if (refusal?.errors[key] === undefined) return refusal;
  const { [key]: _forgotten, ...errors } = refusal.errors;
  return { ...refusal, errors };
}
