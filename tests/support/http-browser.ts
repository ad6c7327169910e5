import { Agent, request } from 'node:http';
import { tokenIn } from '../../bench/customer.ts';
import { fieldsOf } from './checkout-form.ts';
import { demoPassword } from './demo.ts';

type Fields = Readonly<Record<string, string>>;

export type Sent = {
  readonly method?: string;
  readonly headers?: Fields;
  readonly body?: string | Uint8Array;
};

export type Answer = { readonly status: number; readonly location: string; readonly text: string };

/** How many answers of each status the shop gave; 0 for none at all. */
export type Tally = Map<number, number>;

/** Keeps its cookie and the token of its last page, as a browser does, and comes from an address of its own. */
export class Browser {
  readonly #shop: string;
  readonly #address: string;
  readonly #tally: Tally;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });
  cookie = '';
  token = '';

  constructor(shop: string, address: string, tally: Tally) {
    this.#shop = shop;
    this.#address = address;
    this.#tally = tally;
  }

  async page(path: string): Promise<Answer> {
    const answer = await this.send(path, { headers: { accept: 'text/html' } });
    this.token = tokenIn(answer.text) || this.token;
    return answer;
  }

  form(path: string, fields: Fields): Promise<Answer> {
    const body = new URLSearchParams({ _token: this.token, ...fields }).toString();
    return this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  }

  call(path: string, body: string, more: Fields = {}): Promise<Answer> {
    const headers = {
      ...more,
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': this.token,
    };
    return this.send(path, { method: 'POST', headers, body });
  }

  async photo(path: string, picture: Uint8Array, fields: Fields = {}): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ _token: this.token, ...fields })) form.append(name, value);
    form.append('foto', new File([new Uint8Array(picture)], 'foto.jpg'));
    const made = new Response(form);
    const headers = { 'content-type': made.headers.get('content-type') ?? '' };
    return this.send(path, { method: 'POST', headers, body: new Uint8Array(await made.arrayBuffer()) });
  }

  async logIn(email: string): Promise<this> {
    await this.page('/inloggen');
    const answer = await this.form('/inloggen', { email, password: demoPassword });
    if (answer.status !== 303) throw new Error(`${email} was answered ${answer.status}`);
    await this.page('/');
    return this;
  }

  /** What stands in the fields of a page that is open. */
  async fields(path: string): Promise<Fields> {
    return this.read(await this.page(path));
  }

  read({ text }: Answer): Fields {
    return fieldsOf(text);
  }

  send(path: string, { method = 'GET', headers = {}, body }: Sent): Promise<Answer> {
    return new Promise((resolve) => {
      const none = () => resolve(this.#count({ status: 0, location: '', text: '' }));
      const sent = { cookie: this.cookie, 'x-forwarded-for': this.#address, ...headers };
      const call = request(this.#shop + path, { method, agent: this.#agent, headers: sent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', none);
        answer.once('end', () => {
          for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line.split(';')[0] ?? '');
          resolve(
            this.#count({
              status: answer.statusCode ?? 0,
              location: answer.headers.location ?? '',
              text: Buffer.concat(parts).toString(),
            }),
          );
        });
      });
      call.setTimeout(20_000, () => call.destroy());
      call.once('error', none);
      call.end(body);
    });
  }

  #keep(pair: string): void {
    const name = `${pair.split('=')[0]}=`;
    const others = this.cookie.split('; ').filter((one) => one !== '' && !one.startsWith(name));
    this.cookie = [...others, pair].join('; ');
  }

  #count(answer: Answer): Answer {
    this.#tally.set(answer.status, (this.#tally.get(answer.status) ?? 0) + 1);
    return answer;
  }
}

/** One of very many. */
export function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

export function oneOf<T>(choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(Math.random() * choices.length)] ?? choices[0];
}
