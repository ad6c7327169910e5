import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the configurator moves on by itself, focus and view follow to the section it opened; what was left has
 * nothing more to hold the focus. A popup that opens with something to read above its sections stays there.
 */
export function useFollowedSection(
  openKey: string | null,
  isNoticed: boolean,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  const filling = useRef<ResizeObserver>(null);
  useEffect(() => {
    if (last.current === openKey) return;
    const wasOpen = last.current;
    last.current = openKey;
    filling.current?.disconnect();
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
      if (section !== null && !(isNoticed && wasOpen === null))
        filling.current = showWhenFilled(section, header);
    } else if (wasOpen !== null && (focused === null || focused === document.body || isHidden(focused))) {
      // Answered out of order, something may still be open, and nothing be ordered.
      const next =
        document.querySelector<HTMLElement>('[data-order]:enabled') ??
        box.current?.querySelector<HTMLElement>('[aria-expanded]');
      next?.focus();
    }
  });
  return box;
}

// A step that loads fills its section only after it has opened. Of one that is taller than its place the head, for a
// choice is not made without its question.
function showWhenFilled(section: HTMLElement, header: HTMLElement): ResizeObserver {
  const observer = new ResizeObserver(() => {
    if (section.querySelector('input, select') !== null) observer.disconnect();
    // Whoever was led to a field in it keeps that in view.
    if (document.activeElement !== header && section.contains(document.activeElement)) return;
    section.scrollIntoView({ block: 'nearest' });
    header.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(section);
  return observer;
}

function isSectionPart(element: Element, box: HTMLElement | null): boolean {
  return box?.contains(element) ?? false;
}

function isHidden(element: Element): boolean {
  return element.closest('[hidden]') !== null;
}
