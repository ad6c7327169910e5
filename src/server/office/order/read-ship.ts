import { dutchDate } from '#domain/business/dutch-date.ts';
import { maxReason } from '#domain/business/limits.ts';
import { carriers, carriersFor, isCarrier, readTrackingCode } from '#domain/delivery/carriers.ts';
import { leftToSend } from '#domain/delivery/shipment.ts';
import { orderProblemTexts } from '#text/staff/order.ts';
import { shipProblems as problems } from '#text/staff/order-forms.ts';
import type { ParsedForm } from '../../input/form-values.ts';
import { type FormValues, oneLine } from '../../input/read-form.ts';
import { listSentLines } from '../../orders/deliveries.ts';
import type { FormContext, ReadForm } from './action-form.ts';
import { readCounts } from './read-counts.ts';
import { readKey } from './read-key.ts';

/** Without a line in it, it is all that is left. */
export async function readShip(
  values: FormValues,
  { deps, order }: FormContext,
): Promise<ParsedForm<ReadForm<'ship'>>> {
  const sent = await listSentLines(deps.database, order.id);
  const lines = order.lines.map(({ id, position, amount }) => {
    const line = sent.find((one) => one.id === id);
    return { id, position, left: line === undefined ? amount : leftToSend(line) };
  });
  const { counts, errors: faults } = readCounts(values, lines, problems);
  const errors: Record<string, string> = { ...faults };
  const carrier = (values['carrier'] ?? '').trim();
  if (!isCarrier(carrier)) errors['carrier'] = problems.carrier;
  else if (!carriersFor(order.vatBasis).includes(carrier)) errors['carrier'] = problems.notCollected;
  const trackingCode = readTrackingCode(values['code'] ?? '');
  if (trackingCode === null) errors['code'] = problems.code;
  else if (trackingCode !== '' && isCarrier(carrier) && !carriers[carrier].hasCode)
    errors['code'] = problems.noCode;
  const [from, today] = [dutchDate(order.placedAt), dutchDate(deps.now())];
  const sentOn = (values['day'] ?? '').trim() || today;
  const wrongDay = findWrongDay(sentOn, from, today);
  if (wrongDay !== null) errors['day'] = wrongDay;
  const reason = oneLine(values['reason']);
  if (reason.length > maxReason) errors['reason'] = orderProblemTexts.reasonTooLong(maxReason);
  const isNothing = counts !== null && [...counts.values()].every((count) => count === 0);
  const [first] = lines.filter(({ left }) => left > 0);
  if (isNothing && Object.keys(faults).length === 0)
    errors[`line-${first?.position ?? 1}`] = problems.nothing;
  const key = readKey(values);
  if (key === '') errors['key'] = orderProblemTexts.refused;
  if (Object.keys(errors).length > 0 || !isCarrier(carrier) || trackingCode === null)
    return { ok: false, errors };
  const screens = counts ?? 'rest';
  const isLast = values['last'] === '1';
  return {
    ok: true,
    value: {
      input: { carrier, trackingCode, sentOn, screens, isLast, key },
      reason: reason === '' ? null : reason,
    },
  };
}

/** Which delivery it was, and why it was none. */
export function readUndo(values: FormValues): ParsedForm<ReadForm<'undo_ship'>> {
  const reason = oneLine(values['reason']);
  const deliveryId = Number(values['delivery']);
  if (!Number.isSafeInteger(deliveryId)) return { ok: false, errors: { reason: orderProblemTexts.refused } };
  if (reason === '') return { ok: false, errors: { reason: orderProblemTexts.reasonMissing } };
  if (reason.length > maxReason)
    return { ok: false, errors: { reason: orderProblemTexts.reasonTooLong(maxReason) } };
  return { ok: true, value: { input: { deliveryId }, reason } };
}

function findWrongDay(day: string, from: string, today: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return problems.day;
  if (day > today) return problems.future;
  return day < from ? problems.before : null;
}
