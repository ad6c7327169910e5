import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { database } = await testDatabase();
const shop = testApp(database);

/** Where forms go in which somebody types a password. */
async function passwordForms(): Promise<ReadonlySet<string>> {
  const pages = shop.app.routes.filter(
    ({ method, path }) => method === 'GET' && /^\/(?:inloggen|account)(?:\/[\w/-]+)?$/.test(path),
  );
  const found = new Set<string>();
  for (const visitor of [new Visitor(shop), await new Visitor(shop).login(demoAccounts.millimetres)])
    for (const { path } of pages) {
      const html = await (await visitor.get(path)).text();
      for (const [form, action = ''] of html.matchAll(/<form [^>]*action="([^"]+)".*?<\/form>/gs))
        if (form.includes('type="password"')) found.add(action);
    }
  return found;
}

/** A post whose body does not come, until `end`. */
function openPost(path: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const body = new ReadableStream({ pull: (stream) => promise.then(() => stream.close()) });
  // What Node wants to be told of a body that streams, and the DOM's types do not know.
  const sent = Object.assign({ method: 'POST', body }, { duplex: 'half' });
  return { end, answer: shop.app.request(path, sent) };
}

it('R15.4 wherever a form asks for a password, one network has forty at once, and who comes then is not waited for', async () => {
  const addresses = await passwordForms();
  expect(addresses.size).toBeGreaterThan(4);
  for (const address of addresses) {
    const inside = Array.from({ length: 40 }, () => openPost(address));
    const refused = await shop.app.request(address, { method: 'POST', body: 'x' });
    expect([address, refused.status]).toEqual([address, 503]);
    for (const { end } of inside) end();
    await Promise.all(inside.map(({ answer }) => answer));
  }
});
