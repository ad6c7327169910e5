import { useEffect, useState } from 'react';
import { popupText } from '#text/configurator/popup.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { isWaiting } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';

// Said of every answer, it would be noise: most are there before it could be spoken.
const worthSaying = 1000;

/**
 * For whoever cannot see that a control waits; stands in the region that tells the price, which then tells the rest.
 */
export function WaitingWords() {
  const isBusy = useConfiguratorState(isWaiting);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsLong(true), worthSaying);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isBusy]);
  return isLong && <VisuallyHidden>{popupText.checking}</VisuallyHidden>;
}
