import { type Context, Hono } from 'hono';
import { quoteLinkPath } from '#contract/quote/link.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { quoteFileName } from '#text/quotes/document.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal, RightMissing } from '../errors.ts';
import { emptyForm, rejectedForm } from '../input/form-values.ts';
import { type FormValues, readForm } from '../input/read-form.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { isOpenedByProgram } from '../middleware/quote-links.ts';
import { limitPerMinute } from '../middleware/rate-limit.ts';
import { staffAtWork } from '../middleware/staff-at-work.ts';
import { type Answered, acceptQuote, refuseQuote } from '../quotes/link/answer-quote.ts';
import { askQuestion } from '../quotes/link/ask-question.ts';
import type { FoundLink } from '../quotes/link/find-link.ts';
import { linkColours } from '../quotes/link/link-colours.ts';
import { parseAcceptance, parseQuestion, parseRefusal } from '../quotes/link/link-forms.ts';
import { noteOpened } from '../quotes/link/note-opened.ts';
import { findLogo } from '../quotes/look/find-logo.ts';
import { findQuotePdf } from '../quotes/sending/make-quote-pdf.ts';
import { answerClosed, answerLink, demandLink, isOwn, type LinkForm } from './answer-link.ts';

const answersPerMinute = 30;

/** R13.3: public. Whoever has the link reads the quote, answers it and asks about it; it names nobody but the dealer. */
export function quoteLinkRoutes(deps: Dependencies): Hono<AppEnv> {
  const limitAnswers = limitPerMinute(deps, 'quote-answer', answersPerMinute);
  return new Hono<AppEnv>()
    .get('/offerte/kleur/:file', (c) => {
      const colours = linkColours(c.req.param('file'));
      if (colours === null) throw new Refusal(404, callErrors.notFound);
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(colours, 200, { 'Content-Type': 'text/css; charset=utf-8' });
    })
    .get('/offerte/:link', async (c) => {
      const asked = c.req.param('link');
      if (asked.endsWith('.pdf')) return answerPdf(c, deps, asked.slice(0, -'.pdf'.length));
      const link = await demandLink(deps, asked);
      if (isFirstOpened(c, link)) await noteOpened(deps.database, asked, deps.now);
      return answerLink(c, deps, link, c.req.query('melding') === 'vraag' ? { notice: 'asked' } : {});
    })
    .get('/offerte/:link/logo.png', async (c) => {
      const link = await demandLink(deps, c.req.param('link'));
      const { logo } = link.version.document.sender;
      const content = logo === null ? null : await findLogo(deps.database, logo.id);
      if (content === null || link.standing === 'removed') throw new Refusal(404, callErrors.notFound);
      c.header('Cache-Control', 'private, max-age=86400');
      return c.body(new Uint8Array(content), 200, { 'Content-Type': 'image/png' });
    })
    .post('/offerte/:link', limitAnswers, async (c) => {
      const values = await readForm(c);
      const token = c.req.param('link');
      const link = await demandLink(deps, token);
      if (link.standing !== 'open') return answerClosed(c, deps, link);
      const given = origin(c, deps, link);
      const form = parseAcceptance(values);
      if (!form.ok) return answerFaults(c, deps, link, { name: 'accept', values, errors: form.errors });
      return afterAnswer(c, deps, token, await acceptQuote(deps, token, { ...given, ...form.value }));
    })
    .post('/offerte/:link/afwijzen', limitAnswers, async (c) => {
      const values = await readForm(c);
      const token = c.req.param('link');
      const link = await demandLink(deps, token);
      if (link.standing !== 'open') return answerClosed(c, deps, link);
      const given = origin(c, deps, link);
      const form = parseRefusal(values);
      if (!form.ok) return answerFaults(c, deps, link, { name: 'refuse', values, errors: form.errors });
      return afterAnswer(c, deps, token, await refuseQuote(deps, token, { ...given, ...form.value }));
    })
    .post('/offerte/:link/vraag', limitAnswers, async (c) => {
      const values = await readForm(c);
      const token = c.req.param('link');
      const link = await demandLink(deps, token);
      if (link.standing === 'removed') return answerClosed(c, deps, link);
      refuseStaffAtWork(c);
      const form = parseQuestion(values);
      if (!form.ok) return answerFaults(c, deps, link, { name: 'ask', values, errors: form.errors });
      const asked = await askQuestion(deps, token, form.value);
      if (asked === 'too_many') {
        const notice = { kind: 'too_many', form: 'ask' } as const;
        return answerLink(c, deps, link, { status: 429, notice, ask: emptyForm(values) });
      }
      if (asked !== 'done') return answerClosed(c, deps, await demandLink(deps, token));
      return c.redirect(`${quoteLinkPath(token)}?melding=vraag`, 303);
    });
}

async function answerPdf(c: Context<AppEnv>, deps: Dependencies, token: string): Promise<Response> {
  const { version, standing } = await demandLink(deps, token);
  const pdf = standing === 'removed' ? null : await findQuotePdf(deps, version.id);
  if (pdf === null) throw new Refusal(404, callErrors.notFound);
  const name = quoteFileName(version.document.number, version.version);
  return c.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}"`,
  });
}

function isFirstOpened(c: Context<AppEnv>, link: FoundLink): boolean {
  if (link.version.seenAt !== null || c.req.method !== 'GET' || isOwn(c, link)) return false;
  return !isOpenedByProgram((name) => c.req.header(name));
}

// R10.4: saying yes is the end customer's, and at most on a screen of the dealer's own.
function refuseStaffAtWork(c: Context<AppEnv>): void {
  if (staffAtWork(c) !== null) throw new RightMissing('send_quotes', callErrors.notOnBehalf);
}

function origin(c: Context<AppEnv>, deps: Dependencies, link: FoundLink) {
  refuseStaffAtWork(c);
  const personId = isOwn(c, link) ? (c.get('session').person?.id ?? null) : null;
  return { address: clientAddress(c, deps.settings), personId };
}

async function afterAnswer(c: Context<AppEnv>, deps: Dependencies, token: string, answered: Answered) {
  if (answered === 'done') return c.redirect(quoteLinkPath(token), 303);
  return answerClosed(c, deps, await demandLink(deps, token));
}

type Faults = {
  readonly name: LinkForm;
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
};

function answerFaults(
  c: Context<AppEnv>,
  deps: Dependencies,
  link: FoundLink,
  { name, values, errors }: Faults,
): Promise<Response> {
  const notice = { kind: 'faults', form: name } as const;
  return answerLink(c, deps, link, { status: 422, notice, [name]: rejectedForm(values, errors) });
}
