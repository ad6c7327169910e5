import type { IncomingMessage, ServerResponse } from 'node:http';
import { findProduct } from '#catalogue/index.ts';
import { initialDiscountsOf } from '#catalogue/initial-discounts.ts';
import { configure, priceListOf } from '#catalogue/testing/configurator.ts';
import { decodeInit, decodeRequest } from '#contract/configurator-request.ts';
import type { Customer } from '#domain/configuration/assessment.ts';
import { findWaysOn } from '#server/product/find-ways-on.ts';
import { configuratorData } from '#server/product/page-data.ts';
import { presentInit, writeRefusal, writeState } from '#server/product/present-assessment.ts';
import { presentDrawing } from '#server/product/present-drawing.ts';
import { presentPalette } from '#server/product/present-palette.ts';
import { presentRefusal } from '#server/product/present-problems.ts';
import { productText } from '#server/product/product-text.ts';

type Answer = { readonly status: number; readonly body: unknown };

const discounts = initialDiscountsOf('B');

// Who asks stands in the token of the page, which has no session.
const customers: Readonly<Record<string, Customer>> = {
  millimetres: { unit: 'mm', totalMeasures: false, discounts, deliveryCountry: 'NL' },
  centimetres: { unit: 'cm', totalMeasures: false, discounts, deliveryCountry: 'NL' },
  totals: { unit: 'mm', totalMeasures: true, discounts, deliveryCountry: 'NL' },
};

/**
 * The shop's own questions, rules, prices and words for component tests: all of the configurator's calls, without a
 * database behind them. What is ordered here goes nowhere.
 */
export async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answer(request);
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const [call, code = ''] = (request.url ?? '').replace(/^\//, '').split('/');
  const customer = customers[String(request.headers['x-csrf-token'])];
  if (customer === undefined) return { status: 403, body: { message: 'no such customer' } };
  switch (call) {
    case 'page-data':
      return ok(pageData(code, customer));
    case 'ral':
      return ok(presentPalette());
    // The cart itself, whose whole address was taken off.
    case '':
      return ok({ lines: [{ timestamp: 1 }], subtotal: '258.24', total: '312.47' });
    case 'refresh-cart-preview':
      return ok('');
    case 'get-kim-image':
      return ok({ kim_large: code, src: `/images/kim/${code.toLowerCase()}_h670.png` });
    case 'add-to-cart':
    case 'update-cart':
      return ok({ ok: true, timestamps: [1], lines: 1 });
    case 'init':
    case 'validate-state':
    case 'drawing': {
      const body = await readJson(request);
      return body === null
        ? { status: 400, body: { message: 'unreadable' } }
        : judge(call, code, customer, body);
    }
    default:
      return { status: 404, body: { message: 'no such call' } };
  }
}

// What a page of the shop hands to its island.
function pageData(code: string, { unit, totalMeasures, deliveryCountry }: Customer) {
  const person = {
    id: 7,
    name: 'Bob Bouw',
    companyId: 7,
    company: 'Bouwbedrijf',
    email: 'bouw@voorbeeld.nl',
    role: 'company_owner',
    country: 'NL',
    vatId: null,
    showMessage: false,
    unit,
    totalMeasures,
    discountGroup: 'B',
    ownDiscounts: [],
    deliveryCountry,
  } as const;
  const session = { id: '', csrfToken: '', ownToken: '', person, behalf: null, needsSecondFactor: false };
  return configuratorData(session, findProduct(code), {
    line: null,
    quote: null,
    presets: {},
    begin: null,
  });
}

function judge(call: string | undefined, code: string, customer: Customer, body: unknown): Answer {
  const product = findProduct(code);
  if (product === null) return { status: 404, body: { message: 'no such product' } };
  const text = productText(product);
  const asked = { device: decodeInit(body)?.device ?? 'desktop', answers: {}, amount: 1 };
  const { device, answers, amount } = call === 'init' ? asked : (decodeRequest(body) ?? asked);
  const assessment = configure(product.code, answers, { device, amount, customer });
  if (call === 'init') return ok(presentInit(assessment, text));
  if (call === 'drawing') return ok(presentDrawing(product, answers, assessment));
  const repairs = findWaysOn({
    request: { device, answers, amount },
    assessment,
    findPriceList: (wanted) => priceListOf(findProduct(wanted)?.code ?? product.code),
    phone: '085 000 00 00',
  });
  const refusal = presentRefusal(assessment, text, { wantsToOrder: false, repairs });
  if (refusal === null) return ok(JSON.parse(writeState(assessment, text).toString()));
  return { status: 422, body: JSON.parse(writeRefusal(refusal, assessment, text).toString()) };
}

function ok(body: unknown): Answer {
  return { status: 200, body };
}

// A test that ends takes its page along, also in the middle of what the page was sending.
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}
