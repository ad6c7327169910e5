import { type Context, Hono } from 'hono';
import { type PresetsData, presetsAnchor } from '#contract/account-page.ts';
import { readPresetName } from '#domain/configuration/preset.ts';
import { accountPresetTexts } from '#text/account/presets.ts';
import { presetErrors } from '#text/calls/preset-errors.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { readForm } from '../../input/read-form.ts';
import { changesForCustomer } from '../../middleware/change-for-customer.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { findAnyPreset, type StoredPreset } from '../../presets/find-presets.ts';
import { changePreset, removePreset, restorePreset } from '../../presets/keep-preset.ts';
import { accountPage } from './account-page.ts';

const { notices, problems } = accountPresetTexts;

/** Names and removal of 'Mijn uitvoeringen', by forms; behind accountRoutes, which asks for the login. */
export function accountPresetRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database, now } = deps;
  const find = (c: Context<AppEnv>, state: 'kept' | 'removed') =>
    findAnyPreset(database, signedInPerson(c).id, rowId(c.req.param('id') ?? ''), state);

  const change = changesForCustomer(deps, 'preset_changed_on_behalf');

  return new Hono<AppEnv>()
    .post('/account/uitvoeringen/:id/naam', async (c) => {
      const preset = await find(c, 'kept');
      if (preset === null) return toPresets(c, { melding: 'uitvoering-weg' });
      const typed = (await readForm(c))['name'] ?? '';
      const read = readPresetName(typed);
      const refuse = async (error: string) => {
        const page = await accountPage(deps, signedInPerson(c));
        const refused = { id: preset.id, typed, error };
        const presets = { ...page.presets, refused };
        return answerPage(c, deps, { ...page, presets }, { status: 422, cache: 'no-store' });
      };
      if ('problem' in read) return refuse(presetErrors[read.problem]);
      const { name } = read;
      const outcome = await change(
        c,
        'name',
        (db) => changePreset(db, preset, preset.id, { name }),
        ({ kind }) => kind === 'changed',
      );
      if (outcome.kind === 'taken') return refuse(presetErrors.renameTaken(outcome.name));
      return toPresets(c, { melding: outcome.kind === 'gone' ? 'uitvoering-weg' : 'uitvoering-naam' });
    })
    .post('/account/uitvoeringen/:id/verwijderen', async (c) => {
      const preset = await find(c, 'kept');
      const isRemoved =
        preset !== null && (await change(c, 'removed', (db) => removePreset(db, preset, preset.id, now())));
      return toPresets(c, isRemoved ? { verwijderd: String(preset.id) } : { melding: 'uitvoering-weg' });
    })
    .post('/account/uitvoeringen/:id/terugzetten', async (c) => {
      const preset = await find(c, 'removed');
      const outcome =
        preset === null
          ? 'gone'
          : await change(
              c,
              'restored',
              (db) => restorePreset(db, preset, preset.id),
              (done) => done === 'restored',
            );
      // What stands in its way can be mended, and then it may still come back.
      const isWaiting = preset !== null && (outcome === 'taken' || outcome === 'full');
      return toPresets(c, {
        melding: noticeOf[outcome],
        ...(isWaiting && { verwijderd: String(preset.id) }),
      });
    });
}

const noticeOf = {
  restored: 'uitvoering-terug',
  taken: 'uitvoering-bezet',
  full: 'uitvoering-vol',
  gone: 'uitvoering-weg',
} as const;

/** What the address says was just done. */
export async function presetNews(
  { database }: Pick<Dependencies, 'database'>,
  c: Context<AppEnv>,
): Promise<Pick<PresetsData, 'removed' | 'notice'>> {
  const name = c.req.query('melding');
  const problem = noticeFrom(problems, name);
  const done = noticeFrom(notices, name);
  const asked = c.req.query('verwijderd');
  const removed: StoredPreset | null =
    asked === undefined ? null : await findAnyPreset(database, signedInPerson(c).id, rowId(asked), 'removed');
  const notice =
    problem !== null
      ? ({ kind: 'error', text: problem } as const)
      : done !== null
        ? ({ kind: 'ok', text: done } as const)
        : null;
  return { removed: removed && { id: removed.id, name: removed.name }, notice };
}

function toPresets(c: Context<AppEnv>, query: Readonly<Record<string, string>>): Response {
  return c.redirect(`/account?${new URLSearchParams(query)}#${presetsAnchor}`, 303);
}
