import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findProduct, products } from '#catalogue/index.ts';
import type { FormState } from '#contract/form-state.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { photoTexts } from '#text/ordering/photos.ts';
import { findPerson } from '../accounts/people.ts';
import { formatPhone } from '../accounts/phone.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { rejectedForm, restoredForm } from '../input/form-values.ts';
import { rowId } from '../input/read-address.ts';
import { type FormValues, readForm } from '../input/read-form.ts';
import { changeForCustomer } from '../middleware/change-for-customer.ts';
import { keptValues } from '../middleware/keep-forms.ts';
import { countTowards } from '../middleware/rate-limit.ts';
import { requireLogin, requireRight, signedInPerson } from '../middleware/session.ts';
import { takePhotos } from '../middleware/take-photos.ts';
import { answerPage } from '../pages/answer-page.ts';
import { changeFormPhotos, listFormPhotos } from '../photos/form-photos.ts';
import { presentPhotos } from '../photos/present-photos.ts';
import { productName } from '../product/product-text.ts';
import { specialRequestPage } from '../special-requests/find-request.ts';
import { parseSpecialForm } from '../special-requests/special-form.ts';
import { storeSpecialRequest } from '../special-requests/store-request.ts';

// Each is mail to staff and work for a person.
const most = { requests: 20, seconds: 24 * 60 * 60 } as const;

/** R20.10: what the configurator cannot make is asked of a person. */
export function specialRequestRoutes(deps: Dependencies): Hono<AppEnv> {
  const show = async (c: Context<AppEnv>, form: FormState, key: string, status: 200 | 422 = 200) => {
    const { id: personId, unit, totalMeasures } = signedInPerson(c);
    const page = {
      name: 'special-request-form',
      ...{ form, unit, key },
      photos: presentPhotos(await listFormPhotos(deps.database, { personId, key })),
      measured: wayOfMeasuring(totalMeasures),
      products: products.map(({ code }) => ({ code, name: productName(code) })),
    } as const;
    return answerPage(c, deps, page, { status, cache: 'no-store' });
  };

  return new Hono<AppEnv>()
    .use('/maatwerk', requireRight('configure'))
    .use('/maatwerk/*', requireLogin())
    .get('/maatwerk', async (c) => {
      const { id, country } = signedInPerson(c);
      const phone = (await findPerson(deps.database, id))?.phone ?? '';
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
      const person = signedInPerson(c);
      const values = await readForm(c);
      const key = z.uuid().safeParse(values['key']).data ?? randomUUID();
      const parsed = parseSpecialForm(values, person);
      const taken = await takePhotos(c, deps, { atLeast: 0 });
      const form = { personId: person.id, key };
      const change = { add: taken.ok ? taken.photos : [], drop: leftOut(values) };
      const full = await changeFormPhotos(deps.database, form, change);
      const foto = full === null ? (taken.ok ? null : taken.error) : photoTexts.full(full.room);
      if (!parsed.ok || foto !== null) {
        const errors = { ...(parsed.ok ? {} : parsed.errors), ...(foto !== null && { foto }) };
        return show(c, rejectedForm(values, errors), key, 422);
      }
      const by = { value: String(person.id) };
      await countTowards(c, deps, [
        { name: 'special-request', by, most: most.requests, seconds: most.seconds },
      ]);
      const request = parsed.value;
      const number = await changeForCustomer(c, deps, {
        action: 'request_sent_on_behalf',
        what: request.productCode ?? '',
        change: (database) => storeSpecialRequest({ ...deps, database }, person, { key, request }),
      });
      return c.redirect(`/maatwerk/${number}`, 303);
    })
    .get('/maatwerk/:id', async (c) => {
      const page = await specialRequestPage(deps.database, signedInPerson(c), rowId(c.req.param('id')));
      if (page === null) throw new Refusal(404, callErrors.notFound);
      return answerPage(c, deps, page, { cache: 'no-store' });
    });
}

// The photos that were unticked, each by a field of its own: of a field that is sent twice only the last counts.
function leftOut(values: FormValues): readonly number[] {
  return Object.keys(values).flatMap((name) => Number(/^weg-(\d{1,9})$/.exec(name)?.[1] ?? []));
}

// What came with an address is only filled in where it can be a measure.
function asMeasure(given: string | undefined): string {
  return given !== undefined && /^\d{1,5}([.,]\d)?$/.test(given) ? given : '';
}
