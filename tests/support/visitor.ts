import { findPersonByEmail } from '#server/accounts/people.ts';
import { createSession } from '#server/accounts/sessions.ts';
import { csrfTokenOf } from '#server/middleware/csrf-token.ts';
import type { TestApp } from './app.ts';
import { demoPassword } from './demo.ts';
import { asOneRequest } from './one-by-one.ts';

type Fields = Readonly<Record<string, string>>;

/** All that one needs to come to. */
export type VisitedShop = Pick<TestApp, 'app' | 'deps'>;

/** Behaves as a browser does towards the app: keeps cookies, reads the token from the last page, follows nothing. */
export class Visitor {
  readonly #shop: VisitedShop;
  readonly #address: string | null;
  readonly cookies = new Map<string, string>();
  token = '';

  // With an address, the limits per network see this visitor come from there.
  constructor(shop: VisitedShop, address: string | null = null) {
    this.#shop = shop;
    this.#address = address;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const answer = await this.#send(path, { headers: { accept: 'text/html', ...headers } });
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isHtml || answer.body === null) return answer;
    // Not as a clone: two streams of one take several times as long.
    const page = await answer.arrayBuffer();
    const token = /name="csrf-token" content="([^"]+)"/.exec(Buffer.from(page).toString())?.[1];
    if (token !== undefined) this.token = token;
    return new Response(page, answer);
  }

  // A form post, with the hidden token unless the fields say otherwise; a list is a field that is sent several times.
  submit(path: string, fields: Readonly<Record<string, string | readonly string[]>>): Promise<Response> {
    const sent = Object.entries({ _token: this.token, ...fields }).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((one) => [name, one]),
    );
    return this.#send(path, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(sent).toString(),
    });
  }

  // A form with files.
  upload(
    path: string,
    files: readonly Uint8Array[],
    { fields = {}, headers = {} }: { fields?: Fields; headers?: Fields } = {},
  ): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ _token: this.token, ...fields })) body.append(name, value);
    for (const file of files) body.append('foto', new File([new Uint8Array(file)], 'foto.jpg'));
    return this.form(path, body, headers);
  }

  // A form as it is, with files and all.
  form(path: string, body: FormData, headers: Fields = {}): Promise<Response> {
    return this.#send(path, { method: 'POST', headers: { accept: 'text/html', ...headers }, body });
  }

  // A call as the configurator makes it.
  call(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
    method: 'POST' | 'PATCH' | 'DELETE' = 'POST',
  ): Promise<Response> {
    return this.#send(path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': this.token,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  // Logged in already, with the token of a page they have open: the form has tests of its own, and takes many times as long.
  async login(email: string): Promise<this> {
    const { database, settings, now } = this.#shop.deps;
    const person = await findPersonByEmail(database, email);
    if (person === null) throw new Error(`there is nobody called ${email}`);
    const origin = { userAgent: '', address: this.#address ?? '' };
    const cookie = settings.publicUrl.startsWith('https:') ? '__Host-maathor' : 'maathor';
    const id = await createSession(database, person.id, origin, now());
    this.cookies.set(cookie, id);
    this.token = csrfTokenOf(settings, id, person.id);
    return this;
  }

  async loginByForm(email: string): Promise<this> {
    await this.get('/inloggen');
    const answer = await this.submit('/inloggen', { email, password: demoPassword });
    if (answer.status !== 303) throw new Error(`login of ${email} was answered ${answer.status}`);
    await this.get('/');
    return this;
  }

  async #send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const connection =
      this.#address === null ? {} : { incoming: { socket: { remoteAddress: this.#address } } };
    // A browser says how long it is, and what does not is opened and measured first.
    const length: Fields =
      typeof init.body === 'string' ? { 'content-length': String(Buffer.byteLength(init.body)) } : {};
    const headers = { cookie, ...length, ...init.headers };
    const ask = () => this.#shop.app.request(path, { ...init, headers }, connection);
    // Calls that come together are written together, by the first of them for all.
    const answer = await ('x-requested-with' in init.headers ? ask() : asOneRequest(ask));
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}
