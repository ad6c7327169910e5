import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Preset, presetAnswer, presetsAnswer } from '#contract/preset-call.ts';
import { maxPresets } from '#domain/configuration/limits.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { presets } from '../../database/schema/presets.ts';

const { database } = await testDatabase();
let time = Date.UTC(2026, 10, 16, 12);
const shop = testApp(database, { now: () => new Date(time) });
const buyer = await new Visitor(shop).login(demoAccounts.millimetres);
const byCentimetres = await new Visitor(shop).login(demoAccounts.centimetres);
const byTotals = await new Visitor(shop).login(demoAccounts.totalMeasures);

beforeEach(async () => {
  await database.delete(presets);
});

const shelf = '/product/uitvoeringen/PE-100';
const bodyOf = (name: unknown, more: object = {}) => ({ name, meta: {}, specs: pe100(), ...more });

async function messageOf(answer: Response): Promise<readonly [status: number, message: string]> {
  const { message }: { message: string } = JSON.parse(await answer.text());
  return [answer.status, message];
}

async function keep(name: string, more: object = {}, of = buyer): Promise<Preset> {
  time += 1000;
  const answer = await of.call(shelf, bodyOf(name, more));
  expect(answer.status).toBe(200);
  return presetAnswer.parse(await answer.json()).preset;
}

async function list(of = buyer, address = shelf): Promise<readonly Preset[]> {
  return presetsAnswer.parse(await (await of.get(address)).json()).presets;
}

const namesIn = async () => (await list()).map(({ name }) => name);

