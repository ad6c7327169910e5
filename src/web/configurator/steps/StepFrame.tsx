import { type ReactNode, useRef, useState } from 'react';
import type { Specification } from '#contract/configurator-answer.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { HeldUp, useCauseElsewhere } from '../parts/HeldUp.tsx';
import { isOpen, isWaiting } from '../store/selectors.ts';
import type { SpecErrors } from '../store/spec-errors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './StepFrame.module.css';

type Props = {
  readonly specification: Specification;
  readonly error: SpecErrors | null;
  readonly children: ReactNode;
  // Ways on from what is wrong.
  readonly ways?: ReactNode;
  readonly action?: { readonly label: string; readonly isDisabled: boolean; readonly onPress: () => void };
};

/** What every step has beneath its own fields: combined errors, an explanation, the button that moves on. */
export function StepFrame({ specification, error, children, ways, action }: Props) {
  const { key } = specification;
  const isHere = useConfiguratorState((state) => isOpen(state, key));
  const isBusy = useConfiguratorState(isWaiting);
  const cause = useCauseElsewhere(key);
  const isOffered = useSettled(action !== undefined, key);
  const way = useRef<HTMLAnchorElement>(null);
  const press = () => {
    action?.onPress();
    way.current?.focus();
  };
  return (
    <div className={styles.step}>
      {children}
      {error !== null && error.general.length > 0 && (
        <div data-error>
          <Message kind="error">
            {error.general.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Message>
        </div>
      )}
      {error !== null && ways}
      {specification.explanation_bottom && (
        <p className={styles.explanation}>{specification.explanation_bottom}</p>
      )}
      {action !== undefined && isOffered && (
        <div className={styles.action}>
          <Button kind="move" disabled={action.isDisabled} aria-busy={isBusy || undefined} onClick={press}>
            {action.label}
          </Button>
          {cause !== null && isHere && !action.isDisabled && <HeldUp ref={way} cause={cause} />}
        </div>
      )}
    </div>
  );
}

/**
 * A choice that leads on by itself needs no button for the moment it is judged: it would flash up and push what is
 * beneath. One that is there stays.
 */
function useSettled(hasAction: boolean, key: string): boolean {
  const isJudged = useConfiguratorState(({ pending }) => pending?.about !== key);
  const [isSettled, setIsSettled] = useState(hasAction);
  const next = hasAction && (isSettled || isJudged);
  if (next !== isSettled) setIsSettled(next);
  return next;
}
