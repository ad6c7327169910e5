import { type Context, Hono } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import { findDeliveryAddress, removeDeliveryAddress, saveDeliveryAddress } from '../../accounts/addresses.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { parseAddressForm } from '../../input/address-form.ts';
import { rejectedForm, restoredForm } from '../../input/form-values.ts';
import { rowId } from '../../input/read-address.ts';
import { readForm } from '../../input/read-form.ts';
import { changeForCustomer } from '../../middleware/change-for-customer.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';

/** Behind accountRoutes, which asks for the login. */
export function addressRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use('/account/adressen/*', requireRight('manage_addresses'))
    .get('/account/adressen/nieuw', async (c) => {
      const { country, company } = signedInPerson(c);
      const form = restoredForm({ country, recipient: company }, await keptValues(c, deps));
      return answerPage(c, deps, { name: 'address-form', addressId: null, form }, { cache: 'no-store' });
    })
    .post('/account/adressen/nieuw', (c) => save(c, deps, null))
    .get('/account/adressen/:id', async (c) => {
      const addressId = rowId(c.req.param('id'));
      const address = await findDeliveryAddress(deps.database, signedInPerson(c).companyId, addressId);
      if (address === null) throw new Refusal(404, callErrors.notFound);
      const { recipient, country, street, houseNumber, addition, postcode, city } = address;
      const stored = { recipient, country, street, houseNumber, addition, postcode, city };
      const kept = await keptValues(c, deps);
      // A box that was unticked is no part of what was sent.
      const isDefault = kept === null && address.isDefault ? '1' : '';
      const form = restoredForm({ ...stored, isDefault }, kept);
      return answerPage(c, deps, { name: 'address-form', addressId, form }, { cache: 'no-store' });
    })
    .post('/account/adressen/:id', (c) => save(c, deps, rowId(c.req.param('id'))))
    .post('/account/adressen/:id/verwijderen', async (c) => {
      const { companyId } = signedInPerson(c);
      const addressId = rowId(c.req.param('id'));
      await changeForCustomer(c, deps, {
        action: 'address_changed_on_behalf',
        what: 'removed',
        change: (database) => removeDeliveryAddress(database, companyId, addressId),
      });
      return c.redirect('/account?melding=adres-verwijderd', 303);
    });
}

async function save(c: Context<AppEnv>, deps: Dependencies, addressId: number | null): Promise<Response> {
  const values = await readForm(c);
  const parsed = parseAddressForm(values);
  if (!parsed.ok) {
    const form = rejectedForm(values, parsed.errors);
    return answerPage(c, deps, { name: 'address-form', addressId, form }, { status: 422, cache: 'no-store' });
  }
  const { companyId } = signedInPerson(c);
  const isSaved = await changeForCustomer(c, deps, {
    action: 'address_changed_on_behalf',
    what: addressId === null ? 'added' : 'changed',
    change: (database) => saveDeliveryAddress(database, companyId, addressId, parsed.value),
  });
  if (!isSaved) throw new Refusal(404, callErrors.notFound);
  return c.redirect('/account?melding=adres', 303);
}
