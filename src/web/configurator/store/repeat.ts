import { type Answer, type Answers, isSizeField } from './answer.ts';

/** What is kept for another size, and where that is asked. */
export type Repeated = { readonly chosen: Answers; readonly sizeKey: string | null };

/**
 * R20.7: everything but the size, the box label and the amount. Margins stay, also where a roller screen asks them in
 * one step with its size.
 */
export function withoutSize(chosen: Answers): Repeated {
  const entries = Object.entries(chosen);
  return {
    chosen: Object.fromEntries(
      entries.flatMap(([key, answer]) => {
        const kept = keptOf(answer);
        return kept === null ? [] : [[key, kept]];
      }),
    ),
    sizeKey: entries.find(([, answer]) => isOfSize(answer))?.[0] ?? null,
  };
}

function isOfSize(answer: Answer): boolean {
  return (
    answer.kind === 'rows' || (answer.kind === 'measures' && Object.keys(answer.typed).some(isSizeField))
  );
}

function keptOf(answer: Answer): Answer | null {
  switch (answer.kind) {
    case 'rows':
    case 'text':
    case 'amount':
      return null;
    case 'measures': {
      const typed = Object.fromEntries(Object.entries(answer.typed).filter(([field]) => !isSizeField(field)));
      const isEmpty = Object.keys(typed).length + Object.keys(answer.spaces).length === 0;
      return isEmpty ? null : { ...answer, typed };
    }
    default:
      return answer;
  }
}
