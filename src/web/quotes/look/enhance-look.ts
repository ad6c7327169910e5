import { parseColour, type ReadableColours, readableColours } from '#domain/quote/readable-colour.ts';
import { lookColourTexts } from '#text/quotes/look-colour.ts';

// Longer than between two letters, shorter than one waits for.
const pause = 400;

/** The example follows the form, and the two ways to choose a colour each other. Without script a button does the one. */
export function enhanceLook(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('button[formtarget]');
  const form = button?.form;
  const first = page.querySelector('iframe');
  if (!button || !form || first === null) return;
  let shown = first;
  let coming: HTMLIFrameElement | null = null;
  let count = 0;
  let waiting = 0;

  // In a frame of its own each time: the same one would put every letter in the history of the tab.
  const refresh = () => {
    coming?.remove();
    const next = page.createElement('iframe');
    count += 1;
    next.name = `${first.name}-${count}`;
    next.title = first.title;
    next.className = first.className;
    next.sandbox.value = first.sandbox.value;
    next.dataset['coming'] = '';
    shown.after(next);
    coming = next;
    next.addEventListener('load', () => {
      const at = shown.contentWindow?.scrollY ?? 0;
      shown.remove();
      delete next.dataset['coming'];
      next.contentWindow?.scrollTo(0, at);
      shown = next;
      coming = null;
    });
    const { formTarget } = button;
    button.formTarget = next.name;
    form.requestSubmit(button);
    button.formTarget = formTarget;
  };

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    if (target instanceof HTMLInputElement) followColour(form, target);
    clearTimeout(waiting);
    waiting = window.setTimeout(refresh, pause);
  });
  // Without a script it goes to the frame that the page came with, which may be gone.
  button.addEventListener('click', (event) => {
    event.preventDefault();
    refresh();
  });
  if (first.getAttribute('src') === null) refresh();
}

function followColour(form: HTMLFormElement, changed: HTMLInputElement): void {
  const [code, picker] = ['colour', 'picked'].map((name) => form.elements.namedItem(name));
  if (!(code instanceof HTMLInputElement) || !(picker instanceof HTMLInputElement)) return;
  if (changed !== code && changed !== picker) return;
  const colour = parseColour(changed.value);
  if (colour === null) return;
  if (changed === picker) code.value = colour;
  else picker.value = colour;
  showColours(form, readableColours(colour));
}

function showColours(form: HTMLFormElement, colours: ReadableColours): void {
  for (const [name, colour] of Object.entries(colours))
    form.querySelector(`[data-fill="${name}"]`)?.setAttribute('fill', colour);
  const note = form.querySelector('[data-colour-note]');
  const { fill, text } = colours;
  if (note) note.textContent = text === fill ? lookColourTexts.readable : lookColourTexts.darkened(text);
}
