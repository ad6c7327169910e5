import { z } from 'zod';
import { maxReason } from '#domain/business/limits.ts';
import { type OrderAction, orderActionRules } from '#domain/order/order-actions.ts';
import { maxNote } from '#domain/order/order-event.ts';
import { orderProblemTexts as texts } from '#text/staff/order.ts';
import { parseAddressForm } from '../../input/address-form.ts';
import type { ParsedForm } from '../../input/form-values.ts';
import { type FormValues, oneLine, plainLines } from '../../input/read-form.ts';
import type { DoneTo } from '../../orders/act-on-orders.ts';
import { isCaused } from '../../orders/actions/money.ts';
import { isSent } from '../../orders/actions/ship.ts';
import type { ActionForm, ReadForm } from './action-form.ts';
import { readCredit, readRefund } from './read-money.ts';
import { readShip, readUndo } from './read-ship.ts';

type Simple = 'release' | 'take_back' | 'hold' | 'let_go' | 'cancel' | 'complete';

/** Null for what no form asks. */
export const actionForms: { readonly [Action in OrderAction]: ActionForm<Action> | null } = {
  release: {
    ...simple('release', 'in-productie'),
    notice: ({ isPartlyRefunded }) => (isPartlyRefunded ? 'deels-terugbetaald' : 'in-productie'),
  },
  take_back: simple('take_back', 'terug-uit-productie'),
  hold: simple('hold', 'vasthouden'),
  let_go: simple('let_go', 'loslaten'),
  cancel: {
    ...simple('cancel', 'annuleren'),
    notice: ({ refunded }) => (refunded > 0 ? 'annuleren-geld' : 'annuleren'),
  },
  complete: simple('complete', 'afronden'),
  change_address: { slug: 'afleveradres', read: readAddress },
  send_document: { slug: 'opnieuw-sturen', read: readDocument },
  note: { slug: 'notitie', read: readNote },
  ship: {
    slug: 'verzenden',
    read: readShip,
    isDone: ({ deps, order }, key) => isSent(deps, order.id, key),
    notice: ({ isWhole, isInvoiced, leftBehind }) =>
      `${leftBehind > 0 ? 'zonder-rest-' : isWhole ? '' : 'deels-'}verzonden${isInvoiced ? '-factuur' : ''}`,
  },
  undo_ship: { slug: 'verzending-ongedaan', read: readUndo },
  credit: {
    slug: 'crediteren',
    read: readCredit,
    isDone: ({ deps, order }, key) => isCaused(deps, order.id, key),
    notice: ({ refunded }) => (refunded > 0 ? 'gecrediteerd-geld' : 'gecrediteerd'),
  },
  refund: {
    slug: 'terugbetalen',
    read: readRefund,
    isDone: ({ deps, order }, key) => isCaused(deps, order.id, key),
    notice: ({ creditNote }) => (creditNote === null ? 'terugbetaald' : 'terugbetaald-creditnota'),
  },
};

function simple<Action extends Simple>(action: Action, slug: string) {
  return { slug, read: (values: FormValues) => readSimple(values, orderActionRules[action].asksReason) };
}

function readSimple(
  values: FormValues,
  asksReason: boolean,
): ParsedForm<{ input: null; reason: string | null }> {
  const reason = oneLine(values['reason']);
  if (reason.length > maxReason) return refuse('reason', texts.reasonTooLong(maxReason));
  if (asksReason && reason === '') return refuse('reason', texts.reasonMissing);
  return { ok: true, value: { input: null, reason: reason === '' ? null : reason } };
}

function readAddress(values: FormValues): ParsedForm<ReadForm<'change_address'>> {
  const parsed = parseAddressForm(values);
  if (!parsed.ok) return parsed;
  const { isDefault: _isDefault, ...address } = parsed.value;
  return { ok: true, value: { input: { address }, reason: null } };
}

// Without a number it is the confirmation.
function readDocument(values: FormValues): ParsedForm<ReadForm<'send_document'>> {
  const number = values['document'] ?? '';
  const key = z.uuid().safeParse(values['key']);
  if (!key.success) return refuse('key', texts.refused);
  return {
    ok: true,
    value: { input: { number: number === '' ? null : number, key: key.data }, reason: null },
  };
}

// Lines stay lines: a note may be a list.
function readNote(values: FormValues): ParsedForm<ReadForm<'note'>> {
  const text = plainLines(values['note']);
  if (text === '') return refuse('note', texts.noteMissing);
  if (text.length > maxNote) return refuse('note', texts.reasonTooLong(maxNote));
  return { ok: true, value: { input: { text }, reason: null } };
}

function refuse(field: string, error: string) {
  return { ok: false, errors: { [field]: error } } as const;
}

export function noticeOf<Action extends OrderAction>(
  form: ActionForm<Action>,
  [done]: readonly DoneTo<Action>[],
): string {
  return done === undefined ? form.slug : (form.notice?.(done.result) ?? form.slug);
}
