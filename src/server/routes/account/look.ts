import { type Context, Hono } from 'hono';
import { lookPath, lookPaths } from '#contract/quote/look.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { QuoteLook } from '#domain/quote/look.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { logoProblems, lookErrors, type lookNotices } from '#text/quotes/look.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { emptyForm, rejectedForm, restoredForm } from '../../input/form-values.ts';
import { keepForm } from '../../input/kept-forms.ts';
import { type FormValues, longestText, readForm } from '../../input/read-form.ts';
import { changesForCustomer } from '../../middleware/change-for-customer.ts';
import { keptPlace, keptValues } from '../../middleware/keep-forms.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import { takeLogo } from '../../middleware/take-logo.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { customerOf } from '../../prices/customer-of.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { composeDocument } from '../../quotes/compose-document.ts';
import { isStored, lookOf, lookValues, meanwhileOf, parseLook } from '../../quotes/forms/look-form.ts';
import { changeLook, placeLogo, removeLogo } from '../../quotes/look/change-look.ts';
import { findLogo } from '../../quotes/look/find-logo.ts';
import { findLook } from '../../quotes/look/find-look.ts';
import { findSender } from '../../quotes/look/find-sender.ts';
import type { ReadLogo } from '../../quotes/look/read-logo.ts';
import { sampleQuote } from '../../quotes/look/sample-quote.ts';
import { answerLook } from './answer-look.ts';

/** R13.3: how a company's quotes look, and what they begin with. */
export function lookRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const { database } = deps;
  const change = changesForCustomer(deps, 'quote_look_changed_on_behalf');

  const place = (c: Context<AppEnv>, { logo }: Extract<ReadLogo, { ok: true }>) =>
    change(c, 'logo', (transaction) => placeLogo(transaction, signedInPerson(c).companyId, logo, deps.now()));

  // Its button stands in the form: what was typed there is not saved by it, and not lost either.
  const backWith = async (c: Context<AppEnv>, values: FormValues, notice: keyof typeof lookNotices) => {
    const present = await findLook(database, signedInPerson(c).companyId);
    const { seen, logo: _file, ...typed } = values;
    if (seen !== undefined && !isStored(typed, present))
      await keepForm(database, keptPlace(c, deps, lookPath), { ...typed, seen }, deps.now());
    return c.redirect(`${lookPath}?melding=${notice}`, 303);
  };

  const preview = async (c: Context<AppEnv>, look: QuoteLook) => {
    const person = signedInPerson(c);
    const today = dutchDate(deps.now());
    const prices = await priceLists.recent();
    const quote = sampleQuote(look, {
      ...{ customer: customerOf(person, prices, today), findPriceList: prices.list, today },
      workshop: deps.shopSettings.recent().workshop,
    });
    const sender = await findSender(database, person.companyId, look, person.id);
    const logo = sender.logo && { ...sender.logo, path: lookPaths.picture };
    const document = composeDocument(quote, sender, today);
    return answerPage(c, deps, { name: 'quote-link', document, logo, link: null }, { cache: 'no-store' });
  };

  return new Hono<AppEnv>()
    .use(lookPath, requireRight('manage_quote_look'))
    .use(`${lookPath}/*`, requireRight('manage_quote_look'))
    .get(lookPath, async (c) => {
      const look = await findLook(database, signedInPerson(c).companyId);
      return answerLook(c, deps, look, restoredForm(lookValues(look), await keptValues(c, deps)));
    })
    .post(lookPath, async (c) => {
      const { companyId } = signedInPerson(c);
      const values = await readForm(c, longestText);
      const taken = await takeLogo(c, deps);
      const parsed = parseLook(values);
      const faults = { ...logoFault(taken, parsed.ok), ...(parsed.ok ? {} : parsed.errors) };
      if (!parsed.ok || Object.keys(faults).length > 0) {
        const present = await findLook(database, companyId);
        return answerLook(c, deps, present, rejectedForm(values, faults), { status: 422 });
      }
      const wish = parsed.value;
      const outcome = await change(
        c,
        'saved',
        (transaction) =>
          changeLook(transaction, companyId, wish, (present) => overtaken(values, wish, present), deps.now()),
        (done) => done === 'changed',
      );
      if (outcome !== 'changed') {
        const { present, changed } = outcome;
        const form = emptyForm(outcome.values);
        return answerLook(c, deps, present, form, { status: 409, meanwhile: changed });
      }
      if (taken?.ok) await place(c, taken);
      return c.redirect(
        `${lookPath}?melding=${taken?.ok && taken.hasText ? 'logo-letters' : 'huisstijl'}`,
        303,
      );
    })
    .post(lookPaths.logo, async (c) => {
      const values = await readForm(c, longestText);
      const taken = (await takeLogo(c, deps)) ?? ({ ok: false, problem: 'none' } as const);
      if (taken.ok) {
        await place(c, taken);
        return backWith(c, values, taken.hasText ? 'logo-letters' : 'logo');
      }
      const present = await findLook(database, signedInPerson(c).companyId);
      // Who sends the file alone has typed nothing.
      const typed = values['seen'] === undefined ? lookValues(present) : values;
      const form = rejectedForm(typed, { logo: logoProblems[taken.problem] });
      return answerLook(c, deps, present, form, { status: 422 });
    })
    .post(lookPaths.removeLogo, async (c) => {
      const { companyId } = signedInPerson(c);
      const values = await readForm(c, longestText);
      await change(c, 'logo_removed', (transaction) => removeLogo(transaction, companyId, deps.now()));
      return backWith(c, values, 'logo-weg');
    })
    .get(lookPaths.picture, async (c) => {
      const { logoId } = await findLook(database, signedInPerson(c).companyId);
      const content = logoId === null ? null : await findLogo(database, logoId);
      if (content === null) throw new Refusal(404, callErrors.notFound);
      c.header('Cache-Control', 'no-store');
      return c.body(new Uint8Array(content), 200, { 'Content-Type': 'image/png' });
    })
    .get(lookPaths.preview, async (c) => preview(c, await findLook(database, signedInPerson(c).companyId)))
    .post(lookPaths.preview, async (c) => {
      const present = await findLook(database, signedInPerson(c).companyId);
      return preview(c, lookOf(await readForm(c, longestText), present));
    });
}

// What cannot be read cannot be kept for later either: a file field is empty again.
function logoFault(taken: ReadLogo | null, isRestGood: boolean): Readonly<Record<string, string>> {
  if (taken === null || (taken.ok && isRestGood)) return {};
  return { logo: taken.ok ? lookErrors.logoAgain : logoProblems[taken.problem] };
}

// The same twice is done already, whoever did it.
function overtaken(values: FormValues, wish: Omit<QuoteLook, 'logoId'>, present: QuoteLook) {
  if (isStored(lookValues({ ...present, ...wish }), present)) return null;
  const meanwhile = meanwhileOf(values, present);
  return meanwhile && { ...meanwhile, present };
}
