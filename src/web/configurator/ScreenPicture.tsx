import { lazy, Suspense } from 'react';
import { drawingInput } from './drawing-input.ts';
import styles from './ScreenPicture.module.css';
import { useConfiguratorState } from './use-configurator.ts';

type Props = { readonly entersTotals: boolean };

// Comes after the rest: one can choose while it is still on its way.
const Picture = lazy(async () => ({ default: (await import('./ConfiguredScreen.tsx')).ConfiguredScreen }));

export function ScreenPicture({ entersTotals }: Props) {
  const state = useConfiguratorState();
  const input = drawingInput(state, entersTotals);
  return (
    <div className={styles.picture}>
      <Suspense fallback={null}>
        {input !== null && <Picture input={input} productName={state.product?.name ?? ''} />}
      </Suspense>
    </div>
  );
}
