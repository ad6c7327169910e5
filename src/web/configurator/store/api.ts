import type { AddAnswer } from '#contract/configurator-answer.ts';
import type { DrawingAnswer } from '#contract/drawing-answer.ts';
import type { PaletteAnswer } from '#contract/palette-answer.ts';
import type { Device } from '#domain/configuration/device.ts';
import type { OrderBody, StateBody } from './payload.ts';
import type { Trouble } from './state.ts';
import type { RefusalAnswer, StateAnswer } from './wire.ts';

// Expected outcomes are values: a caller cannot forget the ones that are not 'ok'.
export type Outcome<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly answer: RefusalAnswer }
  | Failure;

// `status` is null when nothing came back at all.
export type Failure = {
  readonly kind: 'failed';
  readonly status: number | null;
  readonly request: FailedRequest;
};

export type FailedRequest = { readonly method: string; readonly path: string; readonly body: string };

export type ConfiguratorApi = {
  readonly init: (code: string, device: Device) => Promise<Outcome<StateAnswer>>;
  readonly validateState: (code: string, body: StateBody) => Promise<Outcome<StateAnswer>>;
  readonly addToCart: (code: string, body: OrderBody, key: string) => Promise<Outcome<AddAnswer>>;
  readonly updateCart: (code: string, body: OrderBody, key: string) => Promise<Outcome<AddAnswer>>;
  readonly kimImage: (code: string) => Promise<Outcome<{ readonly src: string }>>;
  readonly cartPreview: () => Promise<Outcome<string>>;
  readonly palette: () => Promise<Outcome<PaletteAnswer>>;
  readonly drawing: (code: string, body: StateBody) => Promise<Outcome<DrawingAnswer>>;
};

// `callHeaders` are read at each call: a page that stays open for days gets a new token.
export function createApi(callHeaders: () => Record<string, string>, send: typeof fetch): ConfiguratorApi {
  const call = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    read: (response: Response) => Promise<Answer>,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Outcome<Answer>> => {
    const request = { method, path, body: body === undefined ? '' : JSON.stringify(body) };
    try {
      const response = await send(path, {
        method,
        headers: { ...callHeaders(), Accept: 'application/json', ...headers },
        ...(body === undefined ? {} : { body: request.body }),
      });
      if (response.ok) return { kind: 'ok', answer: await read(response) };
      if (response.status === 422) return { kind: 'refused', answer: await readRefusal(response) };
      return { kind: 'failed', status: response.status, request };
    } catch {
      // No connection, or an answer that is no JSON: a proxy's error page, a captive portal.
      return { kind: 'failed', status: null, request };
    }
  };
  const post = <Answer>(path: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
    call<Answer>('POST', path, (response) => response.json(), body, headers);

  return {
    init: (code, device) => post<StateAnswer>(`/product/init/${code}`, { device }),
    validateState: (code, body) => post<StateAnswer>(`/product/validate-state/${code}`, body),
    addToCart: (code, body, key) =>
      post<AddAnswer>(`/product/add-to-cart/${code}`, body, { 'Idempotency-Key': key }),
    updateCart: (code, body, key) =>
      post<AddAnswer>(`/product/update-cart/${code}`, body, { 'Idempotency-Key': key }),
    kimImage: (code) => call('GET', `/product/get-kim-image/${code}`, (response) => response.json()),
    cartPreview: () =>
      call('GET', '/product/refresh-cart-preview', (response) => response.text(), undefined, {
        Accept: 'text/html',
      }),
    palette: () => call('GET', '/product/ral', (response) => response.json()),
    drawing: (code, body) => post<DrawingAnswer>(`/product/drawing/${code}`, body),
  };
}

async function readRefusal(response: Response): Promise<RefusalAnswer> {
  const answer: Partial<RefusalAnswer> = await response.json();
  const { message = '' } = answer;
  // Whatever holds the customer up is told.
  const told = { name: 'message', type: 'error', message, submitDisabled: true } as const;
  return { errors: {}, messages: message === '' ? [] : [told], ...answer, message };
}

// R8.2: a 500 shows nothing. Being cut off or signed out is the customer's to know.
export function troubleOf({ status, request }: Failure): Trouble | null {
  if (status === null) return 'offline';
  if (status === 401 || status === 403) return 'signed-out';
  return status === 404 && request.path.includes('/update-cart/') ? 'line-gone' : null;
}
