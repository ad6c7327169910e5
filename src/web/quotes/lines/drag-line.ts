import { lineIds } from './line-ids.ts';

/** Where a line was dropped: before another, or last under a heading. */
type Dropped = { readonly voor: string; readonly groep: string };

// Less than this is a press, and no drag.
const slack = 5;
const edge = 72;

/**
 * Follows a finger or the mouse until it is let go. Nothing moves meanwhile but a mark where the line would come: what is held
 * must stay in the page, or a touch would lose it.
 */
export function beginDrag(page: Document, start: PointerEvent, drop: (place: Dropped) => void): void {
  const held = start.target instanceof Element ? start.target.closest<HTMLElement>('li[id]') : null;
  if (held === null) return;
  let place: Dropped | null = null;
  let y = start.clientY;
  const listening = new AbortController();
  const { signal } = listening;

  // Also while a finger rests at the edge of the window.
  const scrolling = setInterval(() => {
    const view = page.defaultView;
    if (view === null || place === null) return;
    const by = y < edge ? -8 : y > view.innerHeight - edge ? 8 : 0;
    if (by === 0) return;
    view.scrollBy(0, by);
    place = placeAt(page, held, y);
  }, 16);
  const end = () => {
    clearInterval(scrolling);
    listening.abort();
    mark(page, null, null);
    held.removeAttribute('data-held');
  };
  const follow = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (pointerId !== start.pointerId) return;
    if (place === null && Math.hypot(clientX - start.clientX, clientY - start.clientY) < slack) return;
    held.toggleAttribute('data-held', true);
    y = clientY;
    place = placeAt(page, held, y);
  };
  page.addEventListener('pointermove', follow, { signal });
  page.addEventListener(
    'pointerup',
    () => {
      const at = place;
      end();
      if (at !== null && !standsThere(held, at)) drop(at);
    },
    { signal },
  );
  page.addEventListener('pointercancel', end, { signal });
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

// The first line whose middle is below the pointer is the one it would stand before; within a group, for its last place is
// another than the first of the next.
function placeAt(page: Document, held: HTMLElement, y: number): Dropped | null {
  const lists = [...page.querySelectorAll<HTMLElement>(`#${lineIds.list} [data-group]`)];
  const list = lists.find((one) => y < one.getBoundingClientRect().bottom) ?? lists.at(-1);
  if (list === undefined) return null;
  const items = [...list.querySelectorAll<HTMLElement>('li[id]')].filter((item) => item !== held);
  const next = items.find((item) => y < middleOf(item)) ?? null;
  mark(page, next, next === null ? list : null);
  return { voor: next === null ? '' : idOf(next), groep: list.dataset['group'] ?? '' };
}

function standsThere(held: HTMLElement, { voor, groep }: Dropped): boolean {
  const next = held.nextElementSibling;
  const isBefore = next === null ? voor === '' : next.id === `regel-${voor}`;
  return isBefore && held.closest<HTMLElement>('[data-group]')?.dataset['group'] === groep;
}

function middleOf(item: HTMLElement): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}

function idOf(item: HTMLElement): string {
  return item.id.replace('regel-', '');
}

function mark(page: Document, before: HTMLElement | null, end: HTMLElement | null): void {
  for (const old of page.querySelectorAll('[data-drop]')) old.removeAttribute('data-drop');
  before?.setAttribute('data-drop', 'before');
  end?.setAttribute('data-drop', 'end');
}
