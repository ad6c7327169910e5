import type { Cents } from '#domain/money/cents.ts';
import { maxPaidDescription } from '#domain/payment/payment-subject.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { describeSubject } from '#text/ordering/payment.ts';
import { describeLinkRefusal } from '#text/staff/links.ts';
import { linkAnswers as answers, mailQueued } from '#text/staff/shop-answers.ts';
import { CommandProblem } from '../errors.ts';
import { type LinkSubject, makePaymentLink } from '../orders/make-payment-link.ts';
import { type Command, say } from './command.ts';
import type { CommandInput } from './command-input.ts';

const day = 24 * 60 * 60 * 1000;

export const paymentLink: Command<'betaallink'> = {
  right: 'make_payment_links',
  options: {
    bestelling: 'text',
    factuur: 'text',
    bedrag: 'text',
    omschrijving: 'text',
    dagen: 'text',
    mail: 'text',
    naam: 'text',
  },
  hasWords: false,
  run: async (input, shop) => {
    const email = input.email('mail');
    const days = input.count('dagen');
    const contact = input.text('naam');
    if (contact !== null && email === null) throw new CommandProblem(answers.nameOnly);
    const expiresAt = days === null ? null : new Date(shop.now().getTime() + days * day);
    const mail = email === null ? null : { email, contact };
    const request = { subject: readSubject(input), expiresAt, mail, key: null };
    const outcome = await makePaymentLink(shop, request, shop.actor);
    if (outcome.kind === 'refused') throw new CommandProblem(describeLinkRefusal(outcome));
    const { payment, isNew, isMailed } = outcome;
    const name = describeSubject(payment.subject);
    const title = (isNew ? answers.made : answers.found)(name, payment.amount);
    const lines = [title, `${shop.settings.publicUrl}/payment/${payment.token}`];
    if (payment.expiresAt !== null) lines.push(answers.validUntil(formatDateTime(payment.expiresAt)));
    if (email !== null) lines.push(isMailed ? mailQueued(email) : answers.mailWaiting(email));
    return say(...lines);
  },
};

function readSubject(input: CommandInput): LinkSubject {
  const [order, invoice, amount] = [input.text('bestelling'), input.text('factuur'), input.euro('bedrag')];
  if ([order, invoice, amount].filter((given) => given !== null).length !== 1)
    throw new CommandProblem(answers.oneSubject);
  if (amount !== null) return freeAmount(amount, input.text('omschrijving'));
  if (input.text('omschrijving') !== null) throw new CommandProblem(answers.descriptionOnly);
  return order !== null
    ? { kind: 'order', number: order.toUpperCase() }
    : { kind: 'invoice', number: (invoice ?? '').toUpperCase() };
}

function freeAmount(amount: Cents, description: string | null): LinkSubject {
  if (amount === 0) throw new CommandProblem(answers.nothing);
  if (description === null) throw new CommandProblem(answers.descriptionMissing);
  if (description.length > maxPaidDescription) throw new CommandProblem(answers.descriptionTooLong);
  return { kind: 'other', description: description.trim(), amount };
}
