import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { popupText } from '#text/configurator/popup.ts';

/** A component whose script comes when it is first shown, or when somebody asks for it before. */
export type Late<Props extends object> = ((props: Props) => ReactNode) & Coming;

type Coming = {
  readonly ask: () => void;
  readonly isThere: () => boolean;
  readonly listen: (listener: () => void) => () => void;
};

const patience = 2000;
const longestPause = 60_000;

/**
 * Shown the moment it has come, and not given up: the line may be back any moment. Where it could not be had it says so and
 * is reported, once: it may be gone for good since the shop was renewed. React's own `lazy` holds back for 0.3 s
 * what was waited for, lest something flash: here that was every first colour, every list of steps and the screen after ordering.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): Late<Props> {
  const listeners = new Set<() => void>();
  // False when it could not be had so far.
  let loaded: ComponentType<Props> | false | null = null;
  let isAsked = false;
  const become = (next: ComponentType<Props> | false) => {
    loaded = next;
    for (const listener of listeners) listener();
  };
  const fetchIt = (pause: number) => {
    load().then(become, (cause: unknown) => {
      if (loaded === null) reportError(cause);
      become(false);
      setTimeout(fetchIt, pause, Math.min(pause * 2, longestPause));
    });
  };
  const ask = () => {
    if (!isAsked) fetchIt(patience);
    isAsked = true;
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    ask();
    return () => {
      listeners.delete(listener);
    };
  };
  function Part(props: Props) {
    const Loaded = useSyncExternalStore(listen, () => loaded, nothing);
    if (Loaded) return <Loaded {...props} />;
    return Loaded === null ? meanwhile : <p role="status">{popupText.coming}</p>;
  }
  return Object.assign(Part, { ask, listen, isThere: () => !!loaded });
}

const nothing = () => null;
const never = () => () => {};

/** Whether a component is more than a place for itself. */
export function useIsThere<Props extends object>(component: ComponentType<Props> | Late<Props>): boolean {
  const coming = 'isThere' in component ? component : null;
  return useSyncExternalStore(
    coming?.listen ?? never,
    () => coming?.isThere() ?? true,
    () => true,
  );
}
