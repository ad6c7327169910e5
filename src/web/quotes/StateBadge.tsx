import type { QuoteState } from '#domain/quote/quote-state.ts';
import { quoteStateNames } from '#text/quotes/states.ts';
import { Badge, type BadgeKind } from '../ui/Badge.tsx';

const kinds: Readonly<Record<QuoteState, BadgeKind>> = {
  concept: 'neutral',
  sent: 'code',
  seen: 'code',
  accepted: 'ok',
  refused: 'alarm',
  expired: 'attention',
  ordered: 'ok',
};

export function StateBadge({ state }: { readonly state: QuoteState }) {
  return <Badge kind={kinds[state]}>{quoteStateNames[state]}</Badge>;
}
