import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { newPasskey } from '#contract/passkey-call.ts';
import { maxPasskeyName, type PasskeyData } from '#contract/security-page.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { newPasskeyTexts } from '#text/account/security.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { Refusal } from '../../../errors.ts';
import { emptyForm, rejectedForm } from '../../../input/form-values.ts';
import { rowId } from '../../../input/read-address.ts';
import { type FormValues, oneLine, readForm } from '../../../input/read-form.ts';
import { signedInPerson } from '../../../middleware/session.ts';
import { answerPage } from '../../../pages/answer-page.ts';
import { readJsonText } from '../../../second-factor/accept-passkey.ts';
import { keepChallenge, takeChallenge } from '../../../second-factor/challenges.ts';
import {
  newPasskeyOptions,
  readNewPasskey,
  type StoredPasskey,
} from '../../../second-factor/passkey-ceremonies.ts';
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  maxPasskeys,
  type Passkey,
  removePasskey,
} from '../../../second-factor/passkeys.ts';
import { changeLogin } from './change-login.ts';
import { confirmationErrors } from './confirm-person.ts';
import { answerFirstCodes, firstCodes } from './recovery-codes.ts';
import { countFactors, pageToReturnTo, securityForm } from './security-form.ts';

export function passkeyRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/account/beveiliging/passkeys/nieuw', (c) =>
      answerNew(c, deps, { form: emptyForm(), wanted: c.req.query('terug'), status: 200 }),
    )
    .post('/account/beveiliging/passkeys/nieuw', async (c) => {
      const values = await readForm(c);
      const passkeyName = nameIn(values);
      const errors = {
        ...(passkeyName === null ? { passkeyName: nameError(values) } : {}),
        ...(await confirmationErrors(c, deps, values)),
      };
      if (passkeyName === null || Object.keys(errors).length > 0) {
        const form = rejectedForm(values, errors);
        return answerNew(c, deps, { form, wanted: values['terug'], status: 422 });
      }
      const person = signedInPerson(c);
      const present = await listPasskeys(deps.database, person.id);
      if (present.length >= maxPasskeys) {
        const form = { ...rejectedForm(values, {}), notice: newPasskeyTexts.full(maxPasskeys) };
        return answerNew(c, deps, { form, wanted: values['terug'], status: 422 });
      }
      const options = await newPasskeyOptions(deps.settings, person, present);
      const asked = { sessionId: c.get('session').id, purpose: 'add', personId: person.id } as const;
      await keepChallenge(deps.database, asked, options.challenge, deps.now());
      const page = {
        name: 'make-passkey',
        passkeyName,
        options: JSON.stringify(options),
        returnTo: pageToReturnTo(values['terug']),
      } as const;
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .post('/account/beveiliging/passkeys', async (c) => {
      const values = await readForm(c);
      const passkeyName = nameIn(values) ?? newPasskeyTexts.unnamed;
      const refuse = (notice: string) => {
        const form = { ...emptyForm({ passkeyName }), notice };
        return answerNew(c, deps, { form, wanted: values['terug'], status: 422 });
      };
      const made = await readMade(c, deps, values['passkey'] ?? '');
      if (made === null) return refuse(newPasskeyTexts.refused);
      const now = deps.now();
      const { id } = signedInPerson(c);
      const told = { change: 'passkey_added', after: { passkey: passkeyName } } as const;
      const added = await changeLogin(c, deps, told, async (transaction) => {
        const isAdded = await addPasskey(transaction, id, { ...made, name: passkeyName }, now);
        return isAdded ? firstCodes(deps, transaction, id) : null;
      });
      if (added === null) return refuse(newPasskeyTexts.taken);
      return answerFirstCodes(c, deps, added, 'passkey-toegevoegd', values['terug']);
    })
    .get('/account/beveiliging/passkeys/:id/verwijderen', async (c) =>
      answerRemove(c, deps, { form: emptyForm(), wanted: c.req.query('terug'), status: 200 }),
    )
    .post('/account/beveiliging/passkeys/:id/verwijderen', async (c) => {
      const values = await readForm(c);
      const { id, name } = await wantedPasskey(c, deps);
      const errors = await confirmationErrors(c, deps, values);
      if (Object.keys(errors).length > 0) {
        const form = rejectedForm(values, errors);
        return answerRemove(c, deps, { form, wanted: values['terug'], status: 422 });
      }
      const told = { change: 'passkey_removed', before: { passkey: name } } as const;
      await changeLogin(c, deps, told, (transaction) => removePasskey(transaction, signedInPerson(c).id, id));
      return c.redirect('/account/beveiliging?melding=passkey-verwijderd', 303);
    });
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyData {
  return { id, name, addedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

// Whoever was given the challenge has confirmed just before that it is they.
async function readMade(c: Context<AppEnv>, deps: Dependencies, sent: string): Promise<StoredPasskey | null> {
  const made = newPasskey.safeParse(readJsonText(sent));
  if (!made.success) return null;
  const asked = { sessionId: c.get('session').id, purpose: 'add' } as const;
  const taken = await takeChallenge(deps.database, asked, made.data, deps.now());
  if (taken === null || taken.personId !== signedInPerson(c).id) return null;
  return readNewPasskey(deps.settings, taken.challenge, made.data);
}

type Shown = {
  readonly form: FormState;
  readonly wanted: string | undefined;
  readonly status: 200 | 422;
};

async function answerNew(
  c: Context<AppEnv>,
  deps: Dependencies,
  { form, wanted, status }: Shown,
): Promise<Response> {
  const { page } = await securityForm(c, deps, form, wanted);
  return answerPage(c, deps, { name: 'new-passkey', ...page }, { status, cache: 'no-store' });
}

async function answerRemove(
  c: Context<AppEnv>,
  deps: Dependencies,
  { form, wanted, status }: Shown,
): Promise<Response> {
  const passkey = presentPasskey(await wantedPasskey(c, deps));
  const { page, factors } = await securityForm(c, deps, form, wanted);
  const isLastFactor = countFactors(factors) === 1;
  const shown = { name: 'remove-passkey', ...page, passkey, isLastFactor } as const;
  return answerPage(c, deps, shown, { status, cache: 'no-store' });
}

async function wantedPasskey(c: Context<AppEnv>, deps: Dependencies): Promise<Passkey> {
  const id = rowId(c.req.param('id') ?? '');
  const passkey = await findPasskey(deps.database, signedInPerson(c).id, id);
  if (passkey === null) throw new Refusal(404, callErrors.notFound);
  return passkey;
}

function nameIn(values: FormValues): string | null {
  const name = oneLine(values['passkeyName']);
  return name === '' || name.length > maxPasskeyName ? null : name;
}

function nameError(values: FormValues): string {
  return (values['passkeyName'] ?? '').trim() === ''
    ? fieldErrors.required
    : newPasskeyTexts.nameError(maxPasskeyName);
}
