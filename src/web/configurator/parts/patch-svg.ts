/**
 * Puts a drawing into its place. Parts that were there keep their element, so that they glide to their new place
 * instead of jumping.
 */
export function patchSvg(box: HTMLElement, svg: string): void {
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const shown = box.firstElementChild;
  if (shown === null) box.append(drawn);
  else patch(shown, drawn);
}

function patch(shown: Element, drawn: Element): void {
  if (shown.tagName !== drawn.tagName) {
    shown.replaceWith(drawn);
    return;
  }
  for (const { name } of [...shown.attributes]) if (!drawn.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of [...drawn.attributes]) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  const [before, after] = [[...shown.children], [...drawn.children]];
  if (after.length === 0) shown.textContent = drawn.textContent;
  else if (before.length !== after.length) shown.replaceChildren(...after);
  else for (const [index, child] of before.entries()) patchNext(child, after[index]);
}

function patchNext(shown: Element, drawn: Element | undefined): void {
  if (drawn !== undefined) patch(shown, drawn);
}
