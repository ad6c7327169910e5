import { basename } from 'node:path';
import { maxBankFileBytes } from '#domain/bank/statement.ts';
import { formatShortDate } from '#text/format/date.ts';
import { describeImport, describeProposedEntry, statementTexts as texts } from '#text/staff/bank.ts';
import { commandProblems } from '#text/staff/shop-command-problems.ts';
import { findEntries } from '../bank/find-statements.ts';
import { proposeEntries } from '../bank/propose-entries.ts';
import { takeBankFile } from '../bank/take-bank-file.ts';
import { CommandProblem } from '../errors.ts';
import { type Command, say } from './command.ts';
import { readBytes } from './files.ts';

const most = 500;

/** R12.4: imports a file and tells what is proposed. Booking is for a person, on the page. */
export const importBankFile: Command<'afschrift'> = {
  right: 'move_money',
  options: { bestand: 'text' },
  hasWords: true,
  run: async (input, shop) => {
    const path = input.text('bestand') ?? input.words[0] ?? null;
    if (path === null || input.words.length > 1)
      throw new CommandProblem(commandProblems.optionMissing('bestand'));
    const bytes = await readBytes(shop, path, maxBankFileBytes);
    const taken = await takeBankFile(shop, { name: basename(path).slice(0, 100), bytes }, shop.actor);
    if (taken.kind === 'refused') throw new CommandProblem(...taken.faults);
    const told: string[] = [];
    for (const { id, statement } of taken.statements) {
      const wanted = { statementId: id, queue: 'waiting', after: null, length: most } as const;
      const entries = await findEntries(shop.database, wanted);
      const proposals = await proposeEntries(shop.database, entries);
      told.push(
        `${texts.title(statement)}: ${entries.length === 0 ? texts.nothingWaits : texts.waiting(entries.length)}`,
      );
      for (const { id: entryId, bookedOn, amount, payer } of entries) {
        const entry = { day: formatShortDate(bookedOn), amountCents: amount, payer };
        told.push(`  ${describeProposedEntry(entry, proposals.get(entryId))}`);
      }
    }
    return say(describeImport(taken.statements), ...told, texts.bookOnPage);
  },
};
