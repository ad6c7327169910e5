import type { Pool } from 'pg';

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
};

/** A statement of the walk: how often, how long altogether, and how it was done when it took longest. */
export type Statement = {
  readonly text: string;
  readonly calls: number;
  readonly ms: number;
  readonly slowest: number;
  readonly plan: Node;
};

/** Options of connections on which PostgreSQL tells how it did everything that it is asked. */
export const explained =
  '-c session_preload_libraries=auto_explain -c auto_explain.log_min_duration=0 -c auto_explain.log_analyze=on ' +
  '-c auto_explain.log_timing=off -c auto_explain.log_level=notice -c auto_explain.log_format=json';

/** Listens on a pool that was opened so; the answer is what was heard until it is asked for. */
export function listenForPlans(pool: Pool): () => readonly Statement[] {
  const heard = new Map<string, Statement>();
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const [, duration = '0', json = ''] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? [];
      if (json === '') return;
      const { 'Query Text': query, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Node };
      // The same statement with a longer or shorter list is the same.
      const text = query
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\$\d+(, \$\d+)+/g, '$…')
        .trim();
      const ms = Number(duration);
      const known = heard.get(text) ?? { text, calls: 0, ms: 0, slowest: 0, plan };
      heard.set(text, {
        text,
        calls: known.calls + 1,
        ms: known.ms + ms,
        slowest: Math.max(known.slowest, ms),
        plan: ms > known.slowest ? plan : known.plan,
      });
    });
  });
  return () => [...heard.values()].toSorted((one, two) => two.ms - one.ms);
}

/** A line for each step that reads a table, with how many rows it looked at. */
export function describePlan(node: Node, depth = 0): readonly string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
  const loops = node['Actual Loops'] ?? 1;
  const rows = Math.round(((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * loops);
  const isRead = table !== undefined || index !== undefined;
  const own = isRead
    ? [
        `${'  '.repeat(depth)}${type}${table === undefined ? '' : ` ${table}`}${index === undefined ? '' : ` by ${index}`}: ${rows} rows`,
      ]
    : [];
  return [...own, ...(node.Plans ?? []).flatMap((part) => describePlan(part, depth + (isRead ? 1 : 0)))];
}
