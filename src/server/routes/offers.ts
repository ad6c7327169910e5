import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FormState } from '#contract/form-state.ts';
import type { OfferPage } from '#contract/offer-page.ts';
import { maxWord } from '#domain/cart/offer.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import { offerFormTexts, offerNotices, offerProblems } from '#text/ordering/offers.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { timestampFrom } from '../cart/cart-line.ts';
import { findOfferedLine } from '../cart/find-lines.ts';
import { lineDrawing } from '../cart/line-drawing.ts';
import { openCart } from '../cart/open-cart.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { rejectedForm, restoredForm } from '../input/form-values.ts';
import { noticeFrom, rowId } from '../input/read-address.ts';
import { type FormValues, plainLines, readForm } from '../input/read-form.ts';
import { changeForCustomer } from '../middleware/change-for-customer.ts';
import { keptValues } from '../middleware/keep-forms.ts';
import { countTowards } from '../middleware/rate-limit.ts';
import { mayHere, requireLogin, requireRight, signedInPerson } from '../middleware/session.ts';
import { type Answered, giveBack, takeBack, takeOver } from '../offers/answer-offer.ts';
import { findOffer } from '../offers/find-offers.ts';
import { listBuyers, offerCart } from '../offers/offer-cart.ts';
import { offerPage } from '../offers/present-offer.ts';
import { answerPage } from '../pages/answer-page.ts';
import type { PriceLists } from '../prices/price-lists.ts';

// Each is a mail to a colleague.
const most = { offers: 60, seconds: 24 * 60 * 60 } as const;

