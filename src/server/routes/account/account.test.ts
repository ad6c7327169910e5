import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addresses, people, sessions } from '../../database/schema/accounts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';

const { database } = await testDatabase();
const shop = testApp(database);

const dutch = {
  recipient: 'Magazijn Noord',
  country: 'NL',
  street: 'Kade',
  houseNumber: '12',
  addition: 'a',
  postcode: '1234ab',
  city: 'Delft',
};
const belgian = {
  recipient: 'Werf Gent',
  country: 'BE',
  street: 'Kouter',
  houseNumber: '32a',
  addition: 'bus 20',
  postcode: '9000',
  city: 'Gent',
};

describe('the data the shop keeps', () => {
  it('are one file for their owner, with nothing of others and no secrets', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    expect(await (await visitor.get('/account')).text()).toContain('href="/account/gegevens.json"');
    const answer = await visitor.get('/account/gegevens.json');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { email: demoAccounts.millimetres },
      addresses: expect.arrayContaining([expect.objectContaining({ kind: 'invoice' })]),
      logins: expect.any(Array),
      cart: expect.any(Array),
      orders: expect.any(Array),
      invoices: expect.any(Array),
    });
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash/);
    expect(text).not.toContain(demoAccounts.belgian);
    expect((await new Visitor(shop).get('/account/gegevens.json')).status).toBe(303);
  });
});

describe('R3.1 settings', () => {
  it('change units and measures at once', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    const answer = await visitor.submit('/account/instellingen', { unit: 'cm', measures: 'total' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account?melding=instellingen']);
    expect(await customer(demoAccounts.millimetres)).toMatchObject({ cmUnits: true, totalMeasures: true });
    const page = await (await visitor.get('/account?melding=instellingen')).text();
    expect(page).toContain('Uw instellingen zijn bewaard.');
    expect(page).toMatch(/<input[^>]*value="cm"[^>]*checked=""|<input[^>]*checked=""[^>]*value="cm"/);
    await visitor.submit('/account/instellingen', { unit: 'mm', measures: 'opening' });
    expect(await customer(demoAccounts.millimetres)).toMatchObject({ cmUnits: false, totalMeasures: false });
  });

  it('show nothing that came with the address', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    for (const notice of ['Stuur geld naar Jan', 'toString', '__proto__', 'constructor']) {
      const page = await visitor.get(`/account?melding=${encodeURIComponent(notice)}`);
      expect(await page.text()).not.toContain('role="status"');
    }
  });
});

describe('R1.1 contact', () => {
  it('keeps a phone number in the form that works everywhere', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.belgian);
    const answer = await visitor.submit('/account/contact', {
      contact: ' Lotte  Peeters ',
      phone: '0470 12 34 56',
      currentPassword: demoPassword,
    });
    expect(answer.status).toBe(303);
    expect(await customer(demoAccounts.belgian)).toMatchObject({
      name: 'Lotte Peeters',
      phone: '+32470123456',
    });
    expect(await (await visitor.get('/account')).text()).toContain('0470 12 34 56');
  });

  it('says beside the fields what is wrong, all at once, and keeps what was typed', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.belgian);
    const answer = await visitor.submit('/account/contact', { contact: '', phone: '12' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('Vul dit veld in.');
    expect(html).toContain('Vul een geldig telefoonnummer in.');
    expect(html).toContain('value="12"');
    expect(html).toContain('<title>Fout: Mijn account');
  });
});

