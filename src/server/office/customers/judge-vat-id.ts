import type { FormValues } from '../../input/read-form.ts';
import { checkNumber, type RegisterDependencies } from '../../vat/ask-register.ts';

/**
 * What the register says of a number that staff type. They may keep one that it does not know, for a company may be younger
 * than the register: until it does, VAT is charged.
 */
export async function judgeVatId(
  deps: RegisterDependencies,
  vatId: string,
  values: FormValues,
): Promise<'fine' | 'unanswered' | 'refused'> {
  const { answer } = await checkNumber(deps, vatId);
  if (answer === 'unavailable') return 'unanswered';
  return answer === 'valid' || values['unconfirmed'] === '1' ? 'fine' : 'refused';
}
