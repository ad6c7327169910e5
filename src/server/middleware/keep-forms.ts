import type { Context, MiddlewareHandler } from 'hono';
import { attemptKey, countAttempts } from '../accounts/attempts.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { dropKeptForm, findKeptForm, type KeptPlace, keepForm } from '../input/kept-forms.ts';
import { type FormValues, longestText, parseForm, readChosen } from '../input/read-form.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { typistIn, typistOf } from './csrf-token.ts';
import { isCall } from './errors.ts';

type TypedForm = {
  readonly posted: RegExp;
  // The page the form stands on; null where it is the address that is posted to, or that without this end.
  readonly page: string | RegExp | null;
  readonly needsLogin: boolean;
  // Of a field, where it is more than usual.
  readonly longest?: number;
  // Of a page with several that have the same fields: which one it was is kept as `form`, by the end of its address.
  readonly isOneOfSeveral?: true;
  // The field of its boxes, which is sent once for each that was ticked; kept as one, with commas.
  readonly ticked?: string;
};

// Where people type more than they would like to type twice. Passwords are no part of it.
const typedForms: readonly TypedForm[] = [
  { posted: /^\/checkout$/, page: null, needsLogin: true },
  { posted: /^\/winkelwagen\/aanbieden$/, page: null, needsLogin: true },
  { posted: /^\/winkelwagen\/opmerkingen$/, page: '/winkelwagen', needsLogin: true },
  { posted: /^\/aangeboden\/\d{1,9}\/teruggeven$/, page: /\/teruggeven$/, needsLogin: true },
  {
    posted: /^\/offertes\/[\w-]{1,20}\/(klant|woorden|prijs|regels(\/\d{1,9})?)$/,
    page: /\/(klant|woorden|prijs|regels(\/\d{1,9})?)$/,
    needsLogin: true,
    longest: longestText,
  },
  { posted: /^\/account\/mensen$/, page: null, needsLogin: true },
  { posted: /^\/account\/huisstijl$/, page: null, needsLogin: true, longest: longestText },
  { posted: /^\/account\/contact$/, page: '/account', needsLogin: true },
  { posted: /^\/account\/adressen\/(nieuw|\d{1,9})$/, page: null, needsLogin: true },
  { posted: /^\/beheer\/medewerkers\/uitnodigen$/, page: null, needsLogin: true },
  { posted: /^\/beheer\/instellingen\/[a-z]+$/, page: null, needsLogin: true, longest: longestText },
  {
    posted: /^\/beheer\/aanvragen\/\d{1,9}\/(goedkeuren|afwijzen)$/,
    page: /\/(goedkeuren|afwijzen)$/,
    needsLogin: true,
  },
  { posted: /^\/beheer\/klanten\/nieuw$/, page: null, needsLogin: true },
  { posted: /^\/beheer\/klanten\/\d{1,9}\/notities$/, page: /\/notities$/, needsLogin: true },
  {
    posted: /^\/beheer\/klanten\/\d{1,9}\/(wijzigen|voorwaarden|(mensen|adressen)\/(nieuw|\d{1,9}))$/,
    page: null,
    needsLogin: true,
  },
  {
    posted: /^\/beheer\/bestellingen\/[\w-]{1,40}\/(verzenden|crediteren|terugbetalen)$/,
    page: null,
    needsLogin: true,
  },
  {
    posted: /^\/beheer\/bestellingen\/[\w-]{1,40}\/(notitie|afleveradres)$/,
    page: /\/(notitie|afleveradres)$/,
    needsLogin: true,
  },
  {
    posted:
      /^\/beheer\/bestellingen\/[\w-]{1,40}\/(vasthouden|loslaten|annuleren|terug-uit-productie|verzending-ongedaan)$/,
    page: /\/[a-z-]+$/,
    needsLogin: true,
  },
  { posted: /^\/beheer\/bestellingen\/actie$/, page: /\/actie$/, needsLogin: true, ticked: 'order' },
  {
    posted: /^\/beheer\/facturen\/[\w-]{1,40}\/(betwisten|crediteren|afboeken(\/\d{1,9}\/terugdraaien)?)$/,
    page: /\/(betwisten|crediteren|afboeken(\/\d{1,9}\/terugdraaien)?)$/,
    needsLogin: true,
    isOneOfSeveral: true,
  },
  {
    posted: /^\/beheer\/klanten\/\d{1,9}\/blokkeren$/,
    page: /\/blokkeren$/,
    needsLogin: true,
    isOneOfSeveral: true,
  },
  { posted: /^\/beheer\/taken\/\d{1,9}\/afgehandeld$/, page: /\/afgehandeld$/, needsLogin: true },
  { posted: /^\/beheer\/betalingen\/\d{1,9}\/terugdraaien$/, page: /\/terugdraaien$/, needsLogin: true },
  { posted: /^\/beheer\/betalingen\/afschriften\/\d{1,9}$/, page: null, needsLogin: true, ticked: 'entry' },
  {
    posted: /^\/beheer\/betalingen\/afschriften\/\d{1,9}\/regels\/\d{1,9}\/terzijde$/,
    page: /\/regels\/\d{1,9}\/terzijde$/,
    needsLogin: true,
    isOneOfSeveral: true,
  },
  { posted: /^\/beheer\/betaallinks\/nieuw$/, page: null, needsLogin: true },
  { posted: /^\/beheer\/betalingen\/boeken$/, page: null, needsLogin: true },
  { posted: /^\/maatwerk$/, page: null, needsLogin: true },
  { posted: /^\/account-aanvragen$/, page: null, needsLogin: false },
];

