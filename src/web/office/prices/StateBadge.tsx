import type { ForceState } from '#domain/pricing/in-force.ts';
import { pricesTexts } from '#text/staff/prices.ts';
import { Badge } from '../../ui/Badge.tsx';

const kinds = { present: 'ok', coming: 'attention', former: 'neutral', replaced: 'neutral' } as const;

/** Whether a price or a discount holds, comes or is over. */
export function StateBadge({ state }: { readonly state: ForceState }) {
  return <Badge kind={kinds[state]}>{pricesTexts.states[state]}</Badge>;
}
