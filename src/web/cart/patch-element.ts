/**
 * Makes an element like a fresh one and touches only what differs: a cart of hundreds of lines would otherwise be laid
 * out anew for one amount, and whoever reads or types in another line would be thrown out of it.
 */
export function patchElement(old: Element, fresh: Element): void {
  if (old.isEqualNode(fresh)) return;
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
  if (old.tagName !== fresh.tagName || before.length !== after.length) {
    old.replaceWith(old.ownerDocument.adoptNode(fresh));
    return;
  }
  patchAttributes(old, fresh);
  for (const [index, child] of before.entries()) patchNode(child, after[index]);
}

function patchNode(old: ChildNode, fresh: ChildNode | undefined): void {
  if (fresh === undefined || old.isEqualNode(fresh)) return;
  if (old instanceof Element && fresh instanceof Element) patchElement(old, fresh);
  else old.replaceWith(old.ownerDocument?.adoptNode(fresh) ?? fresh);
}

function patchAttributes(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name) ?? '';
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
