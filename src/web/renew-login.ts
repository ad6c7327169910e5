import type { Login } from './send-in-login.ts';
import { object, whole } from './shape.ts';

let asking: Promise<Login> | null = null;

/** Takes over the token of the login that is there now, unless that is somebody else's. */
export function renewLogin(page: Document): Promise<Login> {
  // Several calls are refused at once.
  asking ??= askPage(page).finally(() => {
    asking = null;
  });
  return asking;
}

async function askPage(page: Document): Promise<Login> {
  const answer = await fetch(page.location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  // Too busy to say: as good as no answer, and asked again like one.
  if (answer.status >= 429) throw new Error(`the page was answered ${answer.status}`);
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const person = personOf(page);
  if (person === null || personOf(next) !== person) return isOfSomebody(next) ? 'another' : 'over';
  const token = tokenOf(next)?.content ?? '';
  tokenOf(page)?.setAttribute('content', token);
  for (const field of page.querySelectorAll<HTMLInputElement>('input[name="_token"]')) field.value = token;
  return 'same';
}

const isForPerson = object<{ readonly customer: { readonly id: number } }>({
  customer: object<{ readonly id: number }>({ id: whole }),
});

// What islands are given says for whom.
function personOf(page: Document): number | null {
  for (const { textContent } of page.querySelectorAll('[data-island] + script')) {
    const props: unknown = JSON.parse(textContent);
    if (isForPerson(props)) return props.customer.id;
  }
  return null;
}

// A page that is not for whoever is logged in now has no island, but a way out.
function isOfSomebody(page: Document): boolean {
  return page.querySelector('form[action="/uitloggen"]') !== null;
}

function tokenOf(page: Document): HTMLMetaElement | null {
  return page.querySelector('meta[name="csrf-token"]');
}
