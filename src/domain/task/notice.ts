import { may, type Right } from '../account/rights.ts';
import type { Role } from '../account/role.ts';
import { paymentTrouble, type TaskKind } from './task-kind.ts';

type Topic = {
  // Who can be told at all: what somebody may not see, they get no mail about.
  readonly right: Right;
  // For whoever has not chosen.
  readonly isUsual: boolean;
};

/** What staff can have mails about, each by their own choice. */
export const noticeTopics = {
  // Paid, or to be paid on account: from then on there is work.
  new_order: { right: 'see_all_orders', isUsual: false },
  payment_trouble: { right: 'move_money', isUsual: true },
  account_request: { right: 'change_customers', isUsual: true },
  special_request: { right: 'change_customers', isUsual: true },
  vat_refused: { right: 'change_customers', isUsual: true },
  job_failed: { right: 'manage_settings', isUsual: true },
} as const satisfies Readonly<Record<string, Topic>>;

export type NoticeTopic = keyof typeof noticeTopics;

const topics = Object.keys(noticeTopics) as readonly NoticeTopic[];

/** What somebody in this role can have mails about. */
export function topicsFor(role: Role): readonly NoticeTopic[] {
  return topics.filter((topic) => may(role, noticeTopics[topic].right));
}

/**
 * Null for what nobody is mailed about: a mail about a mail that cannot be sent would not be sent either, and who restores a
 * backup knows of it.
 */
export function topicOf(kind: TaskKind): NoticeTopic | null {
  if (kind === 'mail_failed' || kind === 'restored') return null;
  if (kind === 'backup_failed' || kind === 'backups_not_removed') return 'job_failed';
  return isPaymentTrouble(kind) ? 'payment_trouble' : kind;
}

type PaymentTrouble = (typeof paymentTrouble)[number];

function isPaymentTrouble(kind: TaskKind): kind is PaymentTrouble {
  return paymentTrouble.some((trouble) => trouble === kind);
}
