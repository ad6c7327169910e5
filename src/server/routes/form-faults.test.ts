import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const buyer = await Buyer.login(shop, demoAccounts.millimetres);
const stranger = new Visitor(shop);

beforeAll(async () => {
  await buyer.add('PE-100', pe100());
  await stranger.get('/inloggen');
});

// The forms of the shop, each sent with faults, and the fields that are wrong in the order of the page.
describe('R5.9 a form with faults', () => {
  const address = ['recipient', 'street', 'houseNumber', 'postcode', 'city'];
  it.each([
    ['/inloggen', stranger, {}, ['email', 'password']],
    ['/wachtwoord-vergeten', stranger, { email: 'x' }, ['email']],
    [
      '/account-aanvragen',
      stranger,
      { country: 'NL', remarks: 'x'.repeat(1001) },
      [
        ...['company', 'companyNumber', 'vatId', 'street', 'houseNumber', 'postcode', 'city'],
        ...['contact', 'phone', 'email', 'remarks', 'terms'],
      ],
    ],
    ['/account/contact', buyer.visitor, {}, ['contact', 'phone']],
    ['/account/adressen/nieuw', buyer.visitor, { country: 'NL' }, address],
    ['/account/wachtwoord', buyer.visitor, {}, ['newPassword']],
    ['/winkelwagen/opmerkingen', buyer.visitor, { remarks: 'x'.repeat(1001) }, ['remarks']],
    [
      '/checkout',
      buyer.visitor,
      { address: 'new', country: 'NL', reference: 'x'.repeat(51), remarks: 'x'.repeat(1001) },
      [...address, 'reference', 'remarks', 'payment_method', 'terms'],
    ],
    ['/checkout', buyer.visitor, {}, ['address', 'payment_method', 'terms']],
  ])('%s tells them first, each with a link to its field', async (path, visitor, fields, wrong) => {
    const answer = await visitor.submit(path, fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<title>Fout: ');
    const summary = /<div tabindex="-1" autofocus="".*?<\/ul>/is.exec(html)?.[0] ?? '';
    const links = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(links).toEqual(wrong.map((name) => `veld-${name}`));
    for (const id of links) {
      const control = new RegExp(`<(?:input|textarea|select)[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
      expect(control).toContain('aria-invalid="true"');
      const describedBy = / aria-describedby="([^"]+)"/.exec(control)?.[1]?.split(' ')[0] ?? '';
      expect(html).toMatch(new RegExp(`<p id="${describedBy}"[^>]*>.*?[.\\w]</p>`, 's'));
    }
  });
});
