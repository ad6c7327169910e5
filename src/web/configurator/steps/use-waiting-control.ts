import { type ChangeEvent, useEffect, useRef } from 'react';

/**
 * What was touched last in a step says that it waits, whichever kind of control it is. `call` is the judgement of the
 * step's own answer; null when none is awaited.
 */
export function useWaitingControl(call: number | null) {
  const touched = useRef<Element | null>(null);
  useEffect(() => {
    const control = touched.current;
    if (call === null || control === null) return;
    control.setAttribute('aria-busy', 'true');
    return () => control.removeAttribute('aria-busy');
  }, [call]);
  return (event: ChangeEvent<HTMLElement>) => {
    touched.current = event.target;
  };
}
