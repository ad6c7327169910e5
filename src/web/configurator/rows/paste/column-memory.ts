import { list, record, type Shape, text } from '../../../shape.ts';
import { type Choice, isChoice } from './column-choice.ts';

const isKept: Shape<Record<string, string[]>> = record(list(text));

// Lists of that many customers and architects; the oldest goes first.
const mostKept = 20;

/** What somebody said the columns of such a list are, for the next one like it. Storage may refuse: then nothing is kept. */
export function createColumnMemory(openStorage: () => Storage, customerId: number) {
  const key = `maathor.columns.${customerId}`;
  const kept = (): Record<string, string[]> => {
    try {
      const found: unknown = JSON.parse(openStorage().getItem(key) ?? 'null');
      return isKept(found) ? found : {};
    } catch {
      return {};
    }
  };
  return {
    recall: (signature: string, width: number): readonly Choice[] | null => {
      const choices = kept()[signature]?.filter(isChoice);
      return choices?.length === width ? choices : null;
    },
    remember: (signature: string, choices: readonly Choice[]): void => {
      const { [signature]: _before, ...others } = kept();
      const latest = [...Object.entries(others), [signature, choices]].slice(-mostKept);
      try {
        openStorage().setItem(key, JSON.stringify(Object.fromEntries(latest)));
      } catch {
        // Private windows and full disks refuse: the next list is guessed again.
      }
    },
  };
}
