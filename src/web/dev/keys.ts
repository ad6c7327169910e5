// Made anew with every page, from where a component stands in it.
const madeId = /_r_/i;

/** What an element is wherever it stands; null for what only its place tells from others. */
export function keyOf(element: Element): string | null {
  const island = element.getAttribute('data-island');
  if (island !== null) return `island ${island}`;
  const tag = element.tagName;
  if (tag === 'DETAILS') return `details ${element.querySelector('summary')?.textContent}`;
  const action = element.closest('form')?.getAttribute('action') ?? '';
  if (tag === 'FORM') return `form ${action}`;
  const name = element.getAttribute('name');
  if (name !== null) return `${tag} ${action} ${name} ${choiceOf(element)}`;
  return element.id === '' || madeId.test(element.id) ? null : `#${element.id}`;
}

// Of several under one name it tells which; of a field it is what was typed before.
function choiceOf(element: Element): string {
  const isOneOfSeveral = element.matches('button, [type="radio"], [type="checkbox"], [type="submit"]');
  return isOneOfSeveral ? (element.getAttribute('value') ?? '') : '';
}

/** Of it and of all it holds, but for what an island has made itself. */
export function keysIn(element: Element): ReadonlySet<string> {
  const all = [element, ...element.querySelectorAll('*')];
  const keys = all
    .filter((one) => !one.parentElement?.closest('[data-island]'))
    .map(keyOf)
    .filter((key) => key !== null);
  return new Set(keys);
}
