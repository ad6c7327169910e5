import { Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { customerFormTexts } from '#text/staff/customer-forms.ts';
import { addCompany } from '../../accounts/add-company.ts';
import { parseNewCustomer } from '../../accounts/terms-form.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight } from '../../middleware/session.ts';
import { openForm, refuseForm } from './customer-form.ts';
import { findHolder } from './find-holder.ts';
import { judgeVatId } from './judge-vat-id.ts';

const { path } = officeRooms.customers;
const parts = { kind: 'new', customer: null, subject: null } as const;
const usual = {
  country: 'NL',
  discountGroup: 'B',
  termDays: '',
  creditLimit: '',
  unit: 'mm',
  measures: 'opening',
} as const;

/** R11.4: a customer who did not ask for an account on the site. The same rules as there, and the same invitation. */
export function newCustomerRoutes(deps: Dependencies): Hono<AppEnv> {
  const mayChange = requireRight('change_customers');
  return new Hono<AppEnv>()
    .get(`${path}/nieuw`, mayChange, (c) => openForm(c, deps, parts, usual))
    .post(`${path}/nieuw`, mayChange, async (c) => {
      const values = await readForm(c);
      const parsed = parseNewCustomer(values);
      if (!parsed.ok) return refuseForm(c, deps, parts, values, parsed.errors);
      const { company, companyNumber, vatId, contact, phone, email, ...rest } = parsed.value;
      const { country, street, houseNumber, addition, postcode, city } = rest;
      const { discountGroup, credit, cmUnits, totalMeasures } = rest;
      const judged = await judgeVatId(deps, vatId, values);
      if (judged === 'refused') {
        const errors = { vatId: customerFormTexts.vatRefused };
        return refuseForm(c, deps, parts, values, errors, { isVatRefused: true });
      }
      const customer = {
        company: { name: company, companyNumber, vatId, discountGroup, ...credit },
        owner: { name: contact, phone, email, cmUnits, totalMeasures },
        address: { country, street, houseNumber, addition, postcode, city },
      };
      const owner = await addCompany(deps, customer, actorOf(c, deps));
      if (owner === null) {
        const { error, taken } = await findHolder(deps.database, email);
        return refuseForm(c, deps, parts, values, { email: error }, { taken });
      }
      const told = judged === 'unanswered' ? 'toegevoegd-btw' : 'toegevoegd';
      return c.redirect(`${path}/${owner.companyId}?melding=${told}`, 303);
    });
}
