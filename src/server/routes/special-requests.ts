import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findProduct, products } from '#catalogue/index.ts';
import type { FormState } from '#contract/account-page.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { specialTexts } from '#text/ordering/special-request.ts';
import { findCustomer } from '../accounts/customers.ts';
import { formatPhone } from '../accounts/phone.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { rejectedForm, restoredForm } from '../input/form-values.ts';
import { rowId } from '../input/read-address.ts';
import { readFiles } from '../input/read-files.ts';
import { readForm } from '../input/read-form.ts';
import { keptValues } from '../middleware/keep-forms.ts';
import { countTowards } from '../middleware/rate-limit.ts';
import { requireCustomer, signedInCustomer } from '../middleware/session.ts';
import { takePhotos } from '../middleware/take-photos.ts';
import { answerPage } from '../pages/answer-page.ts';
import { productName } from '../product/product-text.ts';
import { specialRequestPage } from '../special-requests/find-request.ts';
import { parseSpecialForm } from '../special-requests/special-form.ts';
import { storeSpecialRequest } from '../special-requests/store-request.ts';

// Each is mail to staff and work for a person.
const most = { requests: 20, seconds: 24 * 60 * 60 } as const;

/** R20.10: what the configurator cannot make is asked of a person. */
export function specialRequestRoutes(deps: Dependencies): Hono<AppEnv> {
  const show = (c: Context<AppEnv>, form: FormState, key: string, status: 200 | 422 = 200) => {
    const { unit, totalMeasures } = signedInCustomer(c);
    const page = {
      name: 'special-request-form',
      ...{ form, unit, key },
      measured: wayOfMeasuring(totalMeasures),
      products: products.map(({ code }) => ({ code, name: productName(code) })),
    } as const;
    return answerPage(c, deps, page, { status, cache: 'no-store' });
  };

  return new Hono<AppEnv>()
    .use('/maatwerk', requireCustomer())
    .use('/maatwerk/*', requireCustomer())
    .get('/maatwerk', async (c) => {
      const { id, country } = signedInCustomer(c);
      const phone = (await findCustomer(deps.database, id))?.phone ?? '';
      const { code, breedte, hoogte } = c.req.query();
      const asked = {
        code: findProduct(code ?? '')?.code ?? '',
        width: asMeasure(breedte),
        height: asMeasure(hoogte),
        amount: '1',
        phone: formatPhone(country, phone),
      };
      return show(c, restoredForm(asked, await keptValues(c, deps)), randomUUID());
    })
    .post('/maatwerk', async (c) => {
      const customer = signedInCustomer(c);
      const values = await readForm(c);
      const key = z.uuid().safeParse(values['key']).data ?? randomUUID();
      const parsed = parseSpecialForm(values, customer);
      if (!parsed.ok) {
        const hadPhotos = (await readFiles(c, 'foto')).length > 0;
        const errors = hadPhotos ? { ...parsed.errors, foto: specialTexts.photosAgain } : parsed.errors;
        return show(c, rejectedForm(values, errors), key, 422);
      }
      const taken = await takePhotos(c, deps, { atLeast: 0 });
      if (!taken.ok) return show(c, rejectedForm(values, { foto: taken.error }), key, 422);
      const by = { value: String(customer.id) };
      await countTowards(c, deps, [
        { name: 'special-request', by, most: most.requests, seconds: most.seconds },
      ]);
      const { photos } = taken;
      const number = await storeSpecialRequest(deps, customer, { key, request: parsed.value, photos });
      return c.redirect(`/maatwerk/${number}`, 303);
    })
    .get('/maatwerk/:id', async (c) => {
      const page = await specialRequestPage(deps.database, signedInCustomer(c), rowId(c.req.param('id')));
      if (page === null) throw new Refusal(404, callErrors.notFound);
      return answerPage(c, deps, page, { cache: 'no-store' });
    });
}

// What came with an address is only filled in where it can be a measure.
function asMeasure(given: string | undefined): string {
  return given !== undefined && /^\d{1,5}([.,]\d)?$/.test(given) ? given : '';
}
