import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { accountRequests, addresses, people } from '../database/schema/accounts.ts';
import { mails } from '../database/schema/operations.ts';

const { database } = await testDatabase();
let now = Date.UTC(2026, 10, 16, 12);
const owner = await ownerAt(database, () => new Date(now));
const shop = testApp(database, { now: () => new Date(now) });
const refusal = (...lines: readonly string[]) => ({ code: 1, stdout: '', stderr: `${lines.join('\n')}\n` });

const dutch = {
  bedrijf: 'Jansen Zonwering',
  land: 'nl',
  ondernemingsnummer: '1234 5678',
  btw: 'NL004495445B01',
  contact: 'Jan Jansen',
  telefoon: '030 1234567',
  mail: 'Jan@Jansen.nl',
  straat: 'Dorpsstraat',
  huisnummer: '1',
  postcode: '3511ab',
  plaats: 'Utrecht',
};

function add(options: Readonly<Record<string, string>>, ...flags: readonly string[]) {
  const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
  return owner.types('klant', ...args, ...flags);
}

async function find(email: string) {
  const person = await findPersonByEmail(database, email);
  if (person === null) throw new Error(`nobody is ${email}`);
  return person;
}

async function invitationOf(email: string): Promise<string> {
  const [mail] = await database.select().from(mails).where(eq(mails.recipient, email));
  const path = /\/wachtwoord-herstellen\?token=[\w-]+/.exec(mail?.text ?? '')?.[0];
  if (path === undefined) throw new Error(`no link in the mail to ${email}`);
  return path;
}

describe('klant', () => {
  it('R1.1 adds a customer, who chooses a password by the link in a mail and logs in', async () => {
    const said = await add({ ...dutch, groep: 'a', eenheid: 'cm' }, '--totaalmaten');
    expect(said).toEqual({
      code: 0,
      stdout:
        'Jansen Zonwering is klant; inloggen met jan@jansen.nl.\nDe e-mail aan jan@jansen.nl staat klaar en gaat uit zodra de winkel draait.\n',
      stderr: '',
    });
    const person = await find('jan@jansen.nl');
    expect(person).toMatchObject({
      company: {
        companyNumber: '12345678',
        vatId: 'NL004495445B01',
        country: 'NL',
        discountGroup: 'A',
      },
      phone: '+31301234567',
      cmUnits: true,
      totalMeasures: true,
      passwordHash: null,
      role: 'company_owner',
    });
    const places = await database.select().from(addresses).where(eq(addresses.companyId, person.companyId));
    expect(
      places.map(({ kind, recipient, postcode, isDefault }) => [kind, recipient, postcode, isDefault]),
    ).toEqual([
      ['invoice', 'Jansen Zonwering', '3511 AB', false],
      ['delivery', 'Jansen Zonwering', '3511 AB', true],
    ]);

    // An invitation waits longer than a forgotten password.
    now += 13 * 24 * 60 * 60 * 1000;
    const path = await invitationOf('jan@jansen.nl');
    const visitor = new Visitor(shop);
    expect((await visitor.get(path)).status).toBe(200);
    const token = path.split('token=')[1] ?? '';
    const password = 'een-lang-wachtwoord';
    await visitor.submit('/wachtwoord-herstellen', {
      token,
      newPassword: password,
      repeatedPassword: password,
    });
    await visitor.get('/inloggen');
    const login = await visitor.submit('/inloggen', { email: 'jan@jansen.nl', password });
    expect(login.status).toBe(303);
  });

  it('R1.1 adds a Belgian one, in group B and millimetres unless told otherwise', async () => {
    const belgian = {
      land: 'BE',
      ondernemingsnummer: '0403.170.701',
      btw: 'BE0403170701',
      telefoon: '03 555 01 27',
    };
    const mail = 'els@raam.be';
    await add({ ...dutch, ...belgian, mail, huisnummer: '32A', toevoeging: 'bus 2', postcode: '2030' });
    expect(await find(mail)).toMatchObject({
      company: { companyNumber: '0403170701', country: 'BE', discountGroup: 'B' },
      cmUnits: false,
      totalMeasures: false,
    });
  });

  it('refuses an address that has an account, whatever its capitals, and stores nothing', async () => {
    const before = [await database.$count(people), await database.$count(mails)];
    expect(await add({ ...dutch, mail: 'MM@voorbeeld.nl' })).toEqual(
      refusal('Er is al een account met het e-mailadres mm@voorbeeld.nl.'),
    );
    expect([await database.$count(people), await database.$count(mails)]).toEqual(before);
  });

  it('R1.1 names everything that is wrong or missing, by its option', async () => {
    const { straat: _, ...wrong } = {
      ...dutch,
      btw: 'NL004495446B01',
      ondernemingsnummer: '1',
      postcode: '2030',
    };
    expect(await add({ ...wrong, mail: 'nieuw@jansen.nl' })).toEqual(
      refusal(
        '--ondernemingsnummer: Een KvK-nummer heeft 8 cijfers.',
        '--btw: Dit btw-identificatienummer klopt niet. Het ziet eruit als NL004495445B01.',
        'Geef --straat op.',
        '--postcode: Een Nederlandse postcode ziet eruit als 1234 AB.',
      ),
    );
    expect(await add({ ...dutch, groep: 'D' })).toEqual(refusal('--groep moet een van deze zijn: A, B, C.'));
    expect(await add({ ...dutch, eenheid: 'inch' })).toEqual(
      refusal('--eenheid moet een van deze zijn: mm, cm.'),
    );
  });
});

