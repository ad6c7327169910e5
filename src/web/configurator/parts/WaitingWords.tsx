import { useEffect, useState } from 'react';
import { popupText } from '#text/configurator/popup.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useConfiguratorState } from '../use-configurator.ts';

// Said of every answer, it would be noise: most are there before it could be spoken.
const worthSaying = 1000;

// For whoever cannot see that a control waits; stands in the region that tells the price, which then tells the rest.
export function WaitingWords() {
  const isWaiting = useConfiguratorState().pending !== null;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), worthSaying);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isLong && <VisuallyHidden>{popupText.checking}</VisuallyHidden>;
}
