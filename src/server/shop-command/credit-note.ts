import { eq } from 'drizzle-orm';
import { cents, sum } from '#domain/money/cents.ts';
import { creditAnswers as answers } from '#text/shop-answers.ts';
import { commandProblems } from '#text/shop-command.ts';
import { invoices } from '../database/schema/orders.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { type Command, say } from './command.ts';
import { CommandProblem } from './command-problem.ts';

export const creditNote: Command<'creditnota'> = {
  options: { bedrag: 'text' },
  hasWords: true,
  run: async (input, shop) => {
    const [word, another] = input.words;
    if (word === undefined || another !== undefined) throw new CommandProblem(commandProblems.invoiceMissing);
    const number = word.toUpperCase();
    const [invoice] = await shop.database.select().from(invoices).where(eq(invoices.number, number));
    if (invoice === undefined) throw new CommandProblem(answers.noInvoice(number));
    if (invoice.kind === 'credit_note') throw new CommandProblem(answers.isCreditNote(number));
    const notes = await shop.database
      .select()
      .from(invoices)
      .where(eq(invoices.creditedInvoiceId, invoice.id));
    const credited = sum(notes.map(({ total }) => total));
    const left = cents(invoice.total - credited);
    const amount = input.euro('bedrag') ?? left;
    // What was credited before is part of it: the same command sent twice at once makes one note, once more later
    // makes another.
    const cause = `owner:${invoice.id}:${credited}:${amount}`;
    const note = amount === 0 ? null : await issueCreditNote(shop, { invoiceId: invoice.id, amount, cause });
    if (note === null) throw new CommandProblem(answers.tooMuch(number, left));
    return say(answers.issued(note.number, note.total, number), answers.money);
  },
};
