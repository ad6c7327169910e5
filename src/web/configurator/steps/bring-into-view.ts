/** As a ref: what an answer brings up would often lie beneath the screen of a phone. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
