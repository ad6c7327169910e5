import { type RefObject, useEffect, useRef } from 'react';

// Less than any on-screen keyboard, more than a browser's own bars.
const smallestKeyboard = 120;

/**
 * Where the keyboard lies over the page instead of making it smaller (iOS), the wizard makes itself smaller, so
 * that neither the field nor the button in use lies beneath it.
 */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fitIn = () => {
      const style = frame.current?.style;
      const isCovered = viewport.scale <= 1.01 && window.innerHeight - viewport.height > smallestKeyboard;
      frame.current?.toggleAttribute('data-covered', isCovered);
      if (isCovered) {
        style?.setProperty('--visible-height', `${viewport.height}px`);
        style?.setProperty('--visible-top', `${viewport.offsetTop}px`);
      } else {
        style?.removeProperty('--visible-height');
        style?.removeProperty('--visible-top');
      }
    };
    const show = () => {
      fitIn();
      const field = document.activeElement;
      if (field instanceof HTMLInputElement && frame.current?.contains(field))
        field.scrollIntoView({ block: 'nearest' });
    };
    viewport.addEventListener('resize', show);
    viewport.addEventListener('scroll', fitIn);
    return () => {
      viewport.removeEventListener('resize', show);
      viewport.removeEventListener('scroll', fitIn);
    };
  }, []);
  return frame;
}
