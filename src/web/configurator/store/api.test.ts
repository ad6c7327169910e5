import { expect, it } from 'vitest';
import { createApi } from './api.ts';

type Sent = { readonly path: string; readonly init: RequestInit };

const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': 'token-1' };

function anApi(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const send: typeof fetch = (path, init = {}) => {
    sent.push({ path: String(path), init });
    return Promise.resolve().then(answer);
  };
  return { api: createApi(() => headers, send), sent };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const body = {
  meta: { device: 'desktop', webshop_type: 'zakelijk', customer_id: 7, price: '0.00', amount: 1 },
  specs: {},
} as const;

it('R7.1 every call carries the XHR marker and the token of the page', async () => {
  const { api, sent } = anApi(json({}));
  await api.init('PE-100', 'desktop');
  await api.validateState('PE-100', body);
  await api.addToCart('PE-100', { ...body, cartString: 'x' }, 'key-1');
  await api.updateCart('PE-100', { ...body, cartString: 'x', timestamp: 1 }, 'key-2');
  await api.kimImage('PE-100');
  await api.palette();
  expect(sent.map(({ path, init }) => `${init.method} ${path}`)).toEqual([
    'POST /product/init/PE-100',
    'POST /product/validate-state/PE-100',
    'POST /product/add-to-cart/PE-100',
    'POST /product/update-cart/PE-100',
    'GET /product/get-kim-image/PE-100',
    'GET /product/ral',
  ]);
  for (const { init } of sent) expect(init.headers).toMatchObject(headers);
  expect(sent[2]?.init.headers).toMatchObject({ 'Idempotency-Key': 'key-1' });
  expect(sent[0]?.init.body).toBe('{"device":"desktop"}');
});

it('R7.7 the cart preview is text', async () => {
  const { api } = anApi(() => new Response('<a>2</a>'));
  expect(await api.cartPreview()).toEqual({ kind: 'ok', answer: '<a>2</a>' });
});

it('R8.1 a 422 is an answer, even with parts missing', async () => {
  const { api } = anApi(json({ errors: { maten: { errors: ['x'] } } }, 422));
  expect(await api.validateState('PE-100', body)).toEqual({
    kind: 'refused',
    answer: { message: '', errors: { maten: { errors: ['x'] } }, messages: [] },
  });
});

it.each([401, 403, 404, 409, 413, 429, 500, 503])(
  'R8.2 a %i is a failure with its request',
  async (status) => {
    const { api } = anApi(json({ message: 'nee' }, status));
    expect(await api.validateState('PE-100', body)).toEqual({
      kind: 'failed',
      status,
      request: { method: 'POST', path: '/product/validate-state/PE-100', body: JSON.stringify(body) },
    });
  },
);

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a portal that answers with a page', () => new Response('<html>', { status: 200 })],
])('R8.2 %s is a failure, never an exception', async (_, answer) => {
  const { api } = anApi(answer);
  expect(await api.init('PE-100', 'desktop')).toMatchObject({ kind: 'failed', status: null });
});
