import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { quoteLinkText } from '#text/quotes/link.ts';
import { parseEmail } from '../../accounts/account-forms.ts';
import { createFieldReader, finishForm } from '../../input/form-values.ts';
import { type FormValues, plainLines } from '../../input/read-form.ts';
import { uuidOf } from '../../secrets/uuid-of.ts';

export function parseAcceptance(values: FormValues) {
  const fields = createFieldReader(values);
  const name = fields.text('naam', quoteLimits.name);
  if (values['akkoord'] !== '1') fields.errors['akkoord'] = quoteLinkText.notAgreed;
  return finishForm({ name }, fields.errors);
}

export function parseRefusal(values: FormValues) {
  const reason = plainLines(values['reden']);
  return finishForm(
    { reason },
    reason.length > quoteLimits.reason ? { reden: fieldErrors.tooLong(quoteLimits.reason) } : {},
  );
}

export function parseQuestion(values: FormValues) {
  const fields = createFieldReader(values);
  const name = fields.text('naam', quoteLimits.name);
  const email = fields.read('email', parseEmail, fieldErrors.email);
  const text = fields.read('vraag', asLines, fieldErrors.tooLong(quoteLimits.question));
  // A form that was made by hand is a question of its own, and so is the next one from a page that was gone back to.
  const key = uuidOf('question', z.uuid().safeParse(values['key']).data ?? randomUUID(), text ?? '');
  return finishForm({ name, email, text, key }, fields.errors);
}

function asLines(typed: string): string | null {
  const lines = plainLines(typed);
  return lines !== '' && lines.length <= quoteLimits.question ? lines : null;
}