describe('R10.2 another phone number, at which is called back who has lost every way in', () => {
  const typed = { contact: 'Anders Geheten', phone: '030 123 45 67' };
  const told = async (email: string) => {
    const { id } = await customer(email);
    const rows = await database
      .select()
      .from(logbook)
      .where(eq(logbook.subjectId, String(id)));
    const sent = await database.select().from(mails).where(eq(mails.recipient, email));
    return [
      rows.filter(({ action }) => action === 'phone_changed').length,
      sent.filter(({ html }) => html.includes('uw telefoonnummer is gewijzigd')).length,
    ];
  };

  it.each([
    ['', 'Vul dit veld in.'],
    ['niet-mijn-wachtwoord', 'Dit is niet uw huidige wachtwoord.'],
  ])('with the password %j is refused, and what was typed stays', async (currentPassword, error) => {
    const email = demoAccounts.buyer;
    const before = await customer(email);
    const visitor = await new Visitor(shop).login(email);
    const answer = await visitor.submit('/account/contact', { ...typed, currentPassword });
    const html = await answer.text();
    expect([answer.status, html.includes(error), html.includes('value="030 123 45 67"')]).toEqual([
      ...[422, true, true],
    ]);
    expect(html).toContain('value="Anders Geheten"');
    expect(html).not.toContain('niet-mijn-wachtwoord');
    const { name, phone } = await customer(email);
    expect({ name, phone }).toEqual({ name: before.name, phone: before.phone });
    expect(await told(email)).toEqual([0, 0]);
  });

  it('is taken with it, told by mail, and stands in the logbook with the former', async () => {
    const email = demoAccounts.measurer;
    const before = await customer(email);
    const visitor = await new Visitor(shop).login(email);
    const fields = { ...typed, currentPassword: demoPassword };
    expect((await visitor.submit('/account/contact', fields)).status).toBe(303);
    const [row] = await database
      .select()
      .from(logbook)
      .where(and(eq(logbook.action, 'phone_changed'), eq(logbook.subjectId, String(before.id))));
    expect(row).toMatchObject({
      personId: before.id,
      before: { phone: before.phone },
      after: { phone: '+31301234567' },
    });
    expect(await told(email)).toEqual([1, 1]);
    // The same number asks for nothing, and is not told again.
    expect((await visitor.submit('/account/contact', typed)).status).toBe(303);
    expect(await told(email)).toEqual([1, 1]);
  });
});

describe('R1.1 delivery addresses', () => {
  it('are added, changed and removed, in the form of their country', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
    expect((await visitor.submit('/account/adressen/nieuw', dutch)).headers.get('location')).toBe(
      '/account?melding=adres',
    );
    await visitor.submit('/account/adressen/nieuw', { ...belgian, isDefault: '1' });
    const page = await (await visitor.get('/account')).text();
    expect(page).toContain('Kade 12A, 1234 AB Delft, Nederland');
    expect(page).toContain('Kouter 32A bus 20, 9000 Gent, België');

    const [row] = await addressesNamed('Magazijn Noord');
    const form = await (await visitor.get(`/account/adressen/${row?.id}`)).text();
    expect(form).toContain('value="1234 AB"');
    await visitor.submit(`/account/adressen/${row?.id}`, { ...dutch, city: 'Leiden', isDefault: '1' });
    expect(await addressesNamed('Magazijn Noord')).toMatchObject([{ city: 'Leiden', isDefault: true }]);
    expect(await addressesNamed('Werf Gent')).toMatchObject([{ isDefault: false }]);

    await visitor.submit(`/account/adressen/${row?.id}/verwijderen`, {});
    expect(await addressesNamed('Magazijn Noord')).toEqual([]);
  });

  it('are checked field by field', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
    const answer = await visitor.submit('/account/adressen/nieuw', {
      ...dutch,
      recipient: 'Nergens',
      houseNumber: '12a',
      postcode: '0123 AB',
      city: '',
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    for (const text of [
      'Vul alleen het getal in',
      'ziet eruit als 1234 AB',
      'Vul dit veld in.',
      'value="0123 AB"',
    ]) {
      expect(html).toContain(text);
    }
    expect(await addressesNamed('Nergens')).toEqual([]);
  });

  it('refuse a country we do not deliver to, and text no field can hold', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
    for (const fields of [{ country: 'DE' }, { street: 'x'.repeat(101) }, { recipient: '\u0000' }]) {
      expect((await visitor.submit('/account/adressen/nieuw', { ...dutch, ...fields })).status).toBe(422);
    }
  });

  it('are added once, however often the form is sent', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.totalMeasures);
    const twice = { ...dutch, recipient: 'Dubbel' };
    const answers = await Promise.all(
      [1, 2].map(() => visitor.submit('/account/adressen/nieuw', { ...twice, isDefault: '1' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await addressesNamed('Dubbel')).toMatchObject([{ isDefault: true }]);
    // Nor does it stop being the default by being added again.
    await visitor.submit('/account/adressen/nieuw', twice);
    expect(await addressesNamed('Dubbel')).toMatchObject([{ isDefault: true }]);
    await visitor.submit('/account/adressen/nieuw', { ...twice, houseNumber: '13' });
    expect(await addressesNamed('Dubbel')).toHaveLength(2);
  });

  it('can become the default two at a time without a fault', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.totalMeasures);
    const answers = await Promise.all(
      ['Een', 'Twee', 'Drie'].map((recipient) =>
        visitor.submit('/account/adressen/nieuw', { ...dutch, recipient, isDefault: '1' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const { id } = await customer(demoAccounts.totalMeasures);
    const defaults = await database
      .select()
      .from(addresses)
      .where(and(eq(addresses.companyId, id), eq(addresses.isDefault, true), eq(addresses.kind, 'delivery')));
    expect(defaults).toHaveLength(1);
  });

  it('of somebody else do not exist', async () => {
    const owner = await new Visitor(shop).loginByForm(demoAccounts.belgian);
    await owner.submit('/account/adressen/nieuw', { ...belgian, recipient: 'Alleen van mij' });
    const [row] = await addressesNamed('Alleen van mij');
    const stranger = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    expect((await stranger.get(`/account/adressen/${row?.id}`)).status).toBe(404);
    expect((await stranger.submit(`/account/adressen/${row?.id}`, dutch)).status).toBe(404);
    await stranger.submit(`/account/adressen/${row?.id}/verwijderen`, {});
    expect(await addressesNamed('Alleen van mij')).toHaveLength(1);
  });

  it.each(['0', '-1', '99999999999', '1e3', 'x'])('has no page for the number %j', async (id) => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.belgian);
    expect((await visitor.get(`/account/adressen/${id}`)).status).toBe(404);
    expect((await visitor.submit(`/account/logins/${id}`, {})).status).toBe(404);
  });
});

