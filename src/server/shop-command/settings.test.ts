import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { testShopSettings } from '#tests/support/shop-settings.ts';
import { logbook } from '../database/schema/logbook.ts';

const { database } = await testDatabase();
const owner = await ownerAt(database, () => new Date('2026-11-16T09:00:00Z'));

it('R11.7 the command shows settings and changes a field as the page does, with a line in the logbook', async () => {
  expect(await owner.sees('instellingen')).toMatch(/verzending +Verzendkosten +0 +bij de winkel geleverd/);
  const set = ['instellingen', 'verzending', '--veld', 'verzendkosten', '--waarde'] as const;
  expect(await owner.sees(...set, '€ 21,00')).toContain('Verzendkosten is nu € 21,00');
  expect(await owner.sees(...set, '21')).toContain('Er was niets te wijzigen');
  expect(await owner.sees('instellingen', 'verzending')).toContain('Verzendkosten: € 21,00');
  expect((await testShopSettings(database).latest()).shipping.fee).toBe(21_00);
  const lines = await database.select().from(logbook).where(eq(logbook.action, 'setting_changed'));
  expect(lines).toMatchObject([{ personRole: 'command', subjectId: 'shipping' }]);
});

it('R11.7 the command refuses what the page refuses', async () => {
  const set = ['instellingen', 'verzending', '--veld', 'Verzendkosten', '--waarde'] as const;
  expect((await owner.types(...set, '7.50')).stderr).toContain('Vul een bedrag in zoals € 7,50.');
  expect((await owner.types('instellingen', 'niets')).stderr).toContain('Er is geen instelling niets.');
  const unknown = await owner.types('instellingen', 'verzending', '--veld', 'x', '--waarde', 'y');
  expect(unknown.stderr).toContain('Er is geen veld x. Kies uit Verzendkosten,');
});
