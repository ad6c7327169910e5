import type { CustomerPersonData } from '#contract/office/customers.ts';
import { customerTexts } from '#text/staff/customers.ts';
import { Badge } from '../../ui/Badge.tsx';

type Props = { readonly status: CustomerPersonData['status'] };

const kinds = { active: 'ok', invited: 'attention', blocked: 'attention' } as const;

/** Of a company or of one of its people. */
export function CustomerBadge({ status }: Props) {
  return <Badge kind={kinds[status]}>{customerTexts.statuses[status]}</Badge>;
}
