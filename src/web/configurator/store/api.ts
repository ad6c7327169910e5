import type { AddAnswer } from '#contract/configurator-answer.ts';
import type { DrawingAnswer } from '#contract/drawing-answer.ts';
import type { PaletteAnswer } from '#contract/palette-answer.ts';
import type { Device } from '#domain/configuration/device.ts';
import { type Login, sendInLogin } from '../../send-in-login.ts';
import { type Shape, text } from '../../shape.ts';
import { isAdded, isCart, isDrawing, isImage, isPalette, isRefusal, isState } from './answer-shapes.ts';
import type { OrderBody, StateBody } from './payload.ts';
import type { CartSum, Trouble } from './state.ts';
import type { RefusalAnswer, StateAnswer } from './wire.ts';

/** Expected outcomes are values: a caller cannot forget the ones that are not 'ok'. */
export type Outcome<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly answer: RefusalAnswer }
  | Failure;

/** `status` is null when nothing came back at all, and a good one when what came back is not what was agreed. */
export type Failure = {
  readonly kind: 'failed';
  readonly status: number | null;
  readonly request: FailedRequest;
  // Of a call that was refused: whose the page is by now.
  readonly login?: Login;
  // What the shop says of it, to whoever called.
  readonly told?: string;
};

export type FailedRequest = { readonly method: string; readonly path: string; readonly body: string };

export type ConfiguratorApi = {
  readonly init: (code: string, device: Device) => Promise<Outcome<StateAnswer>>;
  readonly validateState: (code: string, body: StateBody) => Promise<Outcome<StateAnswer>>;
  // `lost`: keys of earlier attempts that may have arrived, and whose place this one takes.
  readonly addToCart: (
    code: string,
    body: OrderBody,
    key: string,
    lost: readonly string[],
  ) => Promise<Outcome<AddAnswer>>;
  readonly updateCart: (code: string, body: OrderBody, key: string) => Promise<Outcome<AddAnswer>>;
  readonly kimImage: (code: string) => Promise<Outcome<{ readonly src: string }>>;
  readonly cart: () => Promise<Outcome<CartSum>>;
  readonly cartPreview: () => Promise<Outcome<string>>;
  readonly palette: () => Promise<Outcome<PaletteAnswer>>;
  readonly drawing: (code: string, body: StateBody) => Promise<Outcome<DrawingAnswer>>;
};

/** `callHeaders` are read at each call: a page that stays open for days gets a new token. */
export function createApi(
  callHeaders: () => Record<string, string>,
  send: typeof fetch,
  renewLogin: () => Promise<Login>,
): ConfiguratorApi {
  const call = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    isAnswer: Shape<Answer>,
    { body, headers = {} }: { readonly body?: unknown; readonly headers?: Record<string, string> } = {},
  ): Promise<Outcome<Answer>> => {
    const request = { method, path, body: body === undefined ? '' : JSON.stringify(body) };
    try {
      const attempt = () =>
        send(path, {
          method,
          headers: { ...callHeaders(), Accept: 'application/json', ...headers },
          ...(body === undefined ? {} : { body: request.body }),
        });
      const { response, login } = await sendInLogin(attempt, renewLogin);
      const { ok, status } = response;
      const reading = 'Accept' in headers ? response.text() : response.json();
      // A proxy that refuses says it in a page of its own.
      const answer: unknown = await (ok || status === 422 ? reading : reading.catch(() => null));
      if (ok && isAnswer(answer)) return { kind: 'ok', answer };
      const refusal = !ok && isRefusal(answer) ? answer : {};
      if (status === 422 && refusal === answer) return { kind: 'refused', answer: complete(refusal) };
      // Also an answer that is not what was agreed: a fault of ours, and no part of it is used.
      const { message: told } = refusal;
      return { kind: 'failed', status, request, ...(login && { login }), ...(told && { told }) };
    } catch {
      // No connection, or an answer that is no JSON: a proxy's error page, a captive portal.
      return { kind: 'failed', status: null, request };
    }
  };
  const order = (path: string, body: OrderBody, key: string, lost: readonly string[] = []) =>
    call('POST', path, isAdded, {
      body,
      headers: {
        'Idempotency-Key': key,
        ...(lost.length > 0 && { 'Idempotency-Replaces': lost.join() }),
      },
    });

  return {
    init: (code, device) => call('POST', `/product/init/${code}`, isState, { body: { device } }),
    validateState: (code, body) => call('POST', `/product/validate-state/${code}`, isState, { body }),
    addToCart: (code, body, key, lost) => order(`/product/add-to-cart/${code}`, body, key, lost),
    updateCart: (code, body, key) => order(`/product/update-cart/${code}`, body, key),
    kimImage: (code) => call('GET', `/product/get-kim-image/${code}`, isImage),
    cart: () => call('GET', '/winkelwagen', isCart),
    cartPreview: () =>
      call('GET', '/product/refresh-cart-preview', text, { headers: { Accept: 'text/html' } }),
    palette: () => call('GET', '/product/ral', isPalette),
    drawing: (code, body) => call('POST', `/product/drawing/${code}`, isDrawing, { body }),
  };
}

function complete(answer: Partial<RefusalAnswer>): RefusalAnswer {
  const { message = '' } = answer;
  // Whatever holds the customer up is told.
  const told = { name: 'message', type: 'error', message, submitDisabled: true } as const;
  return { errors: {}, messages: message === '' ? [] : [told], ...answer, message };
}

/**
 * R8.2: a 500 shows nothing. Being cut off or signed out is the customer's to know, and that somebody else is in. A shop
 * that is full, away or being renewed (429, 502 to 504) is as good as no line: it is asked again by itself (R20.12).
 * Whatever else is not done is told in the shop's own words.
 */
export function troubleOf({ status, request, login, told }: Failure): Trouble | null {
  if (status === 429) return 'busy';
  if ((status ?? 503) > 500) return 'offline';
  if (login === 'another') return 'other-account';
  if (status === 401 || login === 'over') return 'signed-out';
  if (status === 404 && request.path.includes('-cart/')) return 'line-gone';
  return told === undefined || status === 500 ? null : { told };
}
