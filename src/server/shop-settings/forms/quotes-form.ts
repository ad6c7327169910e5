import { keptMonthsLimits, type QuotesKept } from '#domain/quote/kept.ts';
import { settingErrors } from '#text/staff/settings.ts';
import { createFieldReader, finishForm } from '../../input/form-values.ts';
import { field, fixedForm } from './setting-form.ts';

const { least, most } = keptMonthsLimits;

/** R13.4: how long the quotes of customers are kept. */
export const quotesForm = fixedForm<QuotesKept>({
  rows: [{ columns: 'even', fields: [field('quotes', 'keptMonths', { maxLength: 3 })] }],
  write: ({ keptMonths }) => ({ keptMonths: String(keptMonths) }),
  read: (values) => {
    const fields = createFieldReader(values);
    const keptMonths = fields.read('keptMonths', readMonths, settingErrors.keptMonths(least, most));
    return finishForm({ keptMonths }, fields.errors);
  },
});

function readMonths(typed: string): number | null {
  const months = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return months >= least && months <= most ? months : null;
}
