import { type KeyboardEvent, useRef } from 'react';

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * Somebody who goes through a group with the arrow keys selects every option on the way and must not be moved on
 * by it; a click, Space and Enter are choices.
 */
export function useRadioChoice(choose: (key: string, moveOn: boolean) => void) {
  const isArrowing = useRef(false);
  return (key: string, isChecked: boolean) => ({
    checked: isChecked,
    onChange: () => choose(key, !isArrowing.current),
    onPointerDown: () => {
      isArrowing.current = false;
    },
    onClick: () => {
      if (isChecked && !isArrowing.current) choose(key, true);
    },
    onKeyDown: (event: KeyboardEvent) => {
      isArrowing.current = arrows.includes(event.key);
      if (event.key === 'Enter' || (event.key === ' ' && isChecked)) {
        event.preventDefault();
        choose(key, true);
      }
    },
  });
}
