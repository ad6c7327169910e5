import { customerAnswers as answers } from '#text/staff/shop-answers.ts';
import { listNotes } from '../accounts/company-notes.ts';
import { exportCustomer } from '../accounts/export-customer.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { CommandProblem } from '../errors.ts';
import { changeShop } from './change-shop.ts';
import type { Command } from './command.ts';
import { writeTextFile } from './files.ts';

export const exportData: Command<'gegevens'> = {
  right: 'see_customers',
  options: { klant: 'text', bestand: 'text' },
  hasWords: false,
  run: async (input, shop) => {
    const email = (input.text('klant') ?? '').trim().toLowerCase();
    const person = await findPersonByEmail(shop.database, email);
    if (person === null) throw new CommandProblem(answers.noSuchCustomer(email));
    return changeShop(shop, async ({ database, now }, tell) => {
      const data = await exportCustomer(database, person.id, now());
      // Who asks by law gets what is written about them too, from somebody who has read first whom else it is about.
      const notes = await listNotes(database, person.companyId);
      const companyNotes = notes.map(({ text: note, createdAt }) => ({ text: note, createdAt }));
      const text = `${JSON.stringify({ ...data, companyNotes }, null, 2)}\n`;
      const { id, name } = person;
      await tell({ action: 'data_exported', subject: { kind: 'person', id, name }, after: { email } });
      const path = input.text('bestand');
      if (path === null) return { text, notes: [] };
      await writeTextFile(shop, path, text);
      return { text: '', notes: [answers.dataWritten(path)] };
    });
  },
};
