import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { formatLength } from '../format/measure.ts';

type Described =
  | { readonly kind: 'choice'; readonly name: string }
  | { readonly kind: 'space'; readonly side: string; readonly from: Millimetres };

/**
 * "bij ‘A, vlak kozijn’ en volle ruimte rondom (15 mm of meer)": what has to be answered so for the size to come true;
 * null where nothing has.
 */
export function describePresumptions(
  presumptions: readonly Described[],
  isAllRound: boolean,
  unit: Unit,
): string | null {
  const choices = presumptions.flatMap((one) => (one.kind === 'choice' ? [`‘${one.name}’`] : []));
  const spaces = presumptions.filter((one) => one.kind === 'space');
  const parts = [...choices, ...(spaces.length === 0 ? [] : [fullSpace(spaces, isAllRound, unit)])];
  return parts.length === 0 ? null : `bij ${listed(parts)}`;
}

function fullSpace(
  spaces: readonly Extract<Described, { kind: 'space' }>[],
  isAllRound: boolean,
  unit: Unit,
): string {
  const where = isAllRound ? 'rondom' : listed(spaces.map(({ side }) => side.toLowerCase()));
  const [first] = spaces;
  return `volle ruimte ${where}${first === undefined ? '' : ` (${formatLength(first.from, unit)} of meer)`}`;
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} en ${last}`;
}
