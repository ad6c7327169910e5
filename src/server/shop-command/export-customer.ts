import { customerAnswers as answers } from '#text/staff/shop-answers.ts';
import { findCustomerByEmail } from '../accounts/customers.ts';
import { exportCustomer } from '../accounts/export-customer.ts';
import { CommandProblem } from '../errors.ts';
import type { Command } from './command.ts';
import { writeTextFile } from './files.ts';

export const exportData: Command<'gegevens'> = {
  options: { klant: 'text', bestand: 'text' },
  hasWords: false,
  run: async (input, shop) => {
    const email = (input.text('klant') ?? '').trim().toLowerCase();
    const customer = await findCustomerByEmail(shop.database, email);
    if (customer === null) throw new CommandProblem(answers.noSuchCustomer(email));
    const data = await exportCustomer(shop.database, customer.id, shop.now());
    const text = `${JSON.stringify(data, null, 2)}\n`;
    const path = input.text('bestand');
    if (path === null) return { text, notes: [] };
    await writeTextFile(shop, path, text);
    return { text: '', notes: [answers.dataWritten(path)] };
  },
};
