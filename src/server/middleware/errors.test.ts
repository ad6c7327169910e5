import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { database } = await testDatabase();
const shop = testApp(database);

it.each([
  ['/inloggen', { email: 'a'.repeat(300_000) }, 413, 'Dit is te veel in één keer'],
  ['/demo/betaallink', { subject: 'anders' }, 400, 'Dit verzoek konden wij niet lezen'],
  ['/bestaat-niet', {}, 404, 'Deze pagina bestaat niet'],
])('a form sent to %s that is refused has a page that says why', async (path, fields, status, title) => {
  const visitor = new Visitor(shop);
  await visitor.get('/inloggen');
  const answer = await visitor.submit(path, fields);
  const page = await answer.text();
  expect(answer.status).toBe(status);
  expect(page).toContain(`Melding ${status}`);
  expect(page).toContain(title);
});

it('renders once what many are told who come too often', async () => {
  let rendered = 0;
  const { renderPage } = shop.deps;
  const busy = testApp(database, {
    renderPage: (page, frame) => {
      if (page.name === 'error') rendered += 1;
      return renderPage(page, frame);
    },
  });
  const visitor = new Visitor(busy, '203.0.113.9');
  await visitor.get('/inloggen');
  const fields = { email: 'niemand@voorbeeld.nl', password: 'verkeerd-wachtwoord' };
  for (let guess = 0; guess < 10; guess += 1) await visitor.submit('/inloggen', fields);
  const refused = await Promise.all([1, 2, 3].map(() => visitor.submit('/inloggen', fields)));
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(rendered).toBe(1);
});
