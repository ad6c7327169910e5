import { registerHooks } from 'node:module';

/**
 * Drizzle asks of every part of a statement of which of a dozen classes it is, a thousand times for one statement, and walks up
 * the classes of it every time. What an object is, its prototype says: that is found out once. With the same answers.
 */
const quick = `
const entityKind = Symbol.for("drizzle:entityKind");
const hasOwnEntityKind = Symbol.for("drizzle:hasOwnEntityKind");
const kindsOfPrototypes = new WeakMap();
const kindsOfClasses = new WeakMap();
function kindsOf(prototype) {
  const kinds = new Set();
  for (let cls = prototype.constructor; cls; cls = Object.getPrototypeOf(cls)) {
    if (entityKind in cls) kinds.add(cls[entityKind]);
  }
  kindsOfPrototypes.set(prototype, kinds);
  return kinds;
}
function kindOf(type) {
  if (!Object.hasOwn(type, entityKind)) throw new Error(type.name + " is no entity of Drizzle");
  kindsOfClasses.set(type, type[entityKind]);
  return type[entityKind];
}
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const prototype = Object.getPrototypeOf(value);
  const kinds = kindsOfPrototypes.get(prototype) ?? kindsOf(prototype);
  return kinds.has(kindsOfClasses.get(type) ?? kindOf(type));
}
export { entityKind, hasOwnEntityKind, is };
`;

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/node_modules/drizzle-orm/entity.js')
      ? { format: 'module', source: quick, shortCircuit: true }
      : next(url, context),
});
