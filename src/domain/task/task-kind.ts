import { may, type Right } from '../account/rights.ts';
import type { Role } from '../account/role.ts';

/** What a person of the shop has to look at. */
export type TaskKind =
  // Money that is nobody's, and what becomes of money afterwards.
  | 'surplus'
  | 'mismatch'
  | 'charged_back'
  | 'refund_failed'
  // What came by bank goes back by bank, by hand.
  | 'refund_by_bank'
  | 'credit'
  // Screens that were paid in advance and do not come: the last delivery went without them.
  | 'left_behind'
  // The books do not agree with each other.
  | 'ledger_mismatch'
  // Who wants to become a customer.
  | 'account_request'
  // A customer's VAT number that the register does not confirm.
  | 'vat_refused'
  // What a customer asks that the configurator cannot make.
  | 'special_request'
  // What the shop tried several times by itself.
  | 'job_failed'
  // R15.3: there is no new backup, or the shop went back to an earlier one.
  | 'backup_failed'
  // R15.3: there is a new one, and an old one that cannot be removed.
  | 'backups_not_removed'
  | 'restored'
  | 'mail_failed';

/** Who is told: staff with this right can do something about it. */
export const rightForTask: Readonly<Record<TaskKind, Right>> = {
  surplus: 'move_money',
  mismatch: 'move_money',
  charged_back: 'move_money',
  refund_failed: 'move_money',
  refund_by_bank: 'move_money',
  credit: 'move_money',
  left_behind: 'move_money',
  ledger_mismatch: 'move_money',
  account_request: 'change_customers',
  vat_refused: 'change_customers',
  special_request: 'change_customers',
  job_failed: 'manage_settings',
  backup_failed: 'manage_settings',
  backups_not_removed: 'manage_settings',
  restored: 'manage_settings',
  mail_failed: 'manage_settings',
};

export const taskKinds = Object.keys(rightForTask) as readonly TaskKind[];

/** The kinds that this role can do something about. */
export function taskKindsFor(role: Role): readonly TaskKind[] {
  return taskKinds.filter((kind) => may(role, rightForTask[kind]));
}

/** Money that did not go as it should: these kinds together are a number on the start page. */
export const paymentTrouble = [
  'surplus',
  'mismatch',
  'charged_back',
  'refund_failed',
  'refund_by_bank',
  'credit',
  'left_behind',
  'ledger_mismatch',
] as const satisfies readonly TaskKind[];

/** What settles a task besides somebody's word that it is done. */
export type TaskWay = 'give_back' | 'refund_again' | 'send_again' | 'try_again';

/** At most one for each kind: the rest is work elsewhere, and a link leads there. */
export const taskWays: Readonly<Partial<Record<TaskKind, TaskWay>>> = {
  surplus: 'give_back',
  refund_failed: 'refund_again',
  mail_failed: 'send_again',
  job_failed: 'try_again',
};

/** Characters of what somebody says about a task that is done. */
export const longestTaskNote = 200;
