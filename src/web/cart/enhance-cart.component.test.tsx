import { beforeEach, expect, it } from 'vitest';
import { intercept } from '../component-testing.tsx';
import { enhanceCart } from './enhance-cart.ts';

const line = (name: string, amount: number) =>
  `<form action="/winkelwagen/${name}/aantal" data-autosave><input type="number" name="amount" value="${amount}"></form>`;
const cart = (...amounts: readonly number[]) =>
  `<div id="cart"><h1 id="cart-title" tabindex="-1">Winkelwagen</h1>${amounts.map((amount, index) => line(`${index + 1}`, amount)).join('')}</div><p id="cart-status"></p>`;

// A document of its own: what listens to one goes with it.
let page: Document;

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<base href="${location.origin}">`;
  page.body.innerHTML = cart(1, 1);
  enhanceCart(page);
});

const field = (name: string) => {
  const found = page.querySelector<HTMLInputElement>(`form[action="/winkelwagen/${name}/aantal"] input`);
  if (found === null) throw new Error(`no line ${name}`);
  return found;
};
const type = (name: string, amount: string) => {
  field(name).value = amount;
  field(name).dispatchEvent(new Event('change', { bubbles: true }));
};
const status = () => page.getElementById('cart-status')?.textContent;
const isTyped = (name: string) => field(name).value !== field(name).defaultValue;
const asPage = (...amounts: readonly number[]) => new Response(cart(...amounts));
const lost = 'De wijziging is misschien niet opgeslagen. Controleer de verbinding en probeer het opnieuw.';

function cutOff(): Response {
  return new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('<div id="cart">'));
        stream.error(new TypeError('network error'));
      },
    }),
  );
}

it.each<[string, () => Response]>([
  ['too many', () => new Response('<h1>Een ogenblik geduld</h1>', { status: 429 })],
  ['somebody was first', () => new Response('', { status: 409 })],
  ['a fault of ours', () => new Response('', { status: 500 })],
  ['a captive portal', () => new Response('<h1>Welkom op de wifi</h1>')],
  ['half a page', cutOff],
])('what was typed stays and is told: %s', async (_, answer) => {
  let answers = 0;
  intercept('/aantal', async () => {
    answers += 1;
    return answers === 1 ? answer() : asPage(4, 1);
  });
  type('1', '4');
  await expect.poll(status).toBe(lost);
  expect([field('1').value, isTyped('1')]).toEqual(['4', true]);
  // And the next change goes all the same.
  type('1', '4');
  await expect.poll(status).toBe('De winkelwagen is bijgewerkt.');
  expect(isTyped('1')).toBe(false);
});

it('of two changes the one that was lost is told, though the other arrived after it', async () => {
  intercept('/1/aantal', async () => new Response('', { status: 503 }));
  intercept('/2/aantal', async () => asPage(1, 3));
  type('1', '4');
  type('2', '3');
  await expect.poll(status).toBe(lost);
  expect([field('1').value, isTyped('1')]).toEqual(['4', true]);
  expect([field('2').value, isTyped('2')]).toEqual(['3', false]);
});

it('a slow answer is seen to be waited for', async () => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  intercept('/aantal', async () => {
    await held;
    return asPage(4, 1);
  });
  type('1', '4');
  expect(page.getElementById('cart')?.getAttribute('aria-busy')).toBe('true');
  await expect.poll(status).toBe('Een ogenblik, wij werken de winkelwagen bij.');
  expect(page.getElementById('cart-status')?.hasAttribute('data-waiting')).toBe(true);
  arrive();
  await expect.poll(status).toBe('De winkelwagen is bijgewerkt.');
  expect(page.getElementById('cart-status')?.hasAttribute('data-waiting')).toBe(false);
});

it('R2.33 changes made quickly after each other all count, one after the other, and another line is left alone', async () => {
  const sent: string[] = [];
  const answered = Promise.withResolvers<void>();
  intercept('/aantal', async (_, body) => {
    sent.push(body);
    await answered.promise;
    return sent.length === 1 ? asPage(2, 1) : sent.length === 2 ? asPage(2, 3) : asPage(5, 3);
  });
  const other = field('2');
  type('1', '2');
  type('2', '3');
  type('1', '5');
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent).toEqual(['amount=2']);
  answered.resolve();
  await expect.poll(status).toBe('De winkelwagen is bijgewerkt.');
  expect(sent).toEqual(['amount=2', 'amount=3', 'amount=5']);
  expect([field('1').value, field('2').value]).toEqual(['5', '3']);
  // With hundreds of lines, laying all out anew takes seconds.
  expect(field('2')).toBe(other);
});

it('R2.33 what is being typed survives the answer to another change, and is saved when it is left', async () => {
  const remarks = (text: string) =>
    `<form action="/winkelwagen/opmerkingen" data-autosave><textarea name="remarks">${text}</textarea></form>`;
  const cartWith = (text: string, amount: number) => cart(amount).replace('</div>', `${remarks(text)}</div>`);
  page.body.innerHTML = cartWith('', 1);
  intercept(
    '/winkelwagen/',
    async (_, body) => new Response(cartWith(body.startsWith('remarks') ? 'Nog niet klaar' : '', 5)),
  );
  const area = () => page.querySelector('textarea') ?? page.createElement('textarea');
  const before = area();
  before.value = 'Nog niet kl';
  type('1', '4');
  await expect.poll(() => field('1').value).toBe('5');
  // The same field, and so still in focus.
  expect(area()).toBe(before);
  expect(before.value).toBe('Nog niet kl');
  before.value += 'aar';
  before.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => area().defaultValue).toBe('Nog niet klaar');
  await expect.poll(status).toBe('De winkelwagen is bijgewerkt.');
  expect(area().value).toBe('Nog niet klaar');
});
