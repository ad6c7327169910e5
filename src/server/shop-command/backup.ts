import { setPriority } from 'node:os';
import { basename, resolve } from 'node:path';
import { describeBackup, backupTexts as texts } from '#text/staff/backup.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { CommandProblem } from '../errors.ts';
import { changeShop } from './change-shop.ts';
import { type Command, say } from './command.ts';

/** R15.3: of the shop at work, after everybody else's turn. */
export const backup: Command<'backup'> = {
  right: 'manage_settings',
  options: { naar: 'text', snel: 'flag' },
  hasWords: false,
  run: async (input, shop) => {
    const asked = input.text('naar');
    const folder = asked === null ? shop.settings.backup.folder : resolve(shop.folder, asked);
    if (folder === null) throw new CommandProblem(texts.folderMissing);
    giveWay();
    const made = await makeBackup(shop, {
      folder,
      isTried: !input.flag('snel'),
      signal: shop.interrupted,
    });
    await changeShop(shop, (_shop, tell) =>
      tell({ action: 'backup_made', subject: null, after: { file: basename(made.file) } }),
    );
    const isEncrypted = shop.settings.backup.key !== null;
    const isDump = shop.settings.databaseUrl !== null;
    return say(...describeBackup({ ...made, isEncrypted, removed: made.removed.length }, isDump));
  },
};

function giveWay(): void {
  try {
    setPriority(10);
  } catch {
    // Where that is not allowed it takes its turn like any other.
  }
}
