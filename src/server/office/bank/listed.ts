import type { Context } from 'hono';
import type { StatementRowData } from '#contract/office/bank.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import { describeImport } from '#text/staff/bank.ts';
import type { AppEnv } from '../../app-env.ts';

/** Numbers only: a page never shows a sentence that came with its address. */
export function importNotice(c: Context<AppEnv>): string | null {
  const [entries, known, of] = ['regels', 'bekend', 'afschriften'].map((name) => {
    const typed = c.req.query(name) ?? '';
    return /^\d{1,6}$/.test(typed) ? Number(typed) : null;
  });
  if (entries == null || known == null || of == null || known > entries) return null;
  const rest = Array.from({ length: Math.max(0, Math.min(of, 999) - 1) }, () => ({ entries: 0, known: 0 }));
  return describeImport([{ entries, known }, ...rest]);
}

/** As JSON. */
export function toListed(row: StatementRowData) {
  const { openingCents, closingCents, id, account, statement, from, until, entries, waiting } = row;
  return {
    ...{ id, account, statement, from, until },
    opening: decimalString(cents(openingCents)),
    closing: decimalString(cents(closingCents)),
    ...{ entries, waiting, importedAt: row.importedAt, by: row.by },
  };
}
