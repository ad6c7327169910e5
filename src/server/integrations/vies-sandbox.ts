import { z } from 'zod';

const question = z.object({ countryCode: z.string(), vatNumber: z.string() });

/** Numbers whose check digits are right and for which the stand-in has another answer than 'valid'. */
export const sandboxVatIds = { invalid: 'BE0200000043', unavailable: 'BE0300000016' } as const;

/** Speaks the register's own words, as far as the shop uses them: every number is valid but the two above. */
export async function answerAsVies(request: Request): Promise<Response> {
  const asked = question.safeParse(await request.json().catch(() => null));
  if (!asked.success) return fail('INVALID_INPUT');
  const { countryCode, vatNumber } = asked.data;
  const vatId = `${countryCode}${vatNumber}`;
  if (vatId === sandboxVatIds.unavailable) return fail('MS_UNAVAILABLE');
  return Response.json({
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid: vatId !== sandboxVatIds.invalid,
    requestIdentifier: `DEMO-${vatNumber}`,
    name: '---',
    address: '---',
  });
}

function fail(error: string): Response {
  return Response.json({ actionSucceed: false, errorWrappers: [{ error }] });
}
