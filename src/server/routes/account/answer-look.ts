import type { Context } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { lookPaths } from '#contract/quote/look.ts';
import type { QuoteLook } from '#domain/quote/look.ts';
import { parseColour, readableColours } from '#domain/quote/readable-colour.ts';
import { lookNotices } from '#text/quotes/look.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { chosenColour, isStored, markLook } from '../../quotes/forms/look-form.ts';
import { findLogoSize } from '../../quotes/look/find-sender.ts';

type Shown = { readonly status?: 200 | 409 | 422; readonly meanwhile?: readonly string[] };

/** The page with what stands in its form, which need not be what is stored. */
export async function answerLook(
  c: Context<AppEnv>,
  deps: Dependencies,
  present: QuoteLook,
  form: FormState,
  { status = 200, meanwhile }: Shown = {},
): Promise<Response> {
  const logo = await findLogoSize(deps.database, present.logoId);
  const colour = parseColour(chosenColour(form.values)) ?? present.colour;
  const { seen } = form.values;
  const page = {
    name: 'quote-look',
    company: signedInPerson(c).company,
    form,
    // Who was told what changed meanwhile has seen it; who typed a fault has not.
    seen: meanwhile === undefined && seen !== undefined ? seen : markLook(present, deps.now()),
    meanwhile: meanwhile ?? null,
    logo: logo && { ...logo, path: lookPaths.picture },
    colours: readableColours(colour),
    isAsStored: isStored(form.values, present),
    notice: noticeFrom(lookNotices, c.req.query('melding')),
  } as const;
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}
