/**
 * Makes an element like a fresh one and touches only what differs: a cart of hundreds of lines would otherwise be laid
 * out anew for one amount, and whoever reads or types in another line would be thrown out of it.
 */
export function patchElement(old: Element, fresh: Element): void {
  if (old.isEqualNode(fresh)) return;
  if (isList(old) && isList(fresh)) {
    patchList(old, fresh);
    return;
  }
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
  if (old.tagName !== fresh.tagName || before.length !== after.length) {
    old.replaceWith(old.ownerDocument.adoptNode(fresh));
    return;
  }
  patchAttributes(old, fresh);
  for (const [index, child] of before.entries()) patchNode(child, after[index]);
}

// Its items are named, so that one that comes or goes leaves the others where they are.
function isList(element: Element): boolean {
  return element.tagName === 'UL' && [...element.children].every(({ id }) => id !== '');
}

function patchList(old: Element, fresh: Element): void {
  patchAttributes(old, fresh);
  const wanted = [...fresh.children];
  const ids = new Set(wanted.map(({ id }) => id));
  for (const item of [...old.children]) if (!ids.has(item.id)) item.remove();
  let next = old.firstElementChild;
  for (const item of wanted) {
    if (next?.id === item.id) {
      const same = next;
      next = next.nextElementSibling;
      patchElement(same, item);
    } else {
      const known = [...old.children].find(({ id }) => id === item.id);
      known?.remove();
      old.insertBefore(old.ownerDocument.adoptNode(item), next);
    }
  }
}

function patchNode(old: ChildNode, fresh: ChildNode | undefined): void {
  if (fresh === undefined || old.isEqualNode(fresh)) return;
  if (old instanceof Element && fresh instanceof Element) patchElement(old, fresh);
  else old.replaceWith(old.ownerDocument?.adoptNode(fresh) ?? fresh);
}

function patchAttributes(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) {
    // What somebody has unfolded stays so.
    if (!fresh.hasAttribute(name) && name !== 'open') old.removeAttribute(name);
  }
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name) ?? '';
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