describe('keeping', () => {
  it('R20.8 keeps what was chosen, without size, margins, label and amount, in words too', async () => {
    const kept = await keep('  Wit,\n kunststof ', { meta: { amount: 7 } });
    expect(kept).toEqual({
      id: expect.any(Number),
      name: 'Wit, kunststof',
      choices: expect.arrayContaining([
        { label: 'Kozijn', value: 'Kunststof' },
        { label: 'Kleur', value: 'RAL 9010' },
      ]),
      specs: {
        kozijn: { frame_material: '1' },
        kozijntype: { frame_type: 'A' },
        uitsteeksel: { profile_depth: '1' },
        obstakel: { obstacle: '1' },
        bevestiging: { sides: '1,2' },
        gaas: { wire_id: '1' },
        color: { color: 'RAL 9010', color_type: '1' },
      },
      lost: [],
      used_at: new Date(time).toISOString(),
    });
    expect(await list()).toEqual([kept]);
    expect(kept.choices.map(({ label }) => label)).not.toContain('Ruimte rondom');
  });

  it('R20.8 keeps the margins when asked, and spells them in the unit of whoever begins with it', async () => {
    const raised = { space_left: '30', space_right: '30', space_top: '20', space_bottom: 'A' };
    const specs = pe100({ rondom_maten: { ...raised, space_bottom_extra: '0,6' } });
    const kept = await keep('Project Zuid', { specs, spaces: true }, byCentimetres);
    expect(kept.specs['rondom_maten']).toEqual({ ...raised, space_bottom_extra: '0,6' });
    const [row] = await database.select().from(presets);
    expect(row?.answers['rondom_maten']?.['space_bottom_extra']).toBe('6');
  });

  it('R20.8 is the same from quick order, whatever its rows hold', async () => {
    const { maten: _size, kenmerk: _label, ...shared } = pe100();
    const maten = { width_opening: '["900","9000"]', height_opening: '["1200",""]', user_amount: '[1,2]' };
    const kept = await keep('Snel', {
      meta: { device: 'snel_bestellen_desktop' },
      specs: { ...shared, maten },
    });
    expect(kept.specs).toEqual((await keep('Pagina')).specs);
  });

  it('R20.8 a repeat makes no second one, another case of the name is the same name', async () => {
    const kept = await keep('Standaard');
    expect((await keep('STANDAARD')).id).toBe(kept.id);
    expect(await namesIn()).toEqual(['STANDAARD']);
  });

  it('R20.8 replaces other choices only when told to', async () => {
    const kept = await keep('Standaard');
    const other = { specs: pe100({ gaas: { wire_id: '4' } }) };
    expect(await messageOf(await buyer.call(shelf, bodyOf('standaard', other)))).toEqual([
      409,
      'U heeft al een uitvoering ‘Standaard’ met andere keuzes.',
    ]);
    expect((await list())[0]?.specs['gaas']).toEqual({ wire_id: '1' });
    const replaced = await keep('Standaard', { ...other, replace: true });
    expect([replaced.id, replaced.specs['gaas']]).toEqual([kept.id, { wire_id: '4' }]);
  });

  it.each([
    ['no name', bodyOf(' \u200b\n'), 422, 'Geef de uitvoering een naam.'],
    ['a long name', bodyOf('a'.repeat(41)), 422, 'Een naam heeft hooguit 40 tekens.'],
    ['a name that is none', bodyOf({}), 400, 'Het verzoek is niet leesbaar.'],
    ['nothing', null, 400, 'Het verzoek is niet leesbaar.'],
    [
      'only a size',
      bodyOf('x', { specs: { maten: { width_opening: '900' } } }),
      422,
      'Maak eerst een keuze: er is nog niets om te bewaren.',
    ],
    [
      'an option that is none',
      bodyOf('x', { specs: { gaas: { wire_id: '9' } } }),
      422,
      'Deze keuze kennen wij niet. Kies een van de mogelijkheden.',
    ],
    [
      'a choice that is none',
      bodyOf('x', { specs: { gaas: 4, kozijn: { frame_material: '1' } } }),
      422,
      'Deze keuze kennen wij niet. Kies een van de mogelijkheden.',
    ],
    [
      'choices that cannot be together',
      bodyOf('x', { specs: pe100({ uitsteeksel: { profile_depth: '5' } }) }),
      422,
      'Bij een uitsteeksel van meer dan 40 mm is de inzethor niet mogelijk. Bekijk de voorzethor of bel ons voor advies.',
    ],
    [
      'somebody else’s number',
      bodyOf('x', { meta: { customer_id: 1_000_000 } }),
      403,
      'Dit verzoek hoort bij een ander account.',
    ],
  ])('R20.8 refuses %s', async (_what, body, status, message) => {
    expect(await messageOf(await buyer.call(shelf, body))).toEqual([status, message]);
    expect(await list()).toEqual([]);
  });

  it('R20.8 has a limit for each product, also when two come at once', async () => {
    const first = await keep('Nummer 1');
    const [row] = await database.select().from(presets);
    const { id: _id, ...copied } = row ?? expect.fail('no preset');
    await database
      .insert(presets)
      .values(
        Array.from({ length: maxPresets - 2 }, (_, index) => ({ ...copied, name: `Nummer ${index + 2}` })),
      );
    const answers = await Promise.all([buyer.call(shelf, bodyOf('a')), buyer.call(shelf, bodyOf('b'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await messageOf(await buyer.call(shelf, bodyOf('nog een')))).toEqual([
      422,
      'U heeft al 50 uitvoeringen van dit product. Verwijder er eerst een.',
    ]);
    expect(await list()).toHaveLength(maxPresets);
    expect((await keep('nummer 1')).id).toBe(first.id);
    const door = await buyer.call(
      '/product/uitvoeringen/CA-100',
      bodyOf('x', { specs: { montage: { in_frame: '1' } } }),
    );
    expect(door.status).toBe(200);
  });
});

describe('using and changing', () => {
  it('R20.8 the one used last comes first', async () => {
    const one = await keep('een');
    await keep('twee');
    expect(await namesIn()).toEqual(['twee', 'een']);
    time += 1000;
    const answer = await buyer.call(`${shelf}/${one.id}`, { used: true }, {}, 'PATCH');
    expect(presetAnswer.parse(await answer.json()).preset.used_at).toBe(new Date(time).toISOString());
    expect(await namesIn()).toEqual(['een', 'twee']);
  });

  it('R20.8 another name, unless it is taken', async () => {
    const { id } = await keep('een');
    await keep('twee');
    const rename = (name: unknown) => buyer.call(`${shelf}/${id}`, { name }, {}, 'PATCH');
    expect(await messageOf(await rename('TWEE'))).toEqual([
      409,
      'U heeft al een uitvoering ‘twee’. Kies een andere naam.',
    ]);
    expect(await messageOf(await rename(''))).toEqual([422, 'Geef de uitvoering een naam.']);
    expect((await rename(undefined)).status).toBe(400);
    expect((await rename('Eén')).status).toBe(200);
    expect(await namesIn()).toEqual(['twee', 'Eén']);
  });

  it('R20.8 what is removed is gone, and the rest is told', async () => {
    const { id } = await keep('een');
    await keep('twee');
    const answer = await buyer.call(`${shelf}/${id}`, null, {}, 'DELETE');
    expect(presetsAnswer.parse(await answer.json()).presets.map(({ name }) => name)).toEqual(['twee']);
    expect(await messageOf(await buyer.call(`${shelf}/${id}`, null, {}, 'DELETE'))).toEqual([
      404,
      'Deze uitvoering is er niet meer.',
    ]);
  });

  it('R20.8 nobody sees or changes another’s, and none is another product’s', async () => {
    const { id } = await keep('een');
    expect(await list(byCentimetres)).toEqual([]);
    expect(await list(buyer, '/product/uitvoeringen/CA-100')).toEqual([]);
    for (const [visitor, address] of [
      [byCentimetres, `${shelf}/${id}`],
      [buyer, `/product/uitvoeringen/CA-100/${id}`],
      [buyer, `${shelf}/0`],
      [buyer, `${shelf}/99999999999`],
    ] as const) {
      expect((await visitor.call(address, { name: 'x' }, {}, 'PATCH')).status).toBe(404);
      expect((await visitor.call(address, null, {}, 'DELETE')).status).toBe(404);
    }
    expect(await namesIn()).toEqual(['een']);
  });

  it('R20.8 is for who is logged in, with the token', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/');
    expect((await visitor.get(shelf)).status).toBe(401);
    expect((await visitor.call(shelf, bodyOf('x'))).status).toBe(401);
    expect((await buyer.call(shelf, bodyOf('x'), { 'x-csrf-token': '' })).status).toBe(403);
    expect((await buyer.get('/product/uitvoeringen/XX-1')).status).toBe(404);
  });
});

describe('a product that has changed since', () => {
  it('R20.8 an option that is gone is told by its name, and the rest still stands', async () => {
    const { id } = await keep('Oud', { specs: pe100({ gaas: { wire_id: '4' } }) });
    const [row] = await database.select().from(presets);
    const answers = { ...row?.answers, gaas: { wire_id: '77' }, stijl: { mode: '1' } };
    const choices = [...(row?.choices ?? []), { step: 'stijl', label: 'Stijl', value: 'Rond' }];
    await database.update(presets).set({ answers, choices }).where(eq(presets.id, id));
    const [preset] = await list();
    expect(preset?.lost).toEqual([
      'Gaas ‘Pollengaas’ is er niet meer: kies opnieuw.',
      'Stijl ‘Rond’ wordt hier niet meer gevraagd.',
    ]);
    expect(preset?.specs).not.toHaveProperty('gaas');
    expect(preset?.specs).toHaveProperty('kozijn');
    expect(preset?.choices.map(({ label }) => label)).not.toContain('Gaas');
    const judged = await buyer.call('/product/validate-state/PE-100', { specs: preset?.specs });
    expect(judged.status).toBe(200);
  });

  it('R20.8 margins are not for who enters total measures by now', async () => {
    const { id } = await keep('Met ruimte', { spaces: true });
    const [other] = await database.select().from(presets).where(eq(presets.id, id));
    await keep('x', { specs: { gaas: { wire_id: '1' } } }, byTotals);
    await database.update(presets).set({ answers: other?.answers ?? {}, choices: other?.choices ?? [] });
    expect((await list(byTotals))[0]?.lost).toEqual([
      expect.stringMatching(/^Ruimte(?: rondom)? ‘.+’ wordt hier niet meer gevraagd\.$/),
    ]);
  });
});

describe('pages', () => {
  it('R20.8 tell of each product how many there are and which was used last', async () => {
    await keep('een');
    const { id } = await keep('twee');
    for (const address of ['/producten/pe-100', '/snel-bestellen']) {
      const html = await (await buyer.get(address)).text();
      expect(html.replaceAll('&quot;', '"')).toContain(
        `"presets":{"PE-100":{"count":2,"last":{"id":${id},"name":"twee"}}}`,
      );
    }
  });

  it.each([
    ['the product page', (id: number) => `/producten/pe-100?uitvoering=${id}`],
    ['quick order', (id: number) => `/snel-bestellen?product=PE-100&uitvoering=${id}`],
  ])(
    'R20.8 %s begins with the one its address names, and says so when it is gone',
    async (_name, address) => {
      const { id, specs } = await keep('een');
      const beginOf = async (visitor: Visitor, asked: number) => {
        const html = await (await visitor.get(address(asked))).text();
        return (
          /"begin":(.*?)(?:,"support"|,"product")/.exec(html.replaceAll('&quot;', '"'))?.[1] ?? 'nothing'
        );
      };
      expect(await beginOf(buyer, id)).toContain(JSON.stringify(specs));
      for (const [visitor, asked] of [
        [buyer, 99_999],
        [byCentimetres, id],
      ] as const) {
        expect(await beginOf(visitor, asked)).toBe('{"code":"PE-100","preset":null}');
      }
    },
  );

  it('R20.8 the account leads to a configuration and a quick order with each', async () => {
    const { id } = await keep('een');
    const html = await (await buyer.get('/account')).text();
    expect(html).toContain(`href="/producten/pe-100?uitvoering=${id}"`);
    expect(html).toContain(`href="/snel-bestellen?product=PE-100&amp;uitvoering=${id}"`);
    expect(await (await byCentimetres.get('/account')).text()).not.toContain('Mijn uitvoeringen');
  });

  it('R20.8 what is kept of a customer is in what a customer may take along', async () => {
    await keep('Voor export');
    const text = await (await buyer.get('/account/gegevens.json')).text();
    expect(JSON.parse(text).presets).toMatchObject([{ name: 'Voor export', productCode: 'PE-100' }]);
  });
});
