import { isStaffRole, type Role } from '#domain/account/role.ts';
import { daysKept } from '#domain/business/retention.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * R10.2: who can see every customer's orders walks away from a screen like anybody else. The decision says why customers stay
 * logged in.
 */
export const lifetimes = {
  customer: { idle: daysKept.unusedLogin * day, absolute: daysKept.login * day },
  staff: { idle: hour / 2, absolute: 12 * hour },
} as const;

/** How long a login of somebody in this role lasts. */
export function sessionLifetime(role: Role): { readonly idle: number; readonly absolute: number } {
  return lifetimes[isStaffRole(role) ? 'staff' : 'customer'];
}

/** No login lasts longer than this. */
export const longestLogin = lifetimes.customer.absolute;