// A stranger can make us keep this much a minute, and no more.
const keptPerMinute = 30;

/**
 * A form sent after the login has expired is kept until whoever typed it has logged in again: see requireLogin, which
 * sends them there. One that is taken after all is kept no longer.
 */
export function keepForms(deps: Dependencies): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const form = formOf(c);
    if (form === null) return next();
    if (c.get('session').person === null && form.needsLogin) {
      await keepTyped(c, deps);
      return next();
    }
    await next();
    if (c.res.status < 400 && c.res.status >= 300)
      await dropKeptForm(deps.database, keptPlace(c, deps, form.page));
  };
}

/** Gives whether it was kept. */
export async function keepTyped(c: Context<AppEnv>, deps: Dependencies): Promise<boolean> {
  const form = formOf(c);
  // R10.4: of staff at work for a customer, who knows for which one it was typed?
  const { id: sessionId, person, behalf } = c.get('session');
  if (form === null || behalf !== null) return false;
  const values = (await parseForm(c, form.longest)) ?? {};
  // On a computer that several people use the next one must not be given it, nor be told that it is there.
  const typist = typistIn(values['_token'] ?? '');
  const isTheirs = person === null || typist === typistOf(deps.settings, person.id);
  if (!isTheirs || (form.needsLogin && typist === '')) return false;
  const now = deps.now();
  const key = attemptKey('kept-form', networkOf(clientAddress(c, deps.settings)));
  const counted = await countAttempts(deps.database, [{ key, seconds: 60 }], now);
  if ((counted.get(key)?.count ?? 0) > keptPerMinute) return false;
  const { isOneOfSeveral, ticked } = form;
  const kept = {
    ...values,
    ...(isOneOfSeveral && { form: c.req.path.slice(form.page.length + 1) }),
    ...(ticked !== undefined && { [ticked]: (await readChosen(c, ticked)).join() }),
  };
  return keepForm(deps.database, { sessionId, typist, path: form.page }, kept, now);
}

/** What was typed into the form on a page, by itself this one, and could not be sent. */
export function keptValues(
  c: Context<AppEnv>,
  deps: Dependencies,
  page = c.req.path,
): Promise<FormValues | null> {
  return findKeptForm(deps.database, keptPlace(c, deps, page), deps.now());
}

/** Where what was typed into the form on a page waits for whoever is logged in now. */
export function keptPlace(c: Context<AppEnv>, { settings }: Dependencies, path: string): KeptPlace {
  const { id: sessionId, person } = c.get('session');
  return { sessionId, typist: typistOf(settings, person?.id ?? null), path };
}

export type FormOnPage = Omit<TypedForm, 'posted' | 'page'> & { readonly page: string };

export function formOf(c: Context<AppEnv>): FormOnPage | null {
  if (c.req.method !== 'POST' || isCall(c)) return null;
  const { path } = c.req;
  const form = typedForms.find(({ posted }) => posted.test(path));
  if (form === undefined) return null;
  const page = form.page instanceof RegExp ? path.replace(form.page, '') : (form.page ?? path);
  return { ...form, page };
}
