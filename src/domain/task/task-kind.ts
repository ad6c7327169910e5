import { may, type Right } from '../account/rights.ts';
import type { Role } from '../account/role.ts';

/** What a person of the shop has to look at. */
export type TaskKind =
  // Money that is nobody's, and what becomes of money afterwards.
  | 'surplus'
  | 'mismatch'
  | 'charged_back'
  | 'refund_failed'
  | 'credit'
  // A customer's VAT number that the register does not confirm.
  | 'vat_refused'
  // What a customer asks that the configurator cannot make.
  | 'special_request'
  // What the shop tried several times by itself.
  | 'job_failed'
  | 'mail_failed';

/** Who is told: staff with this right can do something about it. */
export const rightForTask: Readonly<Record<TaskKind, Right>> = {
  surplus: 'move_money',
  mismatch: 'move_money',
  charged_back: 'move_money',
  refund_failed: 'move_money',
  credit: 'move_money',
  vat_refused: 'change_customers',
  special_request: 'change_customers',
  job_failed: 'manage_settings',
  mail_failed: 'manage_settings',
};

/** The kinds that this role can do something about. */
export function taskKindsFor(role: Role): readonly TaskKind[] {
  const kinds = Object.keys(rightForTask) as readonly TaskKind[];
  return kinds.filter((kind) => may(role, rightForTask[kind]));
}
