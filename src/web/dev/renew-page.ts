import { keyOf, keysIn } from './keys.ts';
import { carryTyped } from './typed.ts';

// What has a life of its own: an island takes changes in by itself.
const alive = '[data-island], script';

/**
 * Brings what the server has rendered up to date. Elements stay the same where they can, and with them what was typed,
 * opened and scrolled.
 */
export async function renewPage(page: Document): Promise<void> {
  const answer = await fetch(page.location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return page.location.reload();
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  page.title = next.title;
  if (!renewContent(page.body, next.body)) return page.location.reload();
  page.querySelector('vite-error-overlay')?.remove();
}

/** False when an island has come or found no place: it would stand there and not be alive. */
export function renewContent(now: Element, next: Element): boolean {
  const islands = islandsIn(now);
  const carry = carryTyped(now);
  renew(now, next);
  carry();
  const kept = islandsIn(now);
  return kept.length === islands.length && kept.every((island) => islands.includes(island));
}

function islandsIn(content: Element): readonly Element[] {
  return [...content.querySelectorAll('[data-island]')];
}

function renew(now: Element, next: Element): void {
  if (now.matches(alive) || now.isEqualNode(next)) return;
  renewAttributes(now, next);
  const partners = partnersOf(now, next);
  const spoken = new Set<ChildNode>(partners.values());
  let there: ChildNode | null = now.firstChild;
  for (const child of [...next.childNodes]) {
    const partner = partners.get(child) ?? findAlike(there, child, spoken);
    if (partner === null) {
      now.insertBefore(child, there);
      continue;
    }
    while (there !== null && there !== partner && !spoken.has(there)) there = removeAndGoOn(there);
    // Two that have changed places; all others stay where they are, for what is moved loses its focus.
    if (there !== partner) now.insertBefore(partner, there);
    there = partner.nextSibling;
    if (partner instanceof Element && child instanceof Element) renew(partner, child);
    else if (!partner.isEqualNode(child)) partner.replaceWith(child);
  }
  while (there !== null) there = removeAndGoOn(there);
}

function removeAndGoOn(node: ChildNode): ChildNode | null {
  const following = node.nextSibling;
  node.remove();
  return following;
}

// By what they are or hold, before their place is asked: what comes to stand above a form does not become the form.
function partnersOf(now: Element, next: Element): ReadonlyMap<ChildNode, Element> {
  const free = new Map([...now.children].map((element) => [element, keysIn(element)]));
  const partners = new Map<ChildNode, Element>();
  for (const child of next.children) {
    const keys = keysIn(child);
    let most = 0;
    let partner: Element | null = null;
    for (const [element, its] of free) {
      const shared = isSameKind(element, child) ? [...keys].filter((key) => its.has(key)).length : 0;
      if (shared > most) [most, partner] = [shared, element];
    }
    if (partner === null) continue;
    partners.set(child, partner);
    free.delete(partner);
  }
  return partners;
}

// The next that nothing but its place tells from others, up to one that has a partner.
function findAlike(
  from: ChildNode | null,
  child: ChildNode,
  spoken: ReadonlySet<ChildNode>,
): ChildNode | null {
  for (let node = from; node !== null && !spoken.has(node); node = node.nextSibling)
    if (isSameKind(node, child)) return node;
  return null;
}

function isSameKind(now: ChildNode, next: ChildNode): boolean {
  if (now.nodeName !== next.nodeName) return false;
  return !(now instanceof Element && next instanceof Element) || keyOf(now) === keyOf(next);
}

function renewAttributes(now: Element, next: Element): void {
  for (const { name, value } of next.attributes)
    if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  for (const { name } of [...now.attributes])
    if (!next.hasAttribute(name) && name !== 'open') now.removeAttribute(name);
}
