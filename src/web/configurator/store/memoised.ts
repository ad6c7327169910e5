import type { ConfiguratorState } from './state.ts';

/** Keeps its last value for as long as what it is made of stays the same: a list made anew would count as a change. */
export function memoised<Value>(
  partsOf: (state: ConfiguratorState) => readonly unknown[],
  make: (state: ConfiguratorState) => Value,
): (state: ConfiguratorState) => Value {
  let last: { readonly parts: readonly unknown[]; readonly value: Value } | null = null;
  return (state) => {
    const parts = partsOf(state);
    if (last === null || last.parts.some((part, index) => part !== parts[index]))
      last = { parts, value: make(state) };
    return last.value;
  };
}