describe('R6.1 open logins', () => {
  it('are listed, and signed out one by one or all at once', async () => {
    const here = await new Visitor(shop).loginByForm(demoAccounts.staff);
    const phone = await new Visitor(shop).loginByForm(demoAccounts.staff);
    const tablet = await new Visitor(shop).loginByForm(demoAccounts.staff);
    const desk = await new Visitor(shop).loginByForm(demoAccounts.staff);
    const page = await (await here.get('/account/beveiliging')).text();
    expect(page.match(/Dit apparaat/g)).toHaveLength(1);
    const others = [...page.matchAll(/action="\/account\/logins\/(\d+)"/g)].map(([, id]) => id ?? '');
    expect(others).toHaveLength(3);

    // The most recent first.
    expect((await here.submit(`/account/logins/${others[0]}`, {})).status).toBe(303);
    const { id } = await customer(demoAccounts.staff);
    const written = await database
      .select()
      .from(logbook)
      .where(and(eq(logbook.action, 'login_ended'), eq(logbook.subjectId, String(id))));
    expect(written).toMatchObject([{ subjectName: 'Beheer Maathor', after: { logins: 1 } }]);
    expect([(await desk.get('/account')).status, (await tablet.get('/account')).status]).toEqual([303, 200]);

    await here.submit('/account/logins/andere', {});
    expect(
      await Promise.all([here, phone, tablet].map(async (visitor) => (await visitor.get('/account')).status)),
    ).toEqual([200, 303, 303]);
  });

  it('beyond the latest four are folded away', async () => {
    const here = await new Visitor(shop).loginByForm(demoAccounts.totalMeasures);
    await here.submit('/account/logins/andere', {});
    const read = async () => (await here.get('/account/beveiliging')).text();
    for (let login = 0; login < 3; login += 1)
      await new Visitor(shop).loginByForm(demoAccounts.totalMeasures);
    expect(await read()).not.toContain('eerdere aanmelding');
    for (let login = 0; login < 2; login += 1)
      await new Visitor(shop).loginByForm(demoAccounts.totalMeasures);
    const [open = '', folded = ''] = (await read()).split('Nog 2 eerdere aanmeldingen');
    const rows = (html: string) => [...html.matchAll(/action="\/account\/logins\/\d+"/g)].length;
    expect([rows(open), rows(folded)]).toEqual([3, 2]);
  });

  it('of somebody else stay open', async () => {
    const owner = await new Visitor(shop).loginByForm(demoAccounts.belgian);
    const { id } = await customer(demoAccounts.belgian);
    const rows = await database.select().from(sessions).where(eq(sessions.personId, id));
    const stranger = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    for (const row of rows) await stranger.submit(`/account/logins/${row.id}`, {});
    await stranger.submit('/account/logins/andere', {});
    expect((await owner.get('/account')).status).toBe(200);
  });
});

