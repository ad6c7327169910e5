import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../breakpoints.ts';

const wide = `(min-width: ${breakpoints.desktop}px)`;

/** Whether help has a column of its own (R2.10). A stylesheet cannot move it from beside the sections into one. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(wide);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(wide).matches,
    () => true,
  );
}
