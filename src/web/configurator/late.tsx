import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';

/** A component whose script comes when it is first shown, or when somebody asks for it before. */
export type Late<Props extends object> = ((props: Props) => ReactNode) & Coming;

type Coming = {
  readonly ask: () => void;
  readonly isThere: () => boolean;
  readonly listen: (listener: () => void) => () => void;
};

const patience = 2000;

/**
 * Shown the moment it has come, and not given up: the line may be back any moment. React's own `lazy` holds back for 0.3 s
 * what was waited for, lest something flash: here that was every first colour, every list of steps and the screen after ordering.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): Late<Props> {
  const listeners = new Set<() => void>();
  let loaded: ComponentType<Props> | null = null;
  let isAsked = false;
  const fetchIt = () => {
    load().then(
      (component) => {
        loaded = component;
        for (const listener of listeners) listener();
      },
      () => setTimeout(fetchIt, patience),
    );
  };
  const ask = () => {
    if (!isAsked) fetchIt();
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
    return Loaded === null ? meanwhile : <Loaded {...props} />;
  }
  return Object.assign(Part, { ask, listen, isThere: () => loaded !== null });
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
