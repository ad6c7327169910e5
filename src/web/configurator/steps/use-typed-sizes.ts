import { useState } from 'react';
import type { Millimetres } from '#domain/measure/millimetres.ts';
import type { Typed } from '../store/answer.ts';

/** Sizes on their way to an answer: what was typed here goes before what was chosen earlier. */
export function useTypedSizes(chosen: Typed) {
  const [entered, setEntered] = useState<Readonly<Record<string, Millimetres | null>>>({});
  const sizeOf = (field: string): Millimetres | null =>
    field in entered ? (entered[field] ?? null) : (chosen[field] ?? null);
  return {
    sizeOf,
    // The others stay as they stand on screen, also when the answer they came from is withdrawn.
    enter: (field: string, value: Millimetres | null) =>
      setEntered((all) => ({ ...chosen, ...all, [field]: value })),
    // Null while any is missing: nothing is emitted before all of them are there (R5.1).
    complete: (
      fields: readonly string[],
      latest: Readonly<Record<string, Millimetres | null>> = {},
    ): Typed | null => {
      const typed: Record<string, Millimetres> = {};
      for (const field of fields) {
        const value = field in latest ? (latest[field] ?? null) : sizeOf(field);
        if (value === null) return null;
        typed[field] = value;
      }
      return typed;
    },
  };
}
