import { addDays } from '#domain/business/dutch-date.ts';
import { validDaysLimits } from '#domain/quote/look.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { quoteErrors } from '#text/quotes/quote.ts';
import { createFieldReader, finishForm, type ParsedForm } from '../../input/form-values.ts';
import { readStartDay } from '../../input/read-day.ts';
import type { FormValues } from '../../input/read-form.ts';
import type { QuoteRow } from '../quote-row.ts';
import { longText, shortText } from './read-fields.ts';

export type QuoteWords = Pick<QuoteRow, 'subject' | 'validUntil' | 'opening' | 'closing'>;

const dayErrors = { date: quoteErrors.day, past: quoteErrors.dayPast, far: quoteErrors.dayFar };

export function wordsValues({ subject, validUntil, opening, closing }: QuoteWords): FormValues {
  return { subject, validUntil, opening, closing };
}

export function parseWords(values: FormValues, today: string): ParsedForm<QuoteWords> {
  const fields = createFieldReader(values);
  const subject = shortText(fields, 'subject', quoteLimits.subject);
  const validUntil = readStartDay(fields, 'validUntil', today, dayErrors);
  if (validUntil !== null && validUntil > addDays(today, validDaysLimits.most)) {
    fields.errors['validUntil'] = quoteErrors.dayFar;
  }
  const opening = longText(fields, 'opening', quoteLimits.words);
  const closing = longText(fields, 'closing', quoteLimits.words);
  return finishForm({ subject, validUntil, opening, closing }, fields.errors);
}
