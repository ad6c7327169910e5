import { useEffect, useEffectEvent } from 'react';

const guard = { configurator: 'open' } as const;

let opened = 0;
// From our own step back until the browser has made it.
let isStepping = false;

/** A history entry of its own while it is open, so that going back ends here and not on the page before. */
export function useBackGesture(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    opened += 1;
    if (!isStepping && !isGuarded()) history.pushState(guard, '');
    const pop = () => {
      if (isGuarded()) return;
      history.pushState(guard, '');
      goBack();
    };
    addEventListener('popstate', pop);
    return () => {
      opened -= 1;
      removeEventListener('popstate', pop);
      if (isGuarded() && !isStepping) stepBack();
    };
  }, []);
}

// A browser makes it later. Whoever has opened another by then, or turned the screen, did not go back.
function stepBack(): void {
  isStepping = true;
  const arrive = (event: PopStateEvent) => {
    isStepping = false;
    if (opened === 0) return;
    event.stopImmediatePropagation();
    history.pushState(guard, '');
  };
  addEventListener('popstate', arrive, { once: true });
  history.back();
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
