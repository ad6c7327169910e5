import type { Ref } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import { type Cause, stoppers } from '../store/stoppers.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { CauseLink } from './CauseLink.tsx';
import styles from './HeldUp.module.css';

type Props = { readonly cause: Cause; readonly ref: Ref<HTMLAnchorElement> };

// Why nobody moves on from a step with nothing wrong in itself (R4.2).
export function HeldUp({ cause, ref }: Props) {
  return (
    <p aria-live="polite" className={styles.held}>
      {stepText.heldUp} <CauseLink ref={ref} cause={cause} />
    </p>
  );
}

// What is wrong in another step, and nothing in this one.
export function useCauseElsewhere(key: string): Cause | null {
  const causes = stoppers(useConfiguratorState()).flatMap(({ cause }) => cause ?? []);
  if (causes.some(({ specification }) => specification.key === key)) return null;
  return causes[0] ?? null;
}
