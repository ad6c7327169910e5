import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the configurator moves on by itself, focus and view follow to the section it opened; what was left has
 * nothing more to hold the focus.
 */
export function useFollowedSection(openKey: string | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === openKey) return;
    const wasOpen = last.current;
    last.current = openKey;
    const header = box.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    const focused = document.activeElement;
    if (header) {
      // Somebody who is busy elsewhere, in the amount or the help, is left alone.
      const isElsewhere =
        focused !== null && focused !== document.body && !isSectionPart(focused, box.current);
      const section = header.closest('section');
      // Whoever was led to a field in it is there already.
      const isThere = section?.contains(focused) ?? false;
      if (!isThere && (wasOpen === null || !isElsewhere)) header.focus({ preventScroll: true });
      section?.scrollIntoView({ block: 'nearest' });
    } else if (wasOpen !== null && (focused === null || focused === document.body || isHidden(focused))) {
      box.current?.closest('dialog')?.querySelector<HTMLElement>('[data-order]:enabled')?.focus();
    }
  });
  return box;
}

function isSectionPart(element: Element, box: HTMLElement | null): boolean {
  return box?.contains(element) ?? false;
}

function isHidden(element: Element): boolean {
  return element.closest('[hidden]') !== null;
}
