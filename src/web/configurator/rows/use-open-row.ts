import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type Opened = { readonly element: HTMLElement; readonly top: number };

/**
 * The row that is being worked on; the one before closes only when another is entered, for a row that closed as soon as
 * it is left would take the button from under the finger. What is entered stays where it was on screen.
 */
export function useOpenRow() {
  const [openRow, setOpenRow] = useState<string | null>(null);
  const opened = useRef<Opened | null>(null);
  const open = useCallback((element: HTMLElement) => {
    opened.current = { element, top: element.getBoundingClientRect().top };
    setOpenRow(element.dataset['row'] ?? null);
  }, []);
  useLayoutEffect(() => {
    if (openRow === null || opened.current === null) return;
    const { element, top } = opened.current;
    opened.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) scrollerOf(element)?.scrollBy(0, moved);
  }, [openRow]);
  return [openRow, open] as const;
}

function scrollerOf(element: HTMLElement): Element | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (/auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.scrollingElement;
}
