import { maxReason } from '#domain/business/limits.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import { orderProblemTexts } from '#text/staff/order.ts';
import { creditProblems as problems, shipProblems } from '#text/staff/order-forms.ts';
import type { ParsedForm } from '../../input/form-values.ts';
import { type FormValues, oneLine } from '../../input/read-form.ts';
import { listCreditableLines } from '../../invoices/find-credit.ts';
import type { FormContext, ReadForm } from './action-form.ts';
import { findChoice } from './invoice-choice.ts';
import { readCounts } from './read-counts.ts';
import { readKey } from './read-key.ts';

/** Pieces of lines or an amount, and whether money goes back: nobody guesses that. */
export async function readCredit(
  values: FormValues,
  { deps, order }: FormContext,
): Promise<ParsedForm<ReadForm<'credit'>>> {
  const { chosen } = await findChoice(deps.database, order.id, 'left', values['invoice'] ?? '');
  const lines = chosen === null ? [] : await listCreditableLines(deps.database, chosen.id);
  const { counts, errors: faults } = readCounts(
    values,
    lines.map((line) => ({ ...line, left: line.amount - line.credited })),
    { amount: shipProblems.amount, tooMany: problems.tooMany },
  );
  const errors: Record<string, string> = { ...faults, ...faultsOf(values) };
  const typed = (values['amount'] ?? '').trim();
  const amount = typed === '' ? null : parseEuro(typed);
  const pieces = new Map([...(counts ?? [])].filter(([, count]) => count > 0));
  if (typed !== '' && amount === null) errors['amount'] = problems.amount;
  else if (amount === 0) errors['amount'] = problems.zero;
  else if (amount !== null && pieces.size > 0) errors['amount'] = problems.both;
  else if (amount === null && pieces.size === 0 && Object.keys(faults).length === 0)
    errors['amount'] = problems.nothing;
  const money = values['money'] ?? '';
  if (chosen !== null && chosen.refundable > 0 && money !== 'back' && money !== 'keep')
    errors['money'] = problems.money;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      input: {
        invoice: chosen?.number ?? invoiceOf(values),
        wish: amount === null ? { kind: 'lines', pieces } : { kind: 'amount', amount },
        isMoneyBack: money === 'back',
        key: readKey(values),
      },
      reason: reasonOf(values),
    },
  };
}

export function readRefund(values: FormValues): ParsedForm<ReadForm<'refund'>> {
  const errors = { ...faultsOf(values) };
  const amount = parseEuro(values['amount'] ?? '');
  if (amount === null) errors['amount'] = problems.amount;
  else if (amount === 0) errors['amount'] = problems.zero;
  if (Object.keys(errors).length > 0 || amount === null) return { ok: false, errors };
  return {
    ok: true,
    value: { input: { invoice: invoiceOf(values), amount, key: readKey(values) }, reason: reasonOf(values) },
  };
}

function invoiceOf(values: FormValues): string | null {
  const number = values['invoice'] ?? '';
  return number === '' ? null : number;
}

function faultsOf(values: FormValues): Record<string, string> {
  const reason = reasonOf(values);
  return {
    ...(reason === null && { reason: orderProblemTexts.reasonMissing }),
    ...(reason !== null &&
      reason.length > maxReason && { reason: orderProblemTexts.reasonTooLong(maxReason) }),
    ...(readKey(values) === '' && { key: orderProblemTexts.refused }),
  };
}

function reasonOf(values: FormValues): string | null {
  const reason = oneLine(values['reason']);
  return reason === '' ? null : reason;
}
