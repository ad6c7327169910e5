import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { presetAnswer, presetsAnswer } from '#contract/preset-call.ts';
import { testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { accountPresetTexts as texts } from '#text/account/presets.ts';
import { presetErrors } from '#text/calls/preset-errors.ts';
import { presets } from '../../database/schema/presets.ts';
import { dropRemovedPresets } from '../../presets/keep-preset.ts';

const { database } = await testDatabase();
let time = Date.UTC(2026, 10, 16, 12);
const shop = testApp(database, { now: () => new Date(time) });
const buyer = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
const colleague = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
const stranger = await new Visitor(shop).loginByForm(demoAccounts.centimetres);

const shelf = '/product/uitvoeringen/PE-100';
let id = 0;

beforeEach(async () => {
  await database.delete(presets);
  id = await keep('Kunststof wit');
});

async function keep(name: string, mesh = '1'): Promise<number> {
  time += 1000;
  const specs = pe100({ gaas: { wire_id: mesh } });
  const answer = await buyer.call(shelf, { name, meta: {}, specs });
  return presetAnswer.parse(await answer.json()).preset.id;
}

const act = (what: string, fields: Record<string, string> = {}, who = buyer, of = id) =>
  who.submit(`/account/uitvoeringen/${of}/${what}`, fields);
const names = async () =>
  presetsAnswer.parse(await (await buyer.get(shelf)).json()).presets.map(({ name }) => name);
const shown = async (address = '/account', who = buyer) => textOf(await (await who.get(address)).text());
const ledTo = (answer: Response) => answer.headers.get('location');

describe('R20.8 a preset on the account page', () => {
  it('gets another name', async () => {
    const answer = await act('naam', { name: '  Kunststof\tcrème ' });
    expect(ledTo(answer)).toBe('/account?melding=uitvoering-naam#uitvoeringen');
    expect(await shown('/account?melding=uitvoering-naam')).toContain('De nieuwe naam is bewaard.');
    expect(await names()).toEqual(['Kunststof crème']);
  });

  it('keeps its name where the new one cannot be, and says why beside what was typed', async () => {
    await keep('Hout crème', '4');
    for (const [typed, problem] of [
      [' \u200b ', presetErrors.noName],
      ['x'.repeat(41), presetErrors.longName],
      // In other case, and with its accent as a character of its own.
      ['HOUT CRE\u0300ME', presetErrors.renameTaken('Hout crème')],
    ] as const) {
      const answer = await act('naam', { name: typed });
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(textOf(page)).toContain(problem);
      // What cannot be seen is nothing that was typed.
      expect(page).toContain(`value="${typed.replace('\u200b', '')}"`);
    }
    expect(await names()).toEqual(['Hout crème', 'Kunststof wit']);
  });

  it('may change the case of its own name, and holds whatever characters it is given', async () => {
    for (const name of ['KUNSTSTOF WIT', '<b>"&\'</b> 🪟 %00 ../', 'x'.repeat(40)]) {
      await act('naam', { name });
      expect(await names()).toEqual([name]);
      expect(await (await buyer.get('/account')).text()).not.toContain('<b>"');
    }
  });

  it('is removed, and comes back as it was', async () => {
    const before = await (await buyer.get(shelf)).json();
    const answer = await act('verwijderen');
    const address = ledTo(answer) ?? '';
    expect(address).toBe(`/account?verwijderd=${id}#uitvoeringen`);
    expect(await names()).toEqual([]);
    expect(await shown(address)).toContain('‘Kunststof wit’ is verwijderd. Ongedaan maken');
    expect((await buyer.get(`/producten/pe-100?uitvoering=${id}`)).status).toBe(200);
    expect(ledTo(await act('terugzetten'))).toBe('/account?melding=uitvoering-terug#uitvoeringen');
    expect(await (await buyer.get(shelf)).json()).toEqual(before);
    expect(await shown(address)).not.toContain('is verwijderd');
  });

  it('that was removed in the configurator comes back too', async () => {
    await buyer.call(`${shelf}/${id}`, {}, {}, 'DELETE');
    expect(await names()).toEqual([]);
    await act('terugzetten');
    expect(await names()).toEqual(['Kunststof wit']);
  });

  it('waits while another has its name or its place', async () => {
    await act('verwijderen');
    const other = await keep('kunststof WIT', '4');
    const answer = await act('terugzetten');
    expect(await shown(ledTo(answer) ?? '')).toContain(texts.problems['uitvoering-bezet']);
    expect(await shown(ledTo(answer) ?? '')).toContain('Ongedaan maken');
    await act('naam', { name: 'Andere' }, buyer, other);
    await act('terugzetten');
    expect(await names()).toEqual(['Andere', 'Kunststof wit']);
  });

  it('is gone for good a day later', async () => {
    await act('verwijderen');
    await dropRemovedPresets(database, new Date(time + 23 * 60 * 60 * 1000));
    expect(await database.$count(presets)).toBe(1);
    await dropRemovedPresets(database, new Date(time + 25 * 60 * 60 * 1000));
    expect(await database.$count(presets)).toBe(0);
    expect(ledTo(await act('terugzetten'))).toContain('melding=uitvoering-weg');
  });

  it('is changed by two at once: one removes, the other is told; one name is given once', async () => {
    const answers = await Promise.all([act('verwijderen'), act('verwijderen', {}, colleague)]);
    expect(answers.map(ledTo).toSorted()).toEqual([
      '/account?melding=uitvoering-weg#uitvoeringen',
      `/account?verwijderd=${id}#uitvoeringen`,
    ]);
    expect(ledTo(await act('naam', { name: 'x' }, colleague))).toContain('uitvoering-weg');
    const ids = [await keep('een'), await keep('twee', '4')];
    const renamed = await Promise.all(
      ids.map((one, index) => act('naam', { name: 'drie' }, index === 0 ? buyer : colleague, one)),
    );
    expect(renamed.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  });

  it('is nobody else’s', async () => {
    for (const what of ['naam', 'verwijderen', 'terugzetten']) {
      const answer = await act(what, { name: 'van mij' }, stranger);
      expect(ledTo(answer)).toBe('/account?melding=uitvoering-weg#uitvoeringen');
    }
    await act('verwijderen');
    expect(await shown(`/account?verwijderd=${id}`, stranger)).not.toContain('Kunststof wit');
    expect(ledTo(await act('terugzetten', {}, stranger))).toContain('uitvoering-weg');
  });

  it('says what of it is not to be had any more, and of a product that is gone only how to remove it', async () => {
    await database.execute(sql`update presets set answers = jsonb_set(answers, '{gaas,wire_id}', '"99"')`);
    expect(await shown()).toMatch(/Gaas ‘[^’]+’ is er niet meer: kies opnieuw\./);
    await database.execute(sql`update presets set product_code = 'MA-100'`);
    const page = await (await buyer.get('/account')).text();
    expect(textOf(page)).toContain('Kunststof wit De MA-100 wordt niet meer verkocht.');
    expect(page).not.toContain(`uitvoering=${id}`);
    await act('verwijderen');
    expect(await shown()).not.toContain('Kunststof wit');
  });
});
