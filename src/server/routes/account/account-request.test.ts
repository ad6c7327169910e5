import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { accountRequests, rateLimits } from '../../database/schema/accounts.ts';
import { mails } from '../../database/schema/operations.ts';

const { database } = await testDatabase();
const shop = testApp(database);

const dutch = {
  company: 'Bouwbedrijf De Kade',
  country: 'NL',
  companyNumber: '1234 5678',
  vatId: 'nl004495445b01',
  contact: 'Noor de Vries',
  phone: '06-12345678',
  email: 'Inkoop@DeKade.nl',
  street: 'Kade',
  houseNumber: '12',
  addition: '',
  postcode: '1234ab',
  city: 'Delft',
  remarks: 'Wij plaatsen kozijnen.',
  terms: '1',
};
const belgian = {
  ...dutch,
  company: 'Ramen Peeters',
  country: 'BE',
  companyNumber: '0403.170.701',
  vatId: 'BE 0403 170 701',
  phone: '0470 12 34 56',
  email: 'info@ramenpeeters.be',
  houseNumber: '32a',
  addition: 'bus 20',
  postcode: '9000',
  city: 'Gent',
};

beforeEach(async () => {
  await database.delete(rateLimits);
  await database.delete(mails);
  await database.delete(accountRequests);
});

describe('R1.1 asking for an account', () => {
  it('stores what staff need, in one form, and confirms by mail', async () => {
    const answer = await ask(dutch);
    // Not an answer that is sent again with the page.
    expect(answer.status).toBe(303);
    const page = await new Visitor(shop).get(answer.headers.get('location') ?? '');
    expect(await page.text()).toContain('Uw aanvraag is binnen');
    expect(await database.select().from(accountRequests)).toMatchObject([
      {
        status: 'requested',
        company: 'Bouwbedrijf De Kade',
        country: 'NL',
        companyNumber: '12345678',
        vatId: 'NL004495445B01',
        contact: 'Noor de Vries',
        phone: '+31612345678',
        email: 'inkoop@dekade.nl',
        street: 'Kade',
        houseNumber: '12',
        addition: '',
        postcode: '1234 AB',
        city: 'Delft',
        remarks: 'Wij plaatsen kozijnen.',
      },
    ]);
    const sent = await database.select().from(mails).orderBy(mails.id);
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['inkoop@dekade.nl', 'Wij hebben uw aanvraag ontvangen'],
      [demoAccounts.staff, 'Account aangevraagd'],
      [demoAccounts.sales, 'Account aangevraagd'],
    ]);
  });

  it('sent twice while it waits is one request; with another word in it, it is another', async () => {
    const answers = await Promise.all([ask(dutch), ask(dutch)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await database.$count(accountRequests)).toBe(1);
    expect(await database.$count(mails)).toBe(3);
    await ask({ ...dutch, remarks: 'Bel mij even.' });
    expect(await database.$count(accountRequests)).toBe(2);
    await database
      .update(accountRequests)
      .set({ status: 'refused', refusalReason: 'x', decidedAt: new Date() });
    await database.delete(rateLimits);
    await ask(dutch);
    expect(await database.$count(accountRequests)).toBe(3);
  });

  it('names the company to staff once', async () => {
    await ask(dutch);
    const told = await database.select().from(mails).where(eq(mails.recipient, demoAccounts.sales));
    expect(told.map(({ text }) => text.split('Bouwbedrijf De Kade').length)).toEqual([2]);
  });

  it('takes Belgian companies by their own rules', async () => {
    expect((await ask(belgian)).status).toBe(303);
    expect(await database.select().from(accountRequests)).toMatchObject([
      {
        companyNumber: '0403170701',
        vatId: 'BE0403170701',
        phone: '+32470123456',
        houseNumber: '32A',
        addition: '20',
        postcode: '9000',
      },
    ]);
  });

  it.each([
    [dutch, { companyNumber: '1234567' }, 'Een KvK-nummer heeft 8 cijfers.'],
    [dutch, { vatId: 'NL123456789B12' }, 'Dit btw-identificatienummer klopt niet.'],
    [belgian, { companyNumber: '0403170702' }, 'Dit ondernemingsnummer klopt niet.'],
    [belgian, { vatId: 'BE0403170702' }, 'Dit btw-nummer klopt niet.'],
    [belgian, { vatId: 'BE0428759497' }, 'horen niet bij elkaar.'],
    [belgian, { vatId: 'NL004495445B01' }, 'Dit btw-nummer klopt niet.'],
    [dutch, { phone: '0470 12 34' }, 'Vul een geldig telefoonnummer in.'],
    [dutch, { email: 'geen adres' }, 'Vul een geldig e-mailadres in'],
    [dutch, { postcode: '9000' }, 'ziet eruit als 1234 AB.'],
    [belgian, { postcode: '1234 AB' }, 'heeft 4 cijfers.'],
    [dutch, { country: 'FR' }, 'Kies Nederland of België.'],
    [dutch, { terms: '' }, 'Ga akkoord met de algemene voorwaarden'],
    [dutch, { company: '' }, 'Vul dit veld in.'],
    [dutch, { contact: 'x'.repeat(101) }, 'Dit is te lang: gebruik ten hoogste 100 tekens.'],
    [dutch, { remarks: 'x'.repeat(1001) }, 'Dit is te lang: gebruik ten hoogste 1000 tekens.'],
  ])('refuses %# with %j: %s', async (valid, change, error) => {
    const answer = await ask({ ...valid, ...change });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(error);
    expect(html).toContain('value="Kade"');
    expect(await database.select().from(accountRequests)).toEqual([]);
  });

  it('sends no words of a stranger to an address that nobody has proved', async () => {
    const advert = 'Win een fiets op fiets.example';
    await ask({ ...dutch, company: advert, contact: advert, street: advert, city: advert, remarks: advert });
    const [mail] = await database.select().from(mails).orderBy(mails.id);
    expect(mail).toMatchObject({ recipient: 'inkoop@dekade.nl' });
    expect(JSON.stringify(mail)).not.toContain('fiets');
  });

  it('shows every error of an empty form at once', async () => {
    const html = await (await ask({ country: 'NL' })).text();
    // Above the form and beside the field.
    expect(html.match(/Vul dit veld in\./g)).toHaveLength(2 * 10);
  });

  it('says nothing about who has an account or has asked before', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/account-aanvragen');
    const answers: string[] = [];
    for (const email of [demoAccounts.millimetres, dutch.email, dutch.email]) {
      const answer = await visitor.submit('/account-aanvragen', { ...dutch, email });
      answers.push(`${answer.status} ${answer.headers.get('location')}`);
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('is limited per address', async () => {
    for (const remarks of ['Een', 'Twee', 'Drie'])
      expect((await ask({ ...dutch, remarks })).status).toBe(303);
    expect((await ask(dutch)).status).toBe(429);
    expect((await ask(belgian)).status).toBe(303);
    const stored = await database.select().from(accountRequests).where(eq(accountRequests.country, 'NL'));
    expect(stored).toHaveLength(3);
  });
});

async function ask(fields: Readonly<Record<string, string>>): Promise<Response> {
  const visitor = new Visitor(shop);
  await visitor.get('/account-aanvragen');
  return visitor.submit('/account-aanvragen', fields);
}
