import { staffRoles } from '#domain/account/role.ts';
import { fieldNames } from '#text/account/fields.ts';
import { roleNames } from '#text/account/roles.ts';
import { staffRoleSummaries } from '#text/staff/staff.ts';
import { fieldId } from '../../forms/field-id.ts';
import { SelectField } from '../../ui/Field.tsx';

type Props = {
  readonly value: string;
  readonly error?: string | undefined;
  // Stands there as long as nothing is chosen.
  readonly choose?: string;
};

export function RoleField({ value, error, choose }: Props) {
  return (
    <SelectField
      id={fieldId('role')}
      label={fieldNames.role}
      name="role"
      defaultValue={value}
      error={error}
      required
    >
      {choose !== undefined && <option value="">{choose}</option>}
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {`${roleNames[role]}: ${staffRoleSummaries[role]}`}
        </option>
      ))}
    </SelectField>
  );
}
