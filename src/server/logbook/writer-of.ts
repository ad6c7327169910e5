import { isStaffRole, roles } from '#domain/account/role.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { pageText } from '#text/pages/ui.ts';

/** Who did it, as a mail to a customer tells: a colleague by name, the shop by its own. */
export function writerOf({ role, name }: Pick<Actor, 'role' | 'name'>): string {
  const isColleague = roles.some((one) => one === role && !isStaffRole(one));
  return isColleague ? name : pageText.brand;
}
