/** What somebody is in the company they belong to. */
export const companyRoles = ['company_owner', 'buyer', 'measurer'] as const;
/** What somebody is in the shop itself. */
export const staffRoles = ['owner', 'sales', 'bookkeeping', 'workshop'] as const;

export type CompanyRole = (typeof companyRoles)[number];
export type StaffRole = (typeof staffRoles)[number];
export type Role = CompanyRole | StaffRole;

export const roles: readonly Role[] = [...companyRoles, ...staffRoles];

export function isStaffRole(role: Role): role is StaffRole {
  return (staffRoles as readonly Role[]).includes(role);
}
