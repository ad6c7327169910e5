import type { Context } from 'hono';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { actorOf } from '../../middleware/actor.ts';

type Taken = { readonly what: string; readonly file: string };

/** R10.3: who took data away, before it goes. */
export async function noteExport(
  c: Context<AppEnv>,
  deps: Dependencies,
  { what, file }: Taken,
): Promise<void> {
  const entry = { action: 'data_exported', subject: null, after: { what, file } } as const;
  await writeLogbook(deps.database, actorOf(c, deps), entry, deps.now());
}
