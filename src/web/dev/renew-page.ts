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
  renew(page.body, next.body);
  page.querySelector('vite-error-overlay')?.remove();
}

function renew(now: Element, next: Element): void {
  if (now.matches(alive) || now.isEqualNode(next)) return;
  renewAttributes(now, next);
  const wanted = [...next.childNodes];
  for (const child of [...now.childNodes].slice(wanted.length)) child.remove();
  for (const [place, child] of wanted.entries()) {
    const there = now.childNodes[place];
    if (there === undefined) now.append(child);
    else if (there instanceof Element && child instanceof Element && there.tagName === child.tagName)
      renew(there, child);
    else if (!there.isEqualNode(child)) there.replaceWith(child);
  }
}

function renewAttributes(now: Element, next: Element): void {
  for (const { name, value } of next.attributes)
    if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  for (const { name } of [...now.attributes])
    if (!next.hasAttribute(name) && name !== 'open') now.removeAttribute(name);
}
