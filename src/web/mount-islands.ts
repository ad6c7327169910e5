import { createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
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
  const props: IslandProps[Name] = JSON.parse(
    page.getElementById(`${element.id}-props`)?.textContent ?? 'null',
  );
  const variants: readonly Variant<IslandProps[Name]>[] = islands[name];
  let root: Root | undefined;
  let shown: Variant<IslandProps[Name]> | undefined;

  const show = async () => {
    const variant = variants.find(({ media }) => matchMedia(media).matches);
    if (variant === undefined || variant === shown || isInUse(element)) return;
    shown = variant;
    const Component = await variant.load();
    // The width crossed the line again while this one was loading.
    if (variant !== shown) return;
    const content = createElement<IslandProps[Name]>(Component, props);
    if (root !== undefined) root.render(content);
    else if (element.hasChildNodes())
      root = hydrateRoot(element, content, { identifierPrefix: `${element.id}-` });
    else {
      root = createRoot(element, { identifierPrefix: `${element.id}-` });
      root.render(content);
    }
  };

  for (const { media } of variants) matchMedia(media).addEventListener('change', () => void show());
  void show();
}

// A turned phone must not throw away what somebody is filling in.
function isInUse(element: HTMLElement): boolean {
  return element.querySelector(':modal, [data-in-use]') !== null;
}
