import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FormState } from '#contract/form-state.ts';
import { officeRooms } from '#contract/office/page.ts';
import { maxName, maxTypedNumber } from '#domain/business/limits.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import { maxLinkDays, maxPaidDescription } from '#domain/payment/payment-subject.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { describeLinkRefusal, newLinkTexts as texts } from '#text/staff/links.ts';
import { parseEmail } from '../../accounts/account-forms.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { rejectedForm, restoredForm } from '../../input/form-values.ts';
import { type FormValues, oneLine, plainText, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { type LinkRequest, type LinkSubject, makePaymentLink } from '../../orders/make-payment-link.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { uuidOf } from '../../secrets/uuid-of.ts';

const { path } = officeRooms.links;
const day = 24 * 60 * 60 * 1000;

/** R11.6: a link for an order, an invoice or a free amount. */
export function newLinkRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(`${path}/nieuw`, async (c) => {
      const number = plainText(c.req.query('voor') ?? '')
        .trim()
        .slice(0, maxTypedNumber);
      const fresh = { key: randomUUID(), number, what: 'number' };
      return answer(c, deps, restoredForm(fresh, await keptValues(c, deps)));
    })
    .post(`${path}/nieuw`, async (c) => {
      const values = await readForm(c);
      const parsed = parseLink(values, deps.now());
      if ('errors' in parsed) return answer(c, deps, rejectedForm(values, parsed.errors), 422);
      const outcome = await makePaymentLink(deps, parsed.request, actorOf(c, deps));
      if (outcome.kind === 'refused')
        return answer(c, deps, rejectedForm(values, { number: describeLinkRefusal(outcome) }), 422);
      const told = outcome.isNew ? 'gemaakt' : 'bestond';
      return c.redirect(`${path}/${outcome.payment.id}?melding=${told}`, 303);
    });
}

function answer(c: Context<AppEnv>, deps: Dependencies, form: FormState, status: 200 | 422 = 200) {
  return answerPage(c, deps, { name: 'office-new-link', form }, { status, cache: 'no-store' });
}

type Parsed = { readonly request: LinkRequest } | { readonly errors: Readonly<Record<string, string>> };

function parseLink(values: FormValues, now: Date): Parsed {
  const errors: Record<string, string> = {};
  const typed = (name: string) => oneLine(values[name]);
  const subject = readSubject(typed, errors);
  const days = typed('days');
  const isCount = /^[1-9]\d{0,2}$/.test(days) && Number(days) <= maxLinkDays;
  if (days !== '' && !isCount) errors['days'] = texts.problems.days;
  const email = typed('email');
  const parsedEmail = email === '' ? null : parseEmail(email);
  if (email !== '' && parsedEmail === null) errors['email'] = fieldErrors.email;
  const contact = typed('contact');
  if (contact.length > maxName) errors['contact'] = fieldErrors.tooLong(maxName);
  if (subject === null || Object.keys(errors).length > 0) return { errors };
  return {
    request: {
      subject,
      expiresAt: days === '' ? null : new Date(now.getTime() + Number(days) * day),
      mail: parsedEmail === null ? null : { email: parsedEmail, contact: contact === '' ? null : contact },
      key: keyOf(values, subject),
    },
  };
}

// Of the form and of what it is for: a page that was gone back to sends its key again, with another number.
function keyOf(values: FormValues, subject: LinkSubject): string {
  const key = z.uuid().safeParse(values['key']).data ?? randomUUID();
  return subject.kind === 'other'
    ? uuidOf('link', key, subject.kind, subject.description, subject.amount)
    : uuidOf('link', key, subject.kind, subject.number);
}

// An invoice's number begins with its series; whatever else is typed is looked for among the orders.
function readSubject(typed: (name: string) => string, errors: Record<string, string>): LinkSubject | null {
  if (typed('what') !== 'amount') {
    const number = typed('number').toUpperCase();
    if (number === '' || number.length > maxTypedNumber) {
      errors['number'] = texts.problems.number;
      return null;
    }
    return { kind: number.startsWith('F') ? 'invoice' : 'order', number };
  }
  const amount = parseEuro(typed('amount'));
  const description = typed('description');
  if (amount === null || amount === 0) errors['amount'] = texts.problems.amount;
  if (description === '') errors['description'] = fieldErrors.required;
  if (description.length > maxPaidDescription)
    errors['description'] = fieldErrors.tooLong(maxPaidDescription);
  return amount === null || amount === 0 ? null : { kind: 'other', description, amount };
}
