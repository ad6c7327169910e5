import { Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { formatAmount } from '#text/format/money.ts';
import { customerFormTexts } from '#text/staff/customer-forms.ts';
import { parseCompanyForm } from '../../accounts/account-forms.ts';
import { type CompanyOnPaper, changeCompany, changeTerms } from '../../accounts/change-company.ts';
import { parseTermsForm } from '../../accounts/terms-form.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight } from '../../middleware/session.ts';
import { asSeen, customerHere, customerOf, openForm, refuseForm, tellMeanwhile } from './customer-form.ts';
import { judgeVatId } from './judge-vat-id.ts';

const { path } = officeRooms.customers;

/** R11.4: a company's own data with its invoice address, and what it buys on. */
export function companyFormRoutes(deps: Dependencies): Hono<AppEnv> {
  const mayChange = requireRight('change_customers');
  return new Hono<AppEnv>()
    .get(`${path}/:id/wijzigen`, mayChange, async (c) => {
      const paper = await customerHere(c, deps);
      return openForm(c, deps, partsOf('company', paper), dataValues(paper));
    })
    .post(`${path}/:id/wijzigen`, mayChange, async (c) => {
      const paper = await customerHere(c, deps);
      const { id } = paper.company;
      const parts = partsOf('company', paper);
      const values = await readForm(c);
      const parsed = parseCompanyForm(values);
      if (!parsed.ok) return refuseForm(c, deps, parts, values, parsed.errors);
      const { company: name, companyNumber, vatId, ...invoiceAddress } = parsed.value;
      const isNew = vatId !== '' && vatId !== paper.company.vatId;
      const judged = isNew ? await judgeVatId(deps, vatId, values) : 'fine';
      if (judged === 'refused') {
        const errors = { vatId: customerFormTexts.vatRefused };
        return refuseForm(c, deps, parts, values, errors, { isVatRefused: true });
      }
      const wanted = { name, companyNumber, vatId: vatId === '' ? null : vatId, invoiceAddress };
      const outcome = await changeCompany(deps, id, wanted, asSeen(values, dataValues), actorOf(c, deps));
      if (outcome.kind === 'overtaken') {
        const present = dataValues(outcome.present);
        return tellMeanwhile(c, deps, parts, { values, present, subject: { kind: 'company', id } });
      }
      const told = judged === 'unanswered' ? 'melding=gewijzigd-btw' : 'melding=gewijzigd';
      return c.redirect(`${path}/${id}?${outcome.kind === 'changed' ? told : 'probleem=al-zo'}`, 303);
    })
    .get(`${path}/:id/voorwaarden`, mayChange, async (c) => {
      const paper = await customerHere(c, deps);
      return openForm(c, deps, partsOf('terms', paper), termValues(paper));
    })
    .post(`${path}/:id/voorwaarden`, mayChange, async (c) => {
      const paper = await customerHere(c, deps);
      const { id } = paper.company;
      const parts = partsOf('terms', paper);
      const values = await readForm(c);
      const parsed = parseTermsForm(values);
      if (!parsed.ok) return refuseForm(c, deps, parts, values, parsed.errors);
      const { discountGroup, credit } = parsed.value;
      const wanted = { discountGroup, ...credit };
      const outcome = await changeTerms(deps, id, wanted, asSeen(values, termValues), actorOf(c, deps));
      if (outcome.kind === 'overtaken') {
        const present = termValues(outcome.present);
        return tellMeanwhile(c, deps, parts, { values, present, subject: { kind: 'company', id } });
      }
      const told = outcome.kind === 'changed' ? 'melding=voorwaarden' : 'probleem=al-zo';
      return c.redirect(`${path}/${id}?${told}`, 303);
    });
}

function partsOf(kind: 'company' | 'terms', paper: CompanyOnPaper) {
  return { kind, customer: customerOf(paper), subject: null } as const;
}

function dataValues({ company, invoiceAddress: address }: CompanyOnPaper): FormValues {
  return {
    company: company.name,
    country: company.country,
    companyNumber: company.companyNumber,
    vatId: company.vatId ?? '',
    recipient: address?.recipient ?? company.name,
    street: address?.street ?? '',
    houseNumber: address?.houseNumber ?? '',
    addition: address?.addition ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
  };
}

function termValues({ company: { discountGroup, termDays, creditLimit } }: CompanyOnPaper): FormValues {
  return {
    discountGroup,
    termDays: termDays === null ? '' : String(termDays),
    creditLimit: creditLimit === null ? '' : formatAmount(creditLimit),
  };
}
