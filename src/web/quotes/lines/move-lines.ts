import { movingText as texts } from '#text/quotes/moving.ts';
import { beginDrag } from './drag-line.ts';
import { lineIds } from './line-ids.ts';

/**
 * Lines of a quote are moved in place: by their handle, with the arrow keys or by dragging, and by the buttons that work
 * without script too. Each is the same post, and the page that comes back takes the place of the list.
 */
export function moveLines(page: Document): void {
  if (page.getElementById(lineIds.list) === null) return;
  // One after the other: a second step is a step from where the first one led.
  let queue = Promise.resolve();
  const enqueue = (id: string, body: Readonly<Record<string, string>>, focus: string) => {
    queue = queue.then(() => move(page, id, body, focus));
  };
  showHandles(page);

  page.addEventListener('keydown', (event) => {
    const id = handleOf(event.target);
    const way = ways[event.key];
    if (id === null || way === undefined) return;
    event.preventDefault();
    enqueue(id, { naar: way }, `[data-handle="${id}"]`);
  });

  page.addEventListener('pointerdown', (event) => {
    const id = handleOf(event.target);
    if (id === null || event.button !== 0) return;
    event.preventDefault();
    beginDrag(page, event, (place) => enqueue(id, place, `[data-handle="${id}"]`));
  });

  page.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-move]')) return;
    const id = form.querySelector<HTMLElement>('[data-handle]')?.dataset['handle'];
    if (id === undefined || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    enqueue(id, { naar: submitter.value }, `#regel-${id} [name="naar"][value="${submitter.value}"]`);
  });

  page.addEventListener('change', (event) => {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.form?.matches('[data-autosave]')) field.form.submit();
  });
}

const ways: Readonly<Record<string, string>> = { ArrowUp: 'omhoog', ArrowDown: 'omlaag' };

function handleOf(target: EventTarget | null): string | null {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null;
  return handle?.dataset['handle'] ?? null;
}

function showHandles(page: Document): void {
  for (const handle of page.querySelectorAll<HTMLElement>('[data-handle]')) handle.hidden = false;
}

async function move(
  page: Document,
  id: string,
  body: Readonly<Record<string, string>>,
  focus: string,
): Promise<void> {
  const form = page.querySelector<HTMLFormElement>(`#regel-${id} form[data-move]`);
  const token = form?.querySelector<HTMLInputElement>('[name="_token"]')?.value;
  if (form === null || token === undefined) return;
  const answer = await send(form.action, new URLSearchParams({ ...body, _token: token }));
  if (answer === null) return say(page, texts.notMoved);
  // A form that expired: nobody can visit the address it was posted to.
  if (answer.status === 403) return page.location.reload();
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [old, fresh] = [page.getElementById(lineIds.list), next.getElementById(lineIds.list)];
  // Logged out, a version more, or somebody else was there: then more of the page is another than its list.
  if (old === null || fresh === null || !isNext(old, fresh)) return page.location.assign(answer.url);
  for (const seen of page.querySelectorAll<HTMLInputElement>('input[name="seen"]'))
    if (seen.value === old.dataset['revision']) seen.value = fresh.dataset['revision'] ?? '';
  keepTyped(old, fresh);
  old.replaceWith(page.adoptNode(fresh));
  showHandles(page);
  const button = page.querySelector<HTMLButtonElement>(focus);
  // At the very top or bottom there is nothing left to press.
  const spare = page.querySelector<HTMLElement>(`[data-handle="${id}"]`);
  (button?.disabled === true ? spare : button)?.focus();
  say(page, told(page, id));
}

async function send(address: string, body: URLSearchParams): Promise<Response | null> {
  try {
    const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'text/html' } });
    return answer.status < 500 ? answer : null;
  } catch {
    return null;
  }
}

function isNext({ dataset: before }: HTMLElement, { dataset: after }: HTMLElement): boolean {
  const changes = Number(after['revision']) - Number(before['revision']);
  // None is a line that was dropped where it stood.
  return after['version'] === before['version'] && (changes === 0 || changes === 1);
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const typed = 'input:not([type="hidden"]), textarea';

// Also what is unfolded stays so.
function keepTyped(old: HTMLElement, fresh: HTMLElement): void {
  for (const item of old.querySelectorAll('li[id]')) {
    const same = fresh.querySelector(`#${item.id}`);
    if (same === null) continue;
    const [before, after] = [item.querySelectorAll('details'), same.querySelectorAll('details')];
    for (const [index, details] of after.entries()) details.open = before[index]?.open === true;
    const fields = [...same.querySelectorAll<Field>(typed)];
    for (const [index, field] of [...item.querySelectorAll<Field>(typed)].entries())
      if (field.value !== field.defaultValue && fields[index]?.name === field.name)
        fields[index].value = field.value;
  }
}

function told(page: Document, id: string): string {
  const items = [...page.querySelectorAll<HTMLElement>(`#${lineIds.list} li[id]`)];
  const item = page.getElementById(`regel-${id}`);
  const group = item?.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? '';
  const place = (item === null ? -1 : items.indexOf(item)) + 1;
  return texts.moved(item?.dataset['name'] ?? '', place, items.length, group);
}

function say(page: Document, text: string): void {
  const status = page.getElementById(lineIds.status);
  if (status !== null) status.textContent = text;
}
