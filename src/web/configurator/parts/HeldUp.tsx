import type { Ref } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import { type Cause, causeElsewhere } from '../store/stoppers.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { CauseLink } from './CauseLink.tsx';
import styles from './HeldUp.module.css';

type Props = { readonly cause: Cause; readonly ref: Ref<HTMLAnchorElement> };

/** Why nobody moves on from a step with nothing wrong in itself (R4.2). */
export function HeldUp({ cause, ref }: Props) {
  return (
    <p aria-live="polite" className={styles.held}>
      {stepText.heldUp} <CauseLink ref={ref} cause={cause} />
    </p>
  );
}

export function useCauseElsewhere(key: string): Cause | null {
  return useConfiguratorState((state) => causeElsewhere(state, key));
}
