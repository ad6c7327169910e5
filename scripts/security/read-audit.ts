import { z } from 'zod';
import type { AcceptedAdvisory } from './accepted-advisories.ts';

const advisory = z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});

export type Audit =
  | { readonly kind: 'unanswered' }
  // Each a line; those that ask for a mend by themselves.
  | { readonly kind: 'answered'; readonly known: readonly string[]; readonly urgent: readonly string[] };

/** What `npm audit --json` printed. Anything but a report is a registry that does not answer. */
export function readAudit(
  printed: string,
  accepted: Readonly<Record<string, AcceptedAdvisory>>,
  today: string,
): Audit {
  const parsed = report.safeParse(jsonOf(printed));
  if (!parsed.success) return { kind: 'unanswered' };
  const all = Object.values(parsed.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== 'string');
  const byAddress = new Map(all.map((one) => [one.url, one]));
  const lines = [...byAddress.values()].map((one) => {
    const isAccepted = (accepted[one.url]?.until ?? '') >= today;
    const isUrgent = !isAccepted && (one.severity === 'high' || one.severity === 'critical');
    return {
      isUrgent,
      line: `${one.severity}: ${one.name}: ${one.title} (${one.url})${isAccepted ? ', accepted' : ''}`,
    };
  });
  return {
    kind: 'answered',
    known: lines.map(({ line }) => line),
    urgent: lines.filter(({ isUrgent }) => isUrgent).map(({ line }) => line),
  };
}

/** In lines, the first of which says it all. */
export function describeAudit(audit: Audit): readonly string[] {
  if (audit.kind === 'unanswered') return ['the registry does not answer: nothing was audited'];
  const { known, urgent } = audit;
  return [`${known.length} known holes, ${urgent.length} of them high or critical`, ...known];
}

/** For who asks for it by itself: 1 for a hole to mend, 2 where nobody answered, for then nothing is known to be well. */
export function codeOfAudit(audit: Audit): 0 | 1 | 2 {
  if (audit.kind === 'unanswered') return 2;
  return audit.urgent.length > 0 ? 1 : 0;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
