import { z } from 'zod';
import type { NotedAdvisory } from './noted-advisories.ts';

const advisory = z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});

export type Audit =
  | { readonly kind: 'unanswered' }
  // Each a line; those that ask for something today.
  | { readonly kind: 'answered'; readonly known: readonly string[]; readonly urgent: readonly string[] };

/** Of docs/security.md, Components. */
export const daysToMend: Readonly<Record<string, number>> = { critical: 2, high: 14 };
export const daysToMendOthers = 60;

/** What `npm audit --json` printed. Anything but a report is a registry that does not answer. */
export function readAudit(
  printed: string,
  noted: Readonly<Record<string, NotedAdvisory>>,
  today: string,
): Audit {
  const parsed = report.safeParse(jsonOf(printed));
  if (!parsed.success) return { kind: 'unanswered' };
  const all = Object.values(parsed.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== 'string');
  const byAddress = new Map(all.map((one) => [one.url, one]));
  const lines = [...byAddress.values()].map(({ name, title, url, severity }) => {
    const lastDay = lastDayOf(severity, noted[url]);
    const isUrgent = lastDay === null || lastDay < today;
    const time = lastDay === null ? 'not noted yet' : isUrgent ? `overdue since ${lastDay}` : `by ${lastDay}`;
    return { isUrgent, line: `${severity}: ${name}: ${title} (${url}), ${time}` };
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
  return [`${known.length} known holes, ${urgent.length} of them overdue or not noted yet`, ...known];
}

/** For who asks for it by itself: 1 for a hole that is overdue, or of which no time runs yet; 2 where nobody answered, for then nothing is known to be well. */
export function codeOfAudit(audit: Audit): 0 | 1 | 2 {
  if (audit.kind === 'unanswered') return 2;
  return audit.urgent.length > 0 ? 1 : 0;
}

// Null where nobody has noted it: then no time runs, and it would be late for ever without being told.
function lastDayOf(severity: string, noted: NotedAdvisory | undefined): string | null {
  if (noted === undefined) return null;
  if (noted.thoughtOver !== undefined) return noted.thoughtOver.until;
  const day = new Date(`${noted.found}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + (daysToMend[severity] ?? daysToMendOthers));
  return day.toISOString().slice(0, 10);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
