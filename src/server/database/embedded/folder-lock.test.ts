import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#tests/support/shop-process.ts';
import { lockFolder } from './folder-lock.ts';

it('R15.3 a shop that is started while a command has the database for itself says so and waits for it', async () => {
  const folder = await temporaryFolder();
  const ofCommands = await lockFolder(folder, 'command');
  onTestFinished(ofCommands);
  const ofShop = await lockFolder(folder);
  const told = Promise.withResolvers<string>();
  const starting = lockFolder(folder, 'shop', told.resolve);
  expect(await told.promise).toBe(String(process.pid));
  await ofShop();
  await (await starting)();
});
