import { describe, expect, it } from 'vitest';
import { settings } from '#tests/support/app.ts';
import { productionVariables } from '#tests/support/seller.ts';
import { chooseVatRegister } from './choose-vat-register.ts';
import type { RegisterAnswer } from './vat-register.ts';
import { createVies } from './vies.ts';
import { sandboxVatIds } from './vies-sandbox.ts';

const vatId = 'BE1000000021';
const requester = () => 'NL123456789B13';
const baseUrl = 'https://vies.example/rest-api';

function answering(body: unknown, status = 200) {
  return createVies({ baseUrl, requester, send: async () => Response.json(body, { status }) });
}

const silent = (detail: string): RegisterAnswer => ({ kind: 'unavailable', detail });

describe('the register of VAT numbers', () => {
  it('is asked in its own words, with our own number', async () => {
    const asked: { url: string; method: string; body: unknown }[] = [];
    const send = async (request: Request) => {
      asked.push({ url: request.url, method: request.method, body: await request.json() });
      return Response.json({ valid: true, requestIdentifier: 'WAPIAAAA' });
    };
    const register = createVies({ baseUrl: `${baseUrl}/`, requester, send });
    expect(await register.check(vatId)).toEqual({ kind: 'valid', consultation: 'WAPIAAAA' });
    expect(asked).toEqual([
      {
        url: 'https://vies.example/rest-api/check-vat-number',
        method: 'POST',
        body: {
          countryCode: 'BE',
          vatNumber: '1000000021',
          requesterMemberStateCode: 'NL',
          requesterNumber: '123456789B13',
        },
      },
    ]);
  });

  it.each([
    [
      { valid: true, requestIdentifier: 'W1' },
      { kind: 'valid', consultation: 'W1' },
    ],
    [
      { isValid: true, requestIdentifier: '' },
      { kind: 'valid', consultation: null },
    ],
    [
      { valid: true, userError: 'VALID', countryCode: 'BE', vatNumber: '1000000021' },
      { kind: 'valid', consultation: null },
    ],
    [
      { valid: false, requestIdentifier: 'W2' },
      { kind: 'invalid', consultation: 'W2' },
    ],
    [
      { isValid: false, userError: 'INVALID' },
      { kind: 'invalid', consultation: null },
    ],
  ] as const)('says of a number %j', async (body, answer) => {
    expect(await answering(body).check(vatId)).toEqual(answer);
  });

  it.each([
    [200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }, 'MS_UNAVAILABLE'],
    [500, { actionSucceed: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] }, 'SERVICE_UNAVAILABLE'],
    [200, { isValid: false, userError: 'MS_UNAVAILABLE' }, 'MS_UNAVAILABLE'],
    [200, { valid: false, userError: 'MS_MAX_CONCURRENT_REQ' }, 'MS_MAX_CONCURRENT_REQ'],
    [200, { valid: false, userError: 'INVALID_REQUESTER_INFO' }, 'INVALID_REQUESTER_INFO'],
    [200, { valid: true, userError: 'TIMEOUT' }, 'TIMEOUT'],
    [200, { valid: true, isValid: false }, 'answered with something unreadable'],
    [200, { valid: 'true' }, 'answered with something unreadable'],
    [200, {}, 'answered without an answer'],
    [200, { valid: true, countryCode: 'BE', vatNumber: '0403170701' }, 'answered about another number'],
    [503, { valid: false }, 'answered 503'],
    [404, null, 'answered 404'],
    [200, null, 'answered with something unreadable'],
  ])('says nothing with %i %j', async (status, body, detail) => {
    expect(await answering(body, status).check(vatId)).toEqual(silent(detail));
  });

  it('says nothing when it cannot be reached, sends no JSON, or takes too long', async () => {
    const broken = createVies({ baseUrl, requester, send: () => Promise.reject(new Error('no route')) });
    expect(await broken.check(vatId)).toEqual(silent('no route'));
    const page = createVies({ baseUrl, requester, send: async () => new Response('<html>') });
    expect((await page.check(vatId)).kind).toBe('unavailable');
    const send = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    const slow = createVies({ baseUrl, requester, send, timeLimit: 1 });
    expect((await slow.check(vatId)).kind).toBe('unavailable');
  });

  it('is asked a few questions at once, and the same one once', async () => {
    const open: (() => void)[] = [];
    const send = () =>
      new Promise<Response>((resolve) => {
        open.push(() => resolve(Response.json({ valid: true })));
      });
    const register = createVies({ baseUrl, requester, send });
    const numbers = ['1', '2', '3', '4', '5', '6', '6', '6'];
    const answers = Promise.all(numbers.map((number) => register.check(`BE${number}`)));
    await Promise.resolve();
    expect(open).toHaveLength(4);
    for (let answered = 0; answered < 6; answered += 1) {
      open[answered]?.();
      await new Promise(setImmediate);
    }
    expect(await answers).toEqual(numbers.map(() => ({ kind: 'valid', consultation: null })));
    expect(open).toHaveLength(6);
  });
});

describe('the stand-in', () => {
  it('knows every number but two', async () => {
    const register = chooseVatRegister(settings({}), requester);
    expect(await register.check(vatId)).toEqual({ kind: 'valid', consultation: 'DEMO-1000000021' });
    expect((await register.check(sandboxVatIds.invalid)).kind).toBe('invalid');
    expect(await register.check(sandboxVatIds.unavailable)).toEqual(silent('MS_UNAVAILABLE'));
  });

  it('is no part of a real shop, which asks over https alone', () => {
    const wrong = settings({ ...productionVariables, VIES_BASE_URL: 'http://vies.example' });
    expect(() => chooseVatRegister(wrong, requester)).toThrow('VIES_BASE_URL must begin with https://');
  });
});
