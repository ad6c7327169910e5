import { sum } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { accountNames, describeDifference, ledgerTexts as texts } from '#text/staff/ledger.ts';
import { checkBooks as check } from '../bookkeeping/check-books.ts';
import type { LedgerFigures } from '../bookkeeping/check-ledger.ts';
import { inColumns, onOneLine } from './columns.ts';
import type { Command } from './command.ts';

export const checkBooks: Command<'kas-controle'> = {
  right: 'move_money',
  options: {},
  hasWords: false,
  run: async (_input, shop) => {
    const { figures, differences, differenceCount } = await check(shop);
    const isAlarm = differenceCount > 0;
    const told = differences.map((difference) => onOneLine(describeDifference(difference), 160));
    const end = isAlarm ? [texts.differs(differenceCount), ...told] : [texts.agrees];
    return { text: `${[...linesOf(figures), '', ...end].join('\n')}\n`, notes: [], isAlarm };
  },
};

function linesOf({ entries, accounts, invoices, creditNotes, payments, open }: LedgerFigures) {
  const total = sum(accounts.map(({ balance }) => balance));
  const balances = [
    ...accounts.map(({ account, balance }) => [accountNames[account], formatEuro(balance)]),
    [texts.together, formatEuro(total)],
  ];
  const figures = [
    [texts.invoices, String(invoices.count), formatEuro(invoices.sum)],
    [texts.creditNotes, String(creditNotes.count), formatEuro(creditNotes.sum)],
    [texts.payments, String(payments.count), formatEuro(payments.sum)],
    [texts.open, '', formatEuro(open)],
  ];
  return [
    `${texts.entries}: ${entries}`,
    '',
    ...inColumns(texts.accounts, balances, texts.accounts.slice(1)),
    '',
    ...inColumns(texts.figures, figures, texts.figures.slice(1)),
  ];
}
