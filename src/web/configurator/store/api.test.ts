import { describe, expect, it } from 'vitest';
import type { Login } from '../../send-in-login.ts';
import { anAnswer, aRefusal, aSpecification, aSubSpecification } from './answers-testing.ts';
import { type ConfiguratorApi, createApi, type Outcome, troubleOf } from './api.ts';

type Sent = { readonly path: string; readonly init: RequestInit };

const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': 'token-1' };

function anApi(answer: () => Response | Promise<Response>, login: Login = 'over') {
  const sent: Sent[] = [];
  const send: typeof fetch = (path, init = {}) => {
    sent.push({ path: String(path), init });
    return Promise.resolve().then(answer);
  };
  let asked = 0;
  const renewLogin = async () => {
    asked += 1;
    return login;
  };
  return { api: createApi(() => headers, send, renewLogin), sent, asked: () => asked };
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
  await api.addToCart('PE-100', { ...body, cartString: 'x' }, 'key-1', ['key-2', 'key-3']);
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
  expect(sent[2]?.init.headers).toMatchObject({
    'Idempotency-Key': 'key-1',
    'Idempotency-Replaces': 'key-2,key-3',
  });
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

it.each([401, 404, 409, 413, 429, 500, 503])('R8.2 a %i is a failure with its request', async (status) => {
  const { api } = anApi(json({ message: 'nee' }, status));
  expect(await api.validateState('PE-100', body)).toEqual({
    kind: 'failed',
    status,
    request: { method: 'POST', path: '/product/validate-state/PE-100', body: JSON.stringify(body) },
    told: 'nee',
  });
});

it.each([403, 409, 429])(
  "R8.2 a %i of a proxy, in a page of its own, is the shop's answer too",
  async (status) => {
    const { api } = anApi(() => new Response('<html>', { status }), 'same');
    expect(await api.validateState('PE-100', body)).toMatchObject({ kind: 'failed', status });
  },
);

describe('R7.1 a call that is refused for its token', () => {
  it('is sent once more, with its key, in a newer login of the same person', async () => {
    let calls = 0;
    const { api, sent, asked } = anApi(() => {
      calls += 1;
      return calls === 1 ? json({ message: 'verlopen' }, 403)() : json(added)();
    }, 'same');
    const outcome = await api.addToCart('PE-100', { ...body, cartString: 'x' }, 'key-1', []);
    expect(outcome).toEqual({ kind: 'ok', answer: added });
    expect([sent.length, asked()]).toEqual([2, 1]);
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each([
    ['same', 2],
    ['over', 1],
    ['another', 1],
  ] as const)('fails with whose the page is by now: %s', async (login, times) => {
    const { api, sent, asked } = anApi(json({ message: 'nee' }, 403), login);
    expect(await api.validateState('PE-100', body)).toMatchObject({ kind: 'failed', status: 403, login });
    expect([sent.length, asked()]).toEqual([times, 1]);
  });
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a portal that answers with a page', () => new Response('<html>', { status: 200 })],
])('R8.2 %s is a failure, never an exception', async (_, answer) => {
  const { api } = anApi(answer);
  expect(await api.init('PE-100', 'desktop')).toMatchObject({ kind: 'failed', status: null });
});

const palette = {
  id: '9010',
  parent: 1,
  hex: '#F1EDE1',
  label: 'RAL 9010',
  colorName: 'Zuiverwit',
  orderable: true,
};
const added = { ok: true, timestamps: [1], lines: 1 };
const option = { key: '1', nicename: 'Hout', shortname: 'Hout', order: 1, img_url: null, surcharge: null };
const good = anAnswer({
  product_specifications: [
    aSpecification({ key: 'kozijn', options: [option], specs: { frame_material: aSubSpecification } }),
  ],
});
const without = (key: string) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));
const withSpecification = (over: object) => ({
  ...good,
  product_specifications: [{ ...aSpecification({ key: 'kozijn' }), ...over }],
});

type Case = [what: string, act: (api: ConfiguratorApi) => Promise<Outcome<unknown>>, answer: unknown];

describe('an answer that is not what was agreed', () => {
  const validate = (api: ConfiguratorApi) => api.validateState('PE-100', body);
  const add = (api: ConfiguratorApi) => api.addToCart('PE-100', { ...body, cartString: 'x' }, 'key-1', []);
  const draw = (api: ConfiguratorApi) => api.drawing('PE-100', body);
  const drawn = { svg: '<svg/>', caption: 'Vooraanzicht' };
  const image = (api: ConfiguratorApi) => api.kimImage('PE-100');
  const colours = (api: ConfiguratorApi) => api.palette();

  it.each<Case>([
    ['a state', validate, good],
    [
      'a state with rows',
      validate,
      {
        ...good,
        calculated_total_sizes: [good.calculated_total_sizes],
        price: { ...good.price, rows: [good.price] },
      },
    ],
    ['a state that says more than this page knows', validate, { ...good, news: 1 }],
    ['a line in the cart', add, added],
    [
      'a drawing',
      draw,
      { ...drawn, front: drawn, tall: drawn, strip: drawn, plain: '<svg/>', sections: drawn },
    ],
    ['a picture', image, { src: '/a.png', kim_large: '/b.png' }],
    ['a palette', colours, { tints: [palette] }],
  ])('%s is taken as it came when it is sound', async (_, act, answer) => {
    expect(await act(anApi(json(answer)).api)).toEqual({ kind: 'ok', answer });
  });

  it.each<Case>([
    ['null', validate, null],
    ['a list', validate, []],
    ['a text', validate, 'x'],
    ['nothing', validate, {}],
    ...Object.keys(good)
      .filter((key) => key !== 'complete' && key !== 'cart_string')
      .map((key): Case => [`no ${key}`, validate, without(key)]),
    ['a price that is a number', validate, { ...good, price: { ...good.price, totalPrice: 86.08 } }],
    ['rows without their price', validate, { ...good, price: { ...good.price, rows: [{}] } }],
    ['an amount that is half', validate, { ...good, meta: { space_bottom: null, amount: 1.5 } }],
    ['a message without words', validate, { ...good, messages: [{ name: 'x', type: 'error' }] }],
    ['a size of another name', validate, { ...good, calculated_total_sizes: [{ name: 'depth', value: 1 }] }],
    ['a question that is no question', validate, { ...good, product_specifications: [null] }],
    ['a question shown in no way we know', validate, withSpecification({ display: 'SpecHologram' })],
    ['help about nothing we know', validate, withSpecification({ leftcol: 'weer' })],
    ['options that are no list', validate, withSpecification({ options: {} })],
    ['an option without a name', validate, withSpecification({ options: [{ ...option, nicename: null }] })],
    ['a field without a label', validate, withSpecification({ specs: { width: {} } })],
    ['completeness in words', validate, { ...good, complete: 'ja' }],
    ['a cart string without its text', validate, { ...good, cart_string: { summary: [] } }],
    ['an order that was not made', add, { ...added, ok: false }],
    ['an order without its lines', add, { ok: true, timestamps: [1] }],
    [
      'a drawing without a caption',
      draw,
      { svg: '<svg/>', front: drawn, tall: drawn, strip: drawn, plain: '<svg/>', sections: drawn },
    ],
    [
      'a drawing without its front',
      draw,
      { ...drawn, tall: drawn, strip: drawn, plain: '<svg/>', sections: drawn },
    ],
    ['a picture that is an object', image, { src: {} }],
    ['a palette that is no list', colours, { tints: {} }],
    ['a colour without its tone', colours, { tints: [{ ...palette, hex: 1 }] }],
  ])('%s is a fault of ours: reported, and no part of it is used', async (_, act, answer) => {
    const outcome = await act(anApi(json(answer)).api);
    expect(outcome).toMatchObject({ kind: 'failed', status: 200 });
    // Nothing is shown, and what was filled in stays.
    expect(outcome.kind === 'failed' && troubleOf(outcome)).toBeNull();
  });

  it.each([
    ['null', null],
    ['a message that is an object', { message: {} }],
    ['errors that are a text', { ...aRefusal(), errors: 'nee' }],
    ['errors of a question that are a text', { ...aRefusal(), errors: { maten: 'nee' } }],
    ['errors of a field that are numbers', { ...aRefusal(), errors: { maten: { width: [1] } } }],
    ['messages that are texts', { ...aRefusal(), messages: ['nee'] }],
    ['questions that are none', { ...aRefusal(), product_specifications: [{}] }],
  ])('%s is no refusal', async (_, answer) => {
    const { api } = anApi(json(answer, 422));
    expect(await validate(api)).toMatchObject({ kind: 'failed', status: 422 });
  });
});
