import { useEffect, useState } from 'react';

// Half a screen's worth takes about a tenth of what somebody feels.
const slice = 25;

/**
 * Which of a long list are drawn: what is new comes in slices, each in a task of its own, so that no key or click waits
 * for two hundred rows. `first` is in the first of them, for whoever is to work there.
 */
export function useSlices<Key>(keys: readonly Key[], first: Key | null = null): readonly Key[] {
  const [drawn, setDrawn] = useState<ReadonlySet<Key>>(() => new Set());
  const fresh = keys.filter((key) => !drawn.has(key));
  const next = new Set(fresh.slice(0, slice));
  if (first !== null && fresh.includes(first)) next.add(first);
  const hasNext = next.size > 0;
  useEffect(() => {
    if (!hasNext) return;
    const timer = setTimeout(() => setDrawn(new Set([...keys.filter((key) => drawn.has(key)), ...next])));
    return () => clearTimeout(timer);
  });
  return hasNext ? keys.filter((key) => drawn.has(key) || next.has(key)) : keys;
}
