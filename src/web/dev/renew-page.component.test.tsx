import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renewContent } from './renew-page.ts';

const page = document.createElement('div');

beforeEach(() => document.body.append(page));
afterEach(() => page.remove());

function parsed(html: string): Element {
  const next = document.createElement('div');
  next.innerHTML = html;
  return next;
}

const renew = (html: string) => renewContent(page, parsed(html));
const find = (selector: string) => page.querySelector(selector);
const field = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`);

function type(name: string, text: string): HTMLInputElement {
  const typed = field(name);
  if (typed === null) throw new Error(`no field ${name}`);
  typed.focus();
  typed.value = text;
  return typed;
}

// As React names them: by where a component stands.
const login = (first: number) => `
  <form method="post" action="/inloggen">
    <div><label for="_R_${first}_">E-mail</label><input id="_R_${first}_" name="email"></div>
    <div><label for="_R_${first + 1}_">Wachtwoord</label><input id="_R_${first + 1}_" name="password"></div>
    <label><input type="checkbox" name="stay" value="1">Blijf</label>
  </form>`;

const island = '<div id="island-quick-order" data-island="quick-order"></div><script>{}</script>';

describe('npm run dev: an element that is added to a page', () => {
  it('leaves an island alive, before it and after it', () => {
    page.innerHTML = `<h1>Titel</h1><div class="work">${island}</div>`;
    const alive = find('[data-island]');
    alive?.append('made by React');
    expect(
      renew(`<h1>Titel</h1><div class="work"><p>Nieuw</p><div>Vooraf</div>${island}<p>Na</p></div>`),
    ).toBe(true);
    expect(find('[data-island]')).toBe(alive);
    expect(page.textContent).toBe('TitelNieuwVoorafmade by React{}Na');
    expect(renew(`<p>Boven</p><div class="work">${island}</div>`)).toBe(true);
    expect(page.textContent).toBe('Bovenmade by React{}');
  });

  it.each([
    ['is wrapped', `<div><div>${island}</div></div>`],
    ['is gone', '<div></div>'],
    ['has come', `<div>${island}<div data-island="configurator"></div></div>`],
  ])('tells when an island %s', (_, html) => {
    page.innerHTML = `<div>${island}</div>`;
    expect(renew(html)).toBe(false);
  });

  it('keeps what was typed above and below, and the focus, and again when it is taken away', () => {
    page.innerHTML = `<h1>Inloggen</h1>${login(1)}`;
    type('password', 'geheim');
    const email = type('email', 'mm@voorbeeld.nl');
    for (const html of [`<h1>Inloggen</h1><p>Welkom</p>${login(3)}`, `<h1>Inloggen</h1>${login(1)}`]) {
      expect(renew(html)).toBe(true);
      expect(field('email')).toBe(email);
      expect(document.activeElement).toBe(email);
      expect([email.value, field('password')?.value]).toEqual(['mm@voorbeeld.nl', 'geheim']);
    }
  });

  it('keeps every field what it is when another comes to stand before it', () => {
    page.innerHTML = login(1);
    type('email', 'mm@voorbeeld.nl');
    renew(
      login(3).replace(
        '<div>',
        '<div><label for="_R_1_">Bedrijf</label><input id="_R_1_" name="company"></div><div>',
      ),
    );
    expect([field('company')?.value, field('email')?.value]).toEqual(['', 'mm@voorbeeld.nl']);
    expect(find('label[for="_R_1_"] + input')).toBe(field('company'));
  });

  it('takes along what was typed and ticked into another place', () => {
    page.innerHTML = login(1);
    type('email', 'mm@voorbeeld.nl');
    field('stay')?.click();
    renew(`<section>${login(1)}</section>`);
    expect([field('email')?.value, field('password')?.value, field('stay')?.checked]).toEqual([
      'mm@voorbeeld.nl',
      '',
      true,
    ]);
  });

  it('keeps open what was opened', () => {
    const help = '<div><details><summary>Uitleg</summary>Zo</details></div>';
    page.innerHTML = `<p>Een</p>${help}`;
    const details = page.querySelector('details');
    details?.toggleAttribute('open', true);
    renew(`<p>Een</p><div>Nieuw</div>${help}<p>Twee</p>`);
    expect([page.querySelector('details'), details?.open]).toEqual([details, true]);
  });
});

it('npm run dev: what changes in a page is there in its place', () => {
  page.innerHTML = '<ul><li id="a">A</li><li id="b">B</li></ul>tekst<p class="x" hidden>Oud</p>';
  const html = '<ul><li id="b">B</li><li id="c">C</li><li id="a">A</li></ul>andere<p class="y">Nieuw</p><hr>';
  renew(html);
  expect(page.innerHTML).toBe(html);
});
