import type { Finding } from '../product/finding.ts';
import type { Problem } from './assessment.ts';

export function problemAt(
  step: string,
  field: string | null,
  finding: Finding,
  row: number | null = null,
): Problem {
  return { finding, step, field, row };
}
