import type { ConfiguratorData } from '#contract/catalogue-page.ts';
import type { PaletteAnswer } from '#contract/palette-answer.ts';
import type { WayToOrder } from '#domain/account/way-to-order.ts';
import type { Device } from '#domain/configuration/device.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { popupText } from '#text/configurator/popup.ts';
import { callHeaders } from '../call-headers.ts';
import type { IslandProps } from '../island-props.ts';
import { holderPath } from './asking.ts';
import { reportFailure } from './report-failure.ts';
import { trackEvents } from './store/analytics.ts';
import { tellAnalytics } from './store/analytics-sink.ts';
import { decodeSpecs } from './store/answer.ts';
import { createApi } from './store/api.ts';
import { beginWith, draftPlace } from './store/draft-keeper.ts';
import { createMemory, type KeptDraft } from './store/memory.ts';
import { createPresetDesk, type PresetDesk } from './store/preset-desk.ts';
import type { Destination } from './store/state.ts';
import { createConfiguratorStore } from './store/store.ts';
import type { Configurator } from './use-configurator.ts';

const choices = new Set<string>(['options', 'colour', 'sides']);

let hasOpened = false;
let palette: PaletteAnswer | null = null;

/** R2.3: once for each page. A turned tablet changes the variant, and must not open again what was closed. */
export function opensByItself(mode: IslandProps['configurator']['mode']): boolean {
  return (mode === 'add' || mode === 'edit' || mode === 'again') && !hasOpened;
}

/** As the page's address asks for: empty, with a cart line to change, or with all of one but its size. */
export function beginAsAsked(
  { store, drafts }: Configurator,
  { mode, line, product }: Pick<IslandProps['configurator'], 'mode' | 'line' | 'product'>,
): void {
  const { actions, repeat } = store;
  if (line !== null && mode === 'edit') actions.initStateEdit(product, line);
  else if (line !== null && !isOfThisVisit(drafts.find(product.code))) repeat(product, line);
  else actions.initStateAdd(product);
}

// What was typed for the other size since, before this page was closed or loaded again.
function isOfThisVisit(draft: KeptDraft | null): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  return draft !== null && (isReload || draft.keptAt > performance.timeOrigin);
}

/** A configurator in a real browser: the one place where its store meets window and document. */
export function openConfigurator(
  device: Device,
  {
    customer,
    guides,
    presets,
    wayToOrder,
    quote,
    mayQuote,
  }: Pick<ConfiguratorData, 'customer' | 'guides' | 'presets' | 'wayToOrder' | 'quote' | 'mayQuote'>,
): Configurator {
  hasOpened = true;
  const api = createApi(
    () => callHeaders(document),
    (path, init) => fetch(path, init),
    // Comes when it is needed, which is seldom.
    async () => (await import('../renew-login.ts')).renewLogin(document),
  );
  const entersTotals = customer.total_measures === 1;
  const way = wayOfMeasuring(entersTotals);
  const unit = customer.cm_units === 1 ? 'cm' : 'mm';
  const memory = createMemory(() => localStorage, Date.now, entersTotals);
  const store = createConfiguratorStore(
    {
      device,
      customer: { id: customer.id, unit, reading: `${unit}-${way}` },
      product: null,
      quote,
      firstRowId: newId(),
    },
    {
      api,
      memory,
      line: { after: (milliseconds, act) => setTimeout(act, milliseconds), onBack },
      after: (milliseconds, act) => setTimeout(act, milliseconds),
      navigate: (destination) => leaveFor(addressOf(destination, wayToOrder, quote)),
      report: (failure) => reportFailure(failure, document),
      showCartPreview,
      newId,
      incomplete: { name: 'incompleet', type: 'error', message: popupText.incomplete, submitDisabled: true },
    },
  );
  const placeOf = (code: string) => draftPlace(device, customer.id, code, quote);
  store.listen(trackEvents((event) => tellAnalytics(window, event)));
  return {
    store,
    way,
    wayToOrder,
    mayQuote,
    guides,
    desk: deskOf(presets),
    rememberedMargins: memory.margins,
    drafts: {
      find: (code) => memory.findDraft(placeOf(code)),
      drop: (code) => memory.dropDraft(placeOf(code)),
      begin: (code, specs, amount) => {
        // The amount is an answer of its own on a phone; elsewhere nobody asks for it.
        const answers = { ...specs, aantal: { user_amount: String(amount) } };
        const chosen = decodeSpecs(answers, store.getState().customer.unit);
        const hasChoices = Object.values(chosen).some(({ kind }) => choices.has(kind));
        const carried = popupText.carried(store.getState().product?.name ?? '', hasChoices);
        const place = draftPlace('desktop', customer.id, code, quote);
        beginWith(memory, place, { chosen, amount, rows: [], activeKey: null, carried });
      },
    },
    loadDrawing: api.drawing,
    loadPalette: async () => {
      const outcome = palette === null ? await api.palette() : null;
      if (outcome?.kind === 'failed') reportFailure(outcome, document);
      if (outcome?.kind === 'ok') palette = outcome.answer;
      return palette;
    },
  };
}

function onBack(act: () => void): void {
  addEventListener('online', act);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') act();
  });
}

const desks = new WeakMap<ConfiguratorData['presets'], PresetDesk>();

// One for each page: what was kept in one popup is offered in the next.
function deskOf(presets: ConfiguratorData['presets']): PresetDesk {
  const desk = desks.get(presets) ?? createPresetDesk(presets);
  desks.set(presets, desk);
  return desk;
}

// Whoever comes back to this page finds it closed, and not what opened it in its address.
function leaveFor(address: string): void {
  history.replaceState(null, '', location.pathname);
  location.assign(address);
}

// R2.51: back to the shop is this page without its query.
function addressOf(destination: Destination, wayToOrder: WayToOrder, quote: string | null): string {
  switch (destination) {
    case 'shop':
      return location.pathname;
    case 'cart':
    case 'quote':
      return holderPath(quote);
    case 'products':
      return `${holderPath(quote)}#toevoegen`;
    case 'checkout':
      return wayToOrder === 'offer' ? '/winkelwagen/aanbieden' : '/checkout';
  }
}

function showCartPreview(html: string): void {
  const preview = document.getElementById('cart-preview');
  if (preview !== null) preview.outerHTML = html;
}

/** A UUID. A shop on a plain http address in a local network has no randomUUID. */
export function newId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
