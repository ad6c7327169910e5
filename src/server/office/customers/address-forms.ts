import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { customerFormTexts } from '#text/staff/customer-forms.ts';
import { findDeliveryAddress, type StoredAddress } from '../../accounts/addresses.ts';
import { removeAddressByStaff, saveAddressByStaff } from '../../accounts/change-addresses.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { parseAddressForm } from '../../input/address-form.ts';
import { rowId } from '../../input/read-address.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight } from '../../middleware/session.ts';
import { asSeen, customerHere, customerOf, openForm, refuseForm, tellMeanwhile } from './customer-form.ts';

const { path } = officeRooms.customers;

/** R11.4: where a customer wants to have things delivered. The invoice address belongs to the company's own data. */
export function addressFormRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(`${path}/:id/adressen/*`, requireRight('change_customers'))
    .get(`${path}/:id/adressen/nieuw`, async (c) => {
      const { parts, paper } = await addressHere(c, deps);
      const { country, name } = paper.company;
      return openForm(c, deps, parts, { country, recipient: name, isDefault: '' });
    })
    .post(`${path}/:id/adressen/nieuw`, (c) => save(c, deps))
    .get(`${path}/:id/adressen/:address`, async (c) => {
      const { parts, present } = await addressHere(c, deps);
      return openForm(c, deps, parts, present === null ? {} : valuesOf(present));
    })
    .post(`${path}/:id/adressen/:address`, (c) => save(c, deps))
    .post(`${path}/:id/adressen/:address/verwijderen`, async (c) => {
      const { company } = await customerHere(c, deps);
      const place = { companyId: company.id, addressId: rowId(c.req.param('address')) };
      const isRemoved = await removeAddressByStaff(deps, place, actorOf(c, deps));
      const told = isRemoved ? 'melding=adres-verwijderd' : 'probleem=al-zo';
      return c.redirect(`${path}/${company.id}?${told}`, 303);
    });
}

async function save(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const { parts, paper, present: known } = await addressHere(c, deps);
  const companyId = paper.company.id;
  // A box that is not ticked is no part of what is sent.
  const values = { isDefault: '', ...(await readForm(c)) };
  const parsed = parseAddressForm(values);
  if (!parsed.ok) return refuseForm(c, deps, parts, values, parsed.errors);
  const place = { companyId, addressId: known?.id ?? null };
  const isAsSeen = asSeen(values, valuesOf);
  const outcome = await saveAddressByStaff(deps, place, parsed.value, isAsSeen, actorOf(c, deps));
  switch (outcome.kind) {
    case 'unknown':
      throw new Refusal(404, callErrors.notFound);
    case 'too-many':
      return refuseForm(c, deps, parts, values, { recipient: customerFormTexts.tooManyAddresses });
    case 'overtaken': {
      const present = valuesOf(outcome.present);
      const subject = { kind: 'company', id: companyId } as const;
      return tellMeanwhile(c, deps, parts, { values, present, subject });
    }
    case 'changed':
      return c.redirect(`${path}/${companyId}?melding=adres`, 303);
    case 'unchanged':
      return c.redirect(`${path}/${companyId}?probleem=al-zo`, 303);
  }
}

async function addressHere(c: Context<AppEnv>, deps: Dependencies) {
  const paper = await customerHere(c, deps);
  const named = c.req.param('address');
  const present =
    named === undefined ? null : await findDeliveryAddress(deps.database, paper.company.id, rowId(named));
  if (named !== undefined && present === null) throw new Refusal(404, callErrors.notFound);
  const subject = present === null ? null : { id: present.id, name: present.recipient };
  return { parts: { kind: 'address', customer: customerOf(paper), subject } as const, paper, present };
}

function valuesOf(address: StoredAddress): FormValues {
  const { recipient, country, street, houseNumber, addition, postcode, city, isDefault } = address;
  return {
    ...{ recipient, country, street, houseNumber, addition, postcode, city },
    isDefault: isDefault ? '1' : '',
  };
}
