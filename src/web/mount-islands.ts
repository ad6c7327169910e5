import { createElement, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isCovered, uncover } from './configurator/cover.ts';
import type { IslandName, IslandProps } from './island-props.ts';
import { islands, type Variant } from './islands.ts';

export function mountIslands(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset['island'];
    if (name !== undefined && isIslandName(name)) mount(name, element, page);
  }
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islands, name);
}

function mount<Name extends IslandName>(name: Name, element: HTMLElement, page: Document): void {
  // Not from outside: the renderer of this same build wrote them into this very page, typed by Island.tsx.
  const props: IslandProps[Name] = JSON.parse(
    page.getElementById(`${element.id}-props`)?.textContent ?? 'null',
  );
  const variants: readonly Variant<IslandProps[Name]>[] = islands[name];
  const early = keepEarlyPress(element);
  let root: Root | undefined;
  let shown: Variant<IslandProps[Name]> | undefined;

  const show = async () => {
    const variant = variants.find(({ media }) => matchMedia(media).matches);
    if (variant === undefined || variant === shown || isInUse(element)) return;
    // Before it has come alive React would throw away what it has not looked at yet, and report that as an error: who comes
    // alive asks again. Behind a wizard's first screen that waits for its answer nothing is open yet, but somebody asked for it.
    if (shown !== undefined && (element.dataset['alive'] === undefined || isCovered())) return;
    shown = variant;
    const Component = await variant.load().catch((failure: unknown) => {
      early.giveUp();
      uncover();
      shown = undefined;
      throw failure;
    });
    // The width crossed the line again while this one was loading.
    if (variant !== shown) return;
    const island = createElement<IslandProps[Name]>(Component, props);
    const content = createElement(Alive, { tell: comeAlive }, island);
    if (root !== undefined) root.render(content);
    else if (element.hasChildNodes())
      root = hydrateRoot(element, content, { identifierPrefix: `${element.id}-` });
    else {
      root = createRoot(element, { identifierPrefix: `${element.id}-` });
      root.render(content);
    }
    early.handOver();
  };

  // Said on the page itself, that its script listens: before that a press is kept or sent as it stands.
  const comeAlive = () => {
    element.dataset['alive'] = '';
    void show();
  };

  for (const { media } of variants) matchMedia(media).addEventListener('change', () => void show());
  void show();
}

type AliveProps = { readonly tell: () => void; readonly children?: ReactNode };

function Alive({ tell, children }: AliveProps): ReactNode {
  useEffect(tell, [tell]);
  return children;
}

// A form that is pressed while its script is on its way waits for it: sent as it stands, it would load the whole page
// anew. Only a form that asks to be shown something can wait; one that posts goes at once.
function keepEarlyPress(element: HTMLElement) {
  let pressed: HTMLButtonElement | null = null;
  const keep = (event: SubmitEvent) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.form?.method !== 'get') return;
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
    pressed = button;
  };
  const release = (): HTMLButtonElement | null => {
    element.removeEventListener('submit', keep);
    pressed?.removeAttribute('aria-busy');
    const released = pressed;
    pressed = null;
    return released;
  };
  element.addEventListener('submit', keep);
  return {
    // By a click: React hydrates what is clicked before it listens, and a form that is only submitted it does not.
    handOver: () => release()?.click(),
    giveUp: () => release()?.form?.submit(),
  };
}

// A turned phone must not throw away what somebody is filling in.
function isInUse(element: HTMLElement): boolean {
  return element.querySelector(':modal, [data-in-use]') !== null;
}