/** R12.1: whoever may not order offers the cart to a colleague who may, who takes it over or gives it back. */
export function offerRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const showForm = async (c: Context<AppEnv>, form: FormState, key: string, status: 200 | 422 = 200) => {
    const person = signedInPerson(c);
    const cart = await openCart(deps, priceLists, person);
    // The cart says what is in the way, or that it is empty.
    if (cart.lines.length === 0 || cart.blockedBy !== null) return c.redirect('/winkelwagen', 303);
    const page = {
      name: 'offer-form',
      ...{ form, key },
      buyers: await listBuyers(deps.database, person),
      lines: cart.lines.length,
      goodsCents: cart.totals.goods,
    } as const;
    return answerPage(c, deps, page, { status, cache: 'no-store' });
  };

  const show = async (c: Context<AppEnv>, refused: FormState | null, status: 200 | 422 = 200) => {
    const page = await offerPage(deps, priceLists, signedInPerson(c), offerOf(c));
    if (page === null) throw new Refusal(404, callErrors.notFound);
    const can = {
      canGiveBack: !page.hasLeft && mayHere(c, 'answer_offers'),
      canTake: mayHere(c, 'order'),
    };
    // Of a cart that was taken back since there is no form to be filled again.
    const kept = can.canGiveBack && page.offer.state === 'offered' ? await keptValues(c, deps) : null;
    const form = refused ?? restoredForm({}, kept);
    return answerPage(c, deps, { ...page, ...can, form, notice: noticeOf(c) }, { status, cache: 'no-store' });
  };

  const change = (c: Context<AppEnv>, what: string, changed: (database: Database) => Promise<Answered>) =>
    changeForCustomer(c, deps, {
      action: 'cart_changed_on_behalf',
      what,
      change: changed,
      isDone: (outcome) => outcome === 'done',
    });

  // Another one's is not there; one that is over shows what it has become.
  const answer = async (c: Context<AppEnv>, outcome: Answered, address: string): Promise<Response> => {
    if (outcome === 'done') return c.redirect(address, 303);
    const id = offerOf(c);
    if ((await findOffer(deps.database, signedInPerson(c).id, id)) === null)
      throw new Refusal(404, callErrors.notFound);
    return c.redirect(`/aangeboden/${id}?melding=${problems[outcome]}`, 303);
  };

  return new Hono<AppEnv>()
    .use('/winkelwagen/aanbieden', requireRight('offer_cart'))
    .use('/aangeboden/*', requireLogin())
    .get('/winkelwagen/aanbieden', async (c) =>
      showForm(c, restoredForm({}, await keptValues(c, deps)), randomUUID()),
    )
    .post('/winkelwagen/aanbieden', async (c) => {
      const person = signedInPerson(c);
      const values = await readForm(c);
      const key = z.uuid().safeParse(values['key']).data ?? randomUUID();
      const toPerson = Number(/^[1-9]\d{0,8}$/.exec(values['buyer'] ?? '')?.[0] ?? 0);
      const { word, error } = readWord(values, 'word');
      const errors = {
        ...(toPerson === 0 && { buyer: offerFormTexts.buyerMissing }),
        ...(error !== null && { word: error }),
      };
      if (Object.keys(errors).length > 0) return showForm(c, rejectedForm(values, errors), key, 422);
      const { lines, blockedBy } = await openCart(deps, priceLists, person);
      if (lines.length > 0 && blockedBy !== null) return c.redirect('/winkelwagen', 303);
      const by = { value: String(person.id) };
      await countTowards(c, deps, [{ name: 'offer', by, most: most.offers, seconds: most.seconds }]);
      const offered = await offerCart(deps, person, { key, toPerson, word });
      if (offered.kind === 'offered') return c.redirect(`/aangeboden/${offered.id}?melding=aangeboden`, 303);
      if (offered.kind === 'before')
        return c.redirect(`/aangeboden/${offered.id}?melding=eerder-aangeboden`, 303);
      if (offered.kind === 'empty') return c.redirect('/winkelwagen?melding=niets-aan-te-bieden', 303);
      return showForm(c, rejectedForm(values, { buyer: offerFormTexts.buyerGone }), key, 422);
    })
    .get('/aangeboden/:id', (c) => show(c, null))
    .get('/aangeboden/:id/:timestamp/tekening.svg', async (c) => {
      const { id: reader, unit } = signedInPerson(c);
      const found = await findOffer(deps.database, reader, offerOf(c));
      // No line is called 0.
      const timestamp = timestampFrom(c.req.param('timestamp')) ?? 0;
      const line = found && (await findOfferedLine(deps.database, found.summary.id, timestamp));
      const input = line && lineDrawing(line, unit);
      if (!input) throw new Refusal(404, callErrors.notFound);
      const drawing = drawingOf(input, 'plain');
      c.header('Cache-Control', 'no-store');
      return c.body(drawingToSvg(drawing, drawingTexts(drawing)), 200, { 'Content-Type': 'image/svg+xml' });
    })
    .post('/aangeboden/:id/overnemen', requireRight('order'), async (c) =>
      answer(
        c,
        await change(c, 'offer taken over', (database) =>
          takeOver({ ...deps, database }, signedInPerson(c).id, offerOf(c)),
        ),
        '/winkelwagen?melding=overgenomen',
      ),
    )
    .post('/aangeboden/:id/teruggeven', requireRight('answer_offers'), async (c) => {
      const values = await readForm(c);
      const { word, error } = readWord(values, 'answer');
      if (error !== null) return show(c, rejectedForm(values, { answer: error }), 422);
      const outcome = await giveBack(deps, signedInPerson(c).id, offerOf(c), word);
      return answer(c, outcome, `/aangeboden/${offerOf(c)}`);
    })
    .post('/aangeboden/:id/terugnemen', async (c) =>
      answer(
        c,
        await change(c, 'offer taken back', (database) =>
          takeBack({ ...deps, database }, signedInPerson(c).id, offerOf(c)),
        ),
        '/winkelwagen?melding=teruggenomen',
      ),
    );
}

const problems: Readonly<Record<Exclude<Answered, 'done'>, keyof typeof offerProblems>> = {
  over: 'voorbij',
  full: 'vol',
  remarks_too_long: 'opmerkingen',
};

function offerOf(c: Context<AppEnv>): number {
  return rowId(c.req.param('id') ?? '');
}

function noticeOf(c: Context<AppEnv>): OfferPage['notice'] {
  const problem = noticeFrom(offerProblems, c.req.query('melding'));
  if (problem !== null) return { kind: 'error', text: problem };
  const news = noticeFrom(offerNotices, c.req.query('melding'));
  return news === null ? null : { kind: 'ok', text: news };
}

function readWord(values: FormValues, name: string) {
  const word = plainLines(values[name]);
  return { word, error: word.length > maxWord ? offerFormTexts.wordTooLong : null };
}
