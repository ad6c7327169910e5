import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect, Plugin } from 'vite';

type Shop = typeof import('./component-shop.ts');

/** A shop behind the page of component tests. Loaded when it is first asked: every other test reads this file too. */
export function componentShop(): Plugin {
  const file = pathToFileURL(join(import.meta.dirname, 'component-shop.ts')).href;
  let shop: Promise<Shop> | null = null;
  return {
    name: 'component-shop',
    configureServer({ middlewares }) {
      const answer: Connect.NextHandleFunction = (request, response, next) => {
        shop ??= import(file);
        shop.then(({ answerCall }) => answerCall(request, response)).catch(next);
      };
      middlewares.use('/product/', answer);
      middlewares.use('/winkelwagen', answer);
    },
  };
}
