import type { Verdict as VerdictName } from '#domain/status/verdict.ts';
import { verdictWords } from '#text/staff/status.ts';
import { Badge, type BadgeKind } from '../../ui/Badge.tsx';

const kinds = {
  fine: 'ok',
  look: 'attention',
  wrong: 'alarm',
  unknown: 'held',
} as const satisfies Readonly<Record<VerdictName, BadgeKind>>;

/** Always in words: who sees no colours, or prints the page, reads the same. */
export function Verdict({ verdict }: { readonly verdict: VerdictName }) {
  return <Badge kind={kinds[verdict]}>{verdictWords[verdict]}</Badge>;
}