describe('aanvragen and goedkeuren', () => {
  beforeEach(async () => {
    await database.delete(accountRequests);
  });

  async function request(email: string): Promise<number> {
    const [row] = await database
      .insert(accountRequests)
      .values({
        email,
        company: 'Bouw & Zn',
        companyNumber: '12345678',
        vatId: 'NL004495445B01',
        contact: 'An Bouw',
        phone: '+31301234567',
        country: 'NL',
        street: 'Weg',
        houseNumber: '2',
        postcode: '3511 AB',
        city: 'Utrecht',
      })
      .returning({ id: accountRequests.id });
    return row?.id ?? 0;
  }

  it('show who waits, and make a customer of one, once', async () => {
    expect(await owner.sees('aanvragen')).toBe('Er zijn geen aanvragen die op een besluit wachten.\n');
    const id = await request('an@bouw.nl');
    expect(await owner.sees('aanvragen')).toMatch(
      new RegExp(`\n${id} +\\d\\d-\\d\\d-\\d{4} +Bouw & Zn +NL +An Bouw +an@bouw.nl +Utrecht\n$`),
    );
    const both = await Promise.all([1, 2].map(() => owner.types('goedkeuren', String(id), '--groep', 'C')));
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    const person = await find('an@bouw.nl');
    expect(person).toMatchObject({ company: { name: 'Bouw & Zn', discountGroup: 'C' } });
    const [row] = await database.select().from(accountRequests).where(eq(accountRequests.id, id));
    expect(row).toMatchObject({ status: 'approved', personId: person.id });
    expect(await invitationOf('an@bouw.nl')).toContain('token=');
    expect(await owner.types('goedkeuren', String(id))).toEqual(
      refusal(`Er is geen aanvraag ${id} die op een besluit wacht.`),
    );
  });

  it('leave a request undecided whose address has an account', async () => {
    const id = await request('mm@voorbeeld.nl');
    expect(await owner.types('goedkeuren', String(id))).toEqual(
      refusal('Er is al een account met het e-mailadres mm@voorbeeld.nl.'),
    );
    expect(await owner.sees('aanvragen')).toContain('mm@voorbeeld.nl');
  });

  it.each([
    [[], 'Geef het nummer van één aanvraag op; npm run shop -- aanvragen toont ze.'],
    [['nul'], 'Er is geen aanvraag nul die op een besluit wacht.'],
    [['99999'], 'Er is geen aanvraag 99999 die op een besluit wacht.'],
  ])('refuse %j', async (args, line) => {
    expect(await owner.types('goedkeuren', ...args)).toEqual(refusal(line));
  });
});
