import type { Device } from '#domain/configuration/device.ts';
import { soundRows } from '../rows/state/said.ts';
import { type ConfiguratorApi, type Failure, type Outcome, troubleOf } from './api.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { ConfiguratorEvent } from './events.ts';
import { orderBody, stateBody } from './payload.ts';
import type { ConfiguratorState, Move, Pending } from './state.ts';
import type { StateAnswer } from './wire.ts';

type Context = {
  readonly deps: {
    readonly api: ConfiguratorApi;
    readonly report: (failure: Failure) => void;
    readonly showCartPreview: (html: string) => void;
    readonly newId: () => string;
  };
  readonly device: Device;
  readonly drafts: DraftKeeper;
  readonly dispatch: (event: ConfiguratorEvent) => void;
  readonly getState: () => ConfiguratorState;
  // A line of a quote is changed there and nowhere else: that is where one came from.
  readonly onUpdated: () => void;
  // The newest call was answered, and nothing was wrong.
  readonly onAgreed: (pending: Pending) => void;
};

/** What the store asks of the server, and what becomes of the answers. */
export function createCalls({ deps, device, drafts, dispatch, getState, onAgreed, onUpdated }: Context) {
  const { api, newId } = deps;
  let calls = 0;
  // A repeat of what may have arrived keeps its key, so that it makes no second cart line.
  let lastAttempt = { body: '', key: '' };
  let awaited = { call: 0, send: async (): Promise<void> => undefined };

  function startCall(kind: Pending['kind'], wishes: Partial<Pending> = {}): number {
    calls += 1;
    dispatch({
      type: 'callStarted',
      pending: { about: null, go: null, thenSubmit: false, ...wishes, call: calls, kind },
    });
    return calls;
  }

  function fail(call: number, failure: Failure): void {
    deps.report(failure);
    dispatch({ type: 'callFailed', call, trouble: troubleOf(failure) });
  }

  function settle(call: number, outcome: Outcome<StateAnswer>): void {
    const { pending } = getState();
    if (outcome.kind === 'failed') {
      fail(call, outcome);
    } else if (outcome.kind === 'refused') {
      dispatch({ type: 'refused', call, answer: outcome.answer });
    } else {
      dispatch({ type: 'serverAnswered', call, answer: outcome.answer });
      if (pending?.call === call) onAgreed(pending);
    }
  }

  async function load(code: string, go: Move | null): Promise<void> {
    if (Object.keys(getState().chosen).length === 0) {
      const call = startCall('init');
      return ask(call, async () => settle(call, await api.init(code, device)));
    }
    const call = startCall('validate', { go });
    return ask(call, async () => {
      const outcome = await api.validateState(code, stateBody(getState()));
      if (outcome.kind === 'refused') {
        const plain = await api.init(code, device);
        if (plain.kind === 'failed') return fail(call, plain);
        if (plain.kind === 'ok') dispatch({ type: 'specificationsLoaded', call, answer: plain.answer });
      }
      settle(call, outcome);
    });
  }

  function ask(call: number, send: () => Promise<void>): Promise<void> {
    awaited = { call, send };
    return send();
  }

  async function validate(
    about: string | null,
    { moveOn = false, thenSubmit = false }: { readonly moveOn?: boolean; readonly thenSubmit?: boolean } = {},
  ): Promise<void> {
    const { product, pending } = getState();
    if (product === null) return;
    // A newer call takes over where the one it replaces was to go.
    const go: Move | null = moveOn && about !== null ? { to: 'after', key: about } : (pending?.go ?? null);
    const call = startCall('validate', { about, go, thenSubmit });
    await ask(call, async () => settle(call, await api.validateState(product.code, stateBody(getState()))));
    await priceSoundRows(product.code);
  }

  // A refusal comes without prices: forty rows must not lose theirs for the one that is too wide, nor keep what they
  // cost with other choices.
  async function priceSoundRows(code: string): Promise<void> {
    const state = getState();
    if (state.refusal === null || state.pending !== null || state.rows.asked.length === 0) return;
    const asked = soundRows(state.rows);
    const last = calls;
    const outcome =
      asked.length === 0
        ? null
        : await api.validateState(code, stateBody({ ...state, rows: { ...state.rows, asked } }));
    if (calls !== last) return;
    if (outcome?.kind === 'ok')
      dispatch({ type: 'soundRowsPriced', rows: asked, answer: { ...outcome.answer, complete: false } });
    else dispatch({ type: 'rowsUnpriced' });
  }

  async function order(code: string): Promise<void> {
    const state = getState();
    const body = orderBody(state);
    const spelled = JSON.stringify(body);
    if (lastAttempt.body !== spelled) lastAttempt = { body: spelled, key: newId() };
    const { key } = lastAttempt;
    const lost = state.attempts.filter((attempt) => attempt !== key);
    // Before it is sent: a page that is closed meanwhile must know of it when it comes back.
    dispatch({ type: 'orderSent', key });
    const call = startCall('add');
    const send = state.edited === null ? api.addToCart : api.updateCart;
    const outcome = await send(code, body, key, lost);
    // A key that is spent (409) makes no order, however often it is sent.
    if (outcome.kind !== 'failed' || outcome.status === 409) lastAttempt = { body: '', key: '' };
    if (outcome.kind === 'failed') return fail(call, outcome);
    if (outcome.kind === 'refused') return dispatch({ type: 'refused', call, answer: outcome.answer });
    drafts.discard(state);
    if (state.quote !== null && state.edited !== null) return onUpdated();
    dispatch({ type: 'added', call });
    const cart = state.quote === null ? [showCart(), refreshPreview()] : [];
    await Promise.all([showImage(code), ...cart]);
  }

  async function showImage(code: string): Promise<void> {
    const outcome = await api.kimImage(code);
    if (outcome.kind === 'ok') dispatch({ type: 'imageFound', src: outcome.answer.src });
    else if (outcome.kind === 'failed') deps.report(outcome);
  }

  async function showCart(): Promise<void> {
    const outcome = await api.cart();
    if (outcome.kind === 'ok') dispatch({ type: 'cartFound', cart: outcome.answer });
    else if (outcome.kind === 'failed') deps.report(outcome);
  }

  async function refreshPreview(): Promise<void> {
    if (device !== 'desktop' && device !== 'snel_bestellen_desktop') return;
    const outcome = await api.cartPreview();
    if (outcome.kind === 'ok') deps.showCartPreview(outcome.answer);
    else if (outcome.kind === 'failed') deps.report(outcome);
  }

  // Under the same number: whichever answer comes first is the one that was awaited.
  function repeat(): void {
    if (getState().pending?.call === awaited.call) void awaited.send();
  }

  return { load, validate, order, repeat };
}
