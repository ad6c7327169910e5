import { type Context, Hono } from 'hono';
import type { AddAnswer, KimImageAnswer } from '#contract/configurator-answer.ts';
import {
  type ConfiguratorRequest,
  decodeCartString,
  decodeInit,
  decodeQuote,
  decodeRequest,
  decodeTimestamp,
} from '#contract/configurator-request.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { findCall } from '../../cart/find-call.ts';
import { cartPreview } from '../../cart/find-lines.ts';
import { Refusal } from '../../errors.ts';
import { readJson } from '../../input/read-json.ts';
import { demandRight, signedInPerson } from '../../middleware/session.ts';
import { answerCallCompressed } from '../../pages/answer-compressed.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { createAssessCall } from '../../product/assess-call.ts';
import { findWaysOn } from '../../product/find-ways-on.ts';
import { lineSnapshots } from '../../product/line-snapshots.ts';
import { writeInit, writeRefusal, writeState } from '../../product/present-assessment.ts';
import { presentDrawing } from '../../product/present-drawing.ts';
import { presentPalette } from '../../product/present-palette.ts';
import { presentNoRoom, presentRefusal } from '../../product/present-problems.ts';
import { productText } from '../../product/product-text.ts';
import { callIdentity, productOf, replacedCalls } from '../../product/read-call.ts';
import { isReadOtherwise, wasShownOtherwise } from '../../product/shown-reading.ts';
import { presetRoutes } from './presets.ts';
import { createPutWhereAsked, type LineCall, quoteCalls } from './put-where-asked.ts';

/** The configurator's calls (contract §3), for customers: app.ts has refused everybody else. */
export function productRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const assessCall = createAssessCall(deps, priceLists);
  const palette = presentPalette();
  const putWhereAsked = createPutWhereAsked(deps);

  const waysOn = async (c: Context<AppEnv>, request: ConfiguratorRequest, assessment: Assessment) => {
    const { contact } = deps.shopSettings.recent();
    const phone = signedInPerson(c).country === 'BE' ? contact.be : contact.nl;
    return findWaysOn({ request, assessment, phone, findPriceList: (await priceLists.recent()).list });
  };

  // What a page is told of sizes it must not be told of those that are read otherwise than it says.
  const assessAsShown = async (c: Context<AppEnv>, product: ReturnType<typeof productOf>) => {
    const request = decodeRequest(await readJson(c)) ?? unreadable();
    const assessment = await assessCall(signedInPerson(c), product, request);
    if (isReadOtherwise(request.reading, assessment.customer))
      throw new Refusal(422, callErrors.shownOtherwise);
    return { request, assessment };
  };

  const order = async (c: Context<AppEnv>, route: LineCall) => {
    const product = productOf(c);
    const body = await readJson(c);
    const request = decodeRequest(body) ?? unreadable();
    const replaced = route === 'update-cart' ? (decodeTimestamp(body) ?? nameless()) : null;
    const quote = decodeQuote(body);
    if (quote !== null) demandRight(c, 'make_quotes');
    const call = await callIdentity(c, quote === null ? route : quoteCalls[route]);
    const withdrawn = replaced === null ? replacedCalls(c) : [];
    const assessment = await assessCall(signedInPerson(c), product, request);
    const text = productText(product);
    const repairs = assessment.problems.length === 0 ? [] : await waysOn(c, request, assessment);
    const refusal = presentRefusal(assessment, text, { wantsToOrder: true, repairs });
    const lines = refusal === null ? lineSnapshots(assessment, text) : null;
    const isOtherwise =
      wasShownOtherwise(decodeCartString(body), assessment.customer) ||
      isReadOtherwise(request.reading, assessment.customer);
    if (lines === null || isOtherwise) {
      // A key is heard before what it is sent with now: prices or the customer's unit may be others than the first time.
      const known = call && (await findCall(deps.database, signedInPerson(c).id, call));
      if (known?.kind === 'done') return c.json(addAnswer(known));
      if (known?.kind === 'other-call') throw new Refusal(409, callErrors.keyUsed);
      const told = isOtherwise ? presentNoRoom(assessment, text, { kind: 'shown-otherwise' }) : refusal;
      if (told !== null) return answerCallCompressed(c, writeRefusal(told, assessment, text), 422);
      throw new Refusal(422, callErrors.noPrice);
    }
    const wanted = { route, quote, lines, replaced, call, withdrawn };
    const outcome = await putWhereAsked(c, wanted);
    if (outcome.kind !== 'refused') return c.json(addAnswer(outcome));
    const noRoom = presentNoRoom(assessment, text, outcome.why);
    return answerCallCompressed(c, writeRefusal(noRoom, assessment, text), 422);
  };

  return new Hono<AppEnv>()
    .route('/', presetRoutes(deps, priceLists))
    .post('/product/init/:code', async (c) => {
      const product = productOf(c);
      const { device } = decodeInit(await readJson(c)) ?? unreadable();
      const assessment = await assessCall(signedInPerson(c), product, {
        device,
        answers: {},
        amount: 1,
        customerId: null,
      });
      return answerCallCompressed(c, writeInit(assessment, productText(product)));
    })
    .post('/product/validate-state/:code', async (c) => {
      const product = productOf(c);
      const { request, assessment } = await assessAsShown(c, product);
      const text = productText(product);
      const repairs = assessment.problems.length === 0 ? [] : await waysOn(c, request, assessment);
      const refusal = presentRefusal(assessment, text, { wantsToOrder: false, repairs });
      if (refusal === null) return answerCallCompressed(c, writeState(assessment, text));
      return answerCallCompressed(c, writeRefusal(refusal, assessment, text), 422);
    })
    .post('/product/drawing/:code', async (c) => {
      const product = productOf(c);
      const { request, assessment } = await assessAsShown(c, product);
      const drawing = presentDrawing(product, request.answers, assessment);
      return answerCallCompressed(c, Buffer.from(JSON.stringify(drawing)));
    })
    .post('/product/add-to-cart/:code', (c) => order(c, 'add-to-cart'))
    .post('/product/update-cart/:code', (c) => order(c, 'update-cart'))
    .get('/product/get-kim-image/:code', (c) => {
      const { kimLarge } = productOf(c);
      return c.json<KimImageAnswer>({ kim_large: kimLarge, src: `/images/kim/${kimLarge}_h670.png` });
    })
    .get('/product/refresh-cart-preview', async (c) =>
      c.html(deps.renderCartPreview(await cartPreview(deps.database, signedInPerson(c).id))),
    )
    .get('/product/ral', (c) => {
      c.header('Cache-Control', 'private, max-age=86400');
      return c.json(palette);
    });
}

function addAnswer({
  timestamps,
  lines,
}: {
  readonly timestamps: readonly number[];
  readonly lines: number;
}): AddAnswer {
  return { ok: true, timestamps: [...timestamps], lines };
}

function unreadable(): never {
  throw new Refusal(400, callErrors.unreadable);
}

function nameless(): never {
  throw new Refusal(400, callErrors.noTimestamp);
}
