import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner';
import type { Renderers, Web } from '../../src/server/ssr.ts';
import { type FromShop, toShop } from './messages.ts';

// The addresses by which the bundler hands out the sources themselves.
const assets = {
  stylesheet: '/dev/styles.css',
  fonts: [],
  script: '/src/web/entry.client.ts',
  pageScripts: {
    cart: '/src/web/entry.cart.ts',
    checkout: '/src/web/entry.checkout.ts',
    office: '/src/web/entry.office.ts',
    invoices: '/src/web/entry.invoices.ts',
    look: '/src/web/entry.look.ts',
    passkeys: '/src/web/entry.passkeys.ts',
    quotes: '/src/web/entry.quotes.ts',
  },
  configurator: { narrow: [], wide: [] },
} as const;

/** The web room from its sources, module by module, and anew when they have changed. */
export async function loadLiveWeb(): Promise<Web> {
  const runner = new ModuleRunner(
    { transport: { invoke: createFetch() }, hmr: false },
    new ESModulesEvaluator(),
  );
  const load = () => runner.import<Renderers>('/src/web/entry.server.tsx');
  let renderers = await load();
  let renewing = Promise.resolve();
  const renew = async () => {
    runner.clearCache();
    try {
      renderers = await load();
      tell({ kind: 'renewed', fault: null });
    } catch (error) {
      tell({
        kind: 'renewed',
        fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  };
  process.on('message', (message) => {
    // One after the other, or the older could be the last to arrive.
    if (toShop.parse(message).kind === 'renew') renewing = renewing.then(renew);
  });
  return {
    renderPage: (page, frame) => ({
      html: withDevScript(renderers.renderPage(page, frame).html, frame.nonce),
      hasScript: true,
    }),
    renderCartPreview: (cart) => renderers.renderCartPreview(cart),
    assets,
  };
}

// First in the head: it must be there before the first component is.
function withDevScript(html: string, nonce: string): string {
  const tags = `<meta property="csp-nonce" nonce="${nonce}"/><script type="module" src="/src/web/dev/entry.ts" nonce="${nonce}"></script>`;
  return html.replace('<head>', () => `<head>${tags}`);
}

function createFetch(): NonNullable<ModuleRunnerTransport['invoke']> {
  type Answer = Awaited<ReturnType<NonNullable<ModuleRunnerTransport['invoke']>>>;
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  process.on('message', (message) => {
    const news = toShop.parse(message);
    if (news.kind !== 'fetched') return;
    waiting.get(news.id)?.(news.answer);
    waiting.delete(news.id);
  });
  return (request) => {
    asked += 1;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(asked, resolve);
    tell({ kind: 'fetch', id: asked, request });
    return promise;
  };
}

export function tell(message: FromShop): void {
  process.send?.(message);
}
