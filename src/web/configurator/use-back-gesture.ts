import { useEffect, useEffectEvent } from 'react';

const guard = { configurator: 'open' } as const;

/** A history entry of its own while it is open, so that going back ends here and not on the page before. */
export function useBackGesture(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isGuarded()) history.pushState(guard, '');
    const pop = () => {
      if (isGuarded()) return;
      history.pushState(guard, '');
      goBack();
    };
    addEventListener('popstate', pop);
    return () => {
      removeEventListener('popstate', pop);
      if (isGuarded()) history.back();
    };
  }, []);
}

/** After a reload the entry is still there: somebody was at work. */
export function isGuarded(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'configurator' in state &&
    state.configurator === guard.configurator
  );
}

/** Whoever comes back to this page after leaving it for good finds it closed. */
export function dropGuard(): void {
  if (isGuarded()) history.replaceState(null, '');
}
