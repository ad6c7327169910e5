// By their endings: what an editor keeps beside a file while it is open is none.
const serverSource = /^(?:\.env|src\/(?:server|catalogue|domain|text|contract)\/.*\.(?:ts|json|sql|txt))$/;

/** Whether the shop of `npm run dev` is started anew for a change of this file; for those of `src/web` it is told to render anew. */
export function restartsShop(path: string): boolean {
  return serverSource.test(path) && !path.endsWith('.test.ts');
}
