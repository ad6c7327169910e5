import { resolve } from 'node:path';
import { describeRestore, restoreTexts as texts } from '#text/staff/backup.ts';
import { serverOf } from '../backup/open-source.ts';
import { openBackup, restoreCluster } from '../backup/restore-backup.ts';
import { restoreDump } from '../backup/restore-dump.ts';
import { CommandProblem } from '../errors.ts';
import { type Command, say } from './command.ts';

/** R15.3: with the shop closed, for it is put in its place. */
export const restore: Command<'herstel'> = {
  right: 'manage_settings',
  options: { naar: 'text', vervang: 'flag' },
  hasWords: true,
  runClosed: async (input, { settings, folder, actor, now, interrupted: signal }) => {
    const [word, ...others] = input.words;
    if (word === undefined || others.length > 0) throw new CommandProblem(texts.oneFile);
    const file = resolve(folder, word);
    const about = await openBackup(file);
    const { key: secret, tools } = settings.backup;
    const target = input.text('naar');
    const url = target === null ? serverOf(settings) : null;
    const restored =
      url !== null
        ? await restoreDump(file, about, { secret, url, tools, signal }, { actor, now })
        : await restoreCluster(
            file,
            about,
            {
              secret,
              folder: target === null ? settings.dataDir : resolve(folder, target),
              replaces: input.flag('vervang'),
              signal,
            },
            { actor, now },
          );
    return say(...describeRestore(restored));
  },
};
