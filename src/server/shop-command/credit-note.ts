import { eq } from 'drizzle-orm';
import type { LogbookEntry } from '#domain/logbook/entry.ts';
import { sum } from '#domain/money/cents.ts';
import { totalRefundable } from '#domain/payment/refundable.ts';
import { creditAnswers as answers } from '#text/staff/shop-answers.ts';
import { commandProblems } from '#text/staff/shop-command-problems.ts';
import { invoices } from '../database/schema/orders.ts';
import { CommandProblem } from '../errors.ts';
import { dueOf } from '../invoices/due.ts';
import { findBalance, listCreditNotes } from '../invoices/find-credit.ts';
import type { Invoice } from '../invoices/issue-invoice.ts';
import { type Credited, creditInvoice } from '../payments/give-back.ts';
import { listReceived } from '../payments/received.ts';
import { changeShop } from './change-shop.ts';
import { type Command, type OwnerShop, say } from './command.ts';
import type { CommandInput } from './command-input.ts';

export const creditNote: Command<'creditnota'> = {
  right: 'move_money',
  options: { bedrag: 'text', terugbetalen: 'flag', 'zonder-terugbetaling': 'flag' },
  hasWords: true,
  run: async (input, shop) => {
    const invoice = await findInvoice(input, shop);
    const { number } = invoice;
    const notes = await listCreditNotes(shop.database, invoice.id);
    const { left } = await findBalance(shop.database, invoice.id);
    const amount = input.euro('bedrag') ?? left;
    const isMoneyBack = await readChoice(input, shop, invoice);
    // What was credited before is part of it: the same command sent twice at once makes one note, once more later
    // makes another.
    const cause = `owner:${invoice.id}:${sum(notes.map(({ total }) => total))}:${amount}`;
    const credited = await changeShop(shop, async (changed, tell) => {
      const outcome = await creditInvoice(changed, {
        invoice,
        wish: { kind: 'amount', amount },
        cause,
        isMoneyBack,
      });
      if (outcome.kind === 'credited' && outcome.isNew) await tell(creditedEntry(number, outcome));
      return outcome;
    });
    if (credited.kind === 'too_much') throw new CommandProblem(answers.tooMuch(number, left));
    if (credited.kind === 'not_received')
      throw new CommandProblem(answers.notReceived(number, credited.refundable));
    const { note, refunded } = credited;
    return say(
      answers.issued(note.number, note.total, number),
      refunded > 0 ? answers.moneyBack(refunded) : answers.noMoneyBack,
      answers.documents,
    );
  },
};

async function findInvoice(input: CommandInput, { database }: OwnerShop): Promise<Invoice> {
  const [word, another] = input.words;
  if (word === undefined || another !== undefined) throw new CommandProblem(commandProblems.invoiceMissing);
  const number = word.toUpperCase();
  const [invoice] = await database.select().from(invoices).where(eq(invoices.number, number));
  if (invoice === undefined) throw new CommandProblem(answers.noInvoice(number));
  if (invoice.kind === 'credit_note') throw new CommandProblem(answers.isCreditNote(number));
  return invoice;
}

// Nobody guesses whether money goes back: two credit notes for one refund, or none, would be the price.
async function readChoice(input: CommandInput, { database }: OwnerShop, invoice: Invoice): Promise<boolean> {
  const isMoneyBack = input.flag('terugbetalen');
  const isWithout = input.flag('zonder-terugbetaling');
  if (isMoneyBack && isWithout) throw new CommandProblem(answers.oneChoice);
  const refundable = totalRefundable(await listReceived(database, dueOf(invoice)));
  if (refundable > 0 && !isMoneyBack && !isWithout)
    throw new CommandProblem(answers.choiceMissing(invoice.number, refundable));
  return isMoneyBack;
}

function creditedEntry(
  invoice: string,
  { note, refunded }: Extract<Credited, { kind: 'credited' }>,
): LogbookEntry {
  return {
    action: 'credit_note_made',
    subject: { kind: 'invoice', id: invoice, name: invoice },
    after: { creditNote: note.number, amount: note.total, refunded },
  };
}