describe('R6.1 changing the password', () => {
  const newPassword = 'een heel nieuw wachtwoord';
  const fields = { currentPassword: demoPassword, newPassword, repeatedPassword: newPassword };

  it('gives this device a new session, ends the others and sends a notice', async () => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.showMessage);
    const other = await new Visitor(shop).loginByForm(demoAccounts.showMessage);
    const before = { id: visitor.cookies.get('maathor'), token: visitor.token };
    const answer = await visitor.submit('/account/wachtwoord', fields);
    expect(answer.headers.get('location')).toBe('/account/beveiliging?melding=wachtwoord');
    expect((await visitor.get('/account')).status).toBe(200);
    expect(visitor.cookies.get('maathor')).not.toBe(before.id);
    expect(visitor.token).not.toBe(before.token);
    expect((await other.get('/account')).status).toBe(303);
    const sent = await database.select().from(mails).where(eq(mails.recipient, demoAccounts.showMessage));
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Nieuwe aanmelding bij uw account',
      'Uw wachtwoord is gewijzigd',
    ]);
    await visitor.submit('/account/wachtwoord', {
      currentPassword: newPassword,
      newPassword: demoPassword,
      repeatedPassword: demoPassword,
    });
  });

  it.each([
    [{ currentPassword: 'niet-mijn-wachtwoord' }, 'Dit is niet uw huidige wachtwoord.'],
    [{ newPassword: 'kort', repeatedPassword: 'kort' }, 'Gebruik ten minste 10 tekens.'],
    [{ repeatedPassword: 'iets anders' }, 'De twee wachtwoorden zijn niet gelijk.'],
    [{ newPassword: 'Maathor-2026', repeatedPassword: 'Maathor-2026' }, 'woorden van deze winkel'],
    [{ newPassword: 'Zonwering-2026', repeatedPassword: 'Zonwering-2026' }, 'uw naam, uw bedrijf'],
    [
      { newPassword: demoAccounts.millimetres, repeatedPassword: demoAccounts.millimetres },
      'Dit wachtwoord bestaat vooral uit uw naam, uw bedrijf of uw e-mailadres.',
    ],
  ])('with %j is refused: %s', async (change, error) => {
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
    const answer = await visitor.submit('/account/wachtwoord', { ...fields, ...change });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(error);
    await new Visitor(shop).loginByForm(demoAccounts.millimetres);
  });

  it('is no way to guess the old one', async () => {
    const visitor = await new Visitor(shop, '203.0.113.7').loginByForm(demoAccounts.centimetres);
    const guess = (currentPassword: string) =>
      visitor.submit('/account/wachtwoord', { ...fields, currentPassword });
    for (let time = 0; time < 10; time += 1) expect((await guess(`gok-${time}`)).status).toBe(422);
    expect((await guess(demoPassword)).status).toBe(429);
  });
});

async function customer(email: string) {
  const [row] = await database.select().from(people).where(eq(people.email, email));
  if (row === undefined) throw new Error(`no customer ${email}`);
  return row;
}

function addressesNamed(recipient: string) {
  return database.select().from(addresses).where(eq(addresses.recipient, recipient));
}

describe('R10.3 what staff are called', () => {
  it('stands in the logbook with the former name, once for each change', async () => {
    const staff = await new Visitor(shop).loginByForm(demoAccounts.bookkeeping);
    const contact = { contact: 'Bo van Haan', phone: '' };
    const [before] = await database.select().from(people).where(eq(people.email, demoAccounts.bookkeeping));
    for (const fields of [contact, contact, { ...contact, contact: '' }])
      await staff.submit('/account/contact', { ...fields, phone: before?.phone ?? '' });
    const told = await database.select().from(logbook).where(eq(logbook.action, 'details_changed'));
    expect(told.map(({ personId, before, after }) => ({ personId, before, after }))).toEqual([
      { personId: before?.id, before: { name: before?.name }, after: { name: 'Bo van Haan' } },
    ]);
  });

  it('is a customer’s own affair otherwise', async () => {
    const buyer = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
    const { phone } = await customer(demoAccounts.centimetres);
    const answer = await buyer.submit('/account/contact', { contact: 'Iemand Anders', phone });
    expect(answer.headers.get('location')).toBe('/account?melding=contact');
    const [person] = await database.select().from(people).where(eq(people.email, demoAccounts.centimetres));
    expect(person?.name).toBe('Iemand Anders');
    const told = await database
      .select()
      .from(logbook)
      .where(eq(logbook.subjectId, String(person?.id)));
    expect(told.filter(({ action }) => action === 'details_changed')).toEqual([]);
  });
});
