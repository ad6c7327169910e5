/**
 * What is measured: a call that a customer makes all day, one that writes, a page of a visitor, one that
 * all visitors get alike, the same for a customer, and a start.
 */
export type Asked = 'size' | 'line' | 'page' | 'catalogue' | 'home' | 'start';

/** A cache or a short way, and what its file would say without it. */
export type Kept = {
  readonly name: string;
  readonly asked: Asked;
  readonly file: string;
  readonly says: string;
  readonly without: string;
};

/** Those of decision 026. One that is not here has to earn its place first. */
export const kept: readonly Kept[] = [
  {
    name: 'a session, for a second',
    asked: 'size',
    file: 'src/server/accounts/recent-sessions.ts',
    says: 'const maxAge = 1000;',
    without: 'const maxAge = 0;',
  },
  {
    name: 'price lists, looked at once a second',
    asked: 'size',
    file: 'src/server/prices/price-lists.ts',
    says: 'const maxAge = 1000;',
    without: 'const maxAge = 0;',
  },
  {
    name: 'a body of known length is not opened to be measured',
    asked: 'size',
    file: 'src/server/middleware/limit-body.ts',
    says: "if (length === undefined || c.req.header('transfer-encoding') !== undefined) {",
    without: 'if (true) {',
  },
  {
    name: 'no nonce for what is no page',
    asked: 'size',
    file: 'src/server/middleware/security-headers.ts',
    says: "(c.req.path.startsWith('/product/') ? forCalls : forOthers)",
    without: 'forOthers',
  },
  {
    name: 'what no answer changes of a step',
    asked: 'size',
    file: 'src/server/product/specification-template.ts',
    says: 'if (known !== undefined) return known;',
    without: '',
  },
  {
    name: 'the JSON of a step with the same choices',
    asked: 'size',
    file: 'src/server/product/present-specification.ts',
    says: 'if (known !== undefined) return known;',
    without: '',
  },
  {
    name: 'what a device asks of a product, and the two that hang on it',
    asked: 'size',
    file: 'src/domain/configuration/plan.ts',
    says: 'const plan = known.get(name) ?? ',
    without: 'const plan = ',
  },
  {
    name: 'which choices a price list has a surcharge for',
    asked: 'size',
    file: 'src/domain/configuration/choice-surcharges.ts',
    says: 'if (found !== undefined) return found;',
    without: '',
  },
  {
    name: 'the day of this minute',
    asked: 'size',
    file: 'src/domain/business/dutch-date.ts',
    says: 'if (minute !== known.minute) known',
    without: 'known',
  },
  {
    name: 'the day a screen arrives',
    asked: 'size',
    file: 'src/domain/delivery/delivery-date.ts',
    says: 'known.get(name) ??',
    without: '',
  },
  {
    name: 'which handlers an address leads to',
    asked: 'size',
    file: 'src/server/middleware/remembered-routes.ts',
    says: 'if (known !== undefined) return known;',
    without: '',
  },
  {
    name: 'the statement that finds a session',
    asked: 'line',
    file: 'src/server/accounts/find-session.ts',
    says: ".prepare('find_session')",
    without: ".prepare('')",
  },
  {
    name: 'the statement that writes lines',
    asked: 'line',
    file: 'src/server/cart/put-lines.ts',
    says: ".prepare('put_cart_lines')",
    without: ".prepare('')",
  },
  {
    name: "a visitor's id says that it has no row",
    asked: 'page',
    file: 'src/server/accounts/sessions.ts',
    says: 'return sessionId.startsWith(signedInPrefix);',
    without: 'return true;',
  },
  {
    name: 'pages of the catalogue, as bytes',
    asked: 'catalogue',
    file: 'src/server/middleware/visitor-pages.ts',
    says: 'const kept = pages.get(path);',
    without: 'const kept = undefined;',
  },
  {
    name: 'a product in its wall',
    asked: 'home',
    file: 'src/server/product/product-scenes.ts',
    says: 'drawn.get(place) ??',
    without: '',
  },
  {
    name: "Drizzle's files are not looked up",
    asked: 'start',
    file: 'src/server/quick-imports.ts',
    says: "url?.includes('/node_modules/drizzle-orm/') ?? false",
    without: 'url === null',
  },
  {
    name: 'what the shop imports is looked up once',
    asked: 'start',
    file: 'src/server/quick-imports.ts',
    says: 'url?.startsWith(sources) ?? false',
    without: 'url === null',
  },
  {
    name: 'compiled code, for the next start',
    asked: 'start',
    file: 'src/server/node-options.ts',
    says: 'NODE_COMPILE_CACHE: compiledFolder,',
    without: '',
  },
];
