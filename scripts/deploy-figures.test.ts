import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addShopFigures } from '#server/health/shop-figures.ts';
import { createMetrics } from '#server/log/metrics.ts';
import { alone } from '#server/processes/siblings.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

// What Prometheus itself knows of whom it asks.
const ofPrometheus = ['up'];

function namesOfMetrics(): ReadonlySet<string> {
  const { registry } = createMetrics(alone);
  const connections = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  // Nothing is read: only what there is to be read is asked for.
  addShopFigures(registry, { pool: connections, now: () => new Date() } as never);
  const names = registry
    .getMetricsAsArray()
    .flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
  return new Set([...names, ...ofPrometheus]);
}

/** The metrics that an expression of Prometheus names: what is left without strings, labels, spans of time and functions. */
function namedIn(expression: string): readonly string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/(?<![\w.])([a-zA-Z_]\w*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['or', 'and', 'unless', 'sum', 'max', 'min'].includes(name));
}

const dashboard = z
  .object({
    panels: z.array(
      z.looseObject({
        title: z.string().min(1),
        type: z.string(),
        targets: z.array(z.looseObject({ expr: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(read('grafana/maathor.json')));

const rules = z
  .object({
    groups: z.array(
      z.object({
        name: z.string(),
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            for: z.string(),
            labels: z.object({ severity: z.enum(['page', 'warn']) }),
            annotations: z.object({ summary: z.string().min(20), description: z.string().min(40) }),
          }),
        ),
      }),
    ),
  })
  .parse(parseYaml(read('prometheus/alerts.yml')));

describe('R15.6 dashboard and alert rules', () => {
  const metrics = namesOfMetrics();
  const panels = dashboard.panels.filter(({ type }) => type !== 'row');
  const alerts = rules.groups.flatMap((group) => group.rules);

  it.each(panels.map(({ title, targets }) => [title, targets] as const))(
    'the panel %j shows metrics that /metrics has',
    (_title, targets) => {
      expect(targets.length).toBeGreaterThan(0);
      const named = targets.flatMap(({ expr }) => namedIn(expr));
      expect(named.filter((name) => !metrics.has(name))).toEqual([]);
    },
  );

  it.each(alerts.map(({ alert, expr }) => [alert, expr] as const))(
    'the alert %s watches metrics that /metrics has',
    (_alert, expr) => {
      const named = namedIn(expr);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => !metrics.has(name))).toEqual([]);
    },
  );

  it('between them they show every figure of the shop', () => {
    const shown = new Set(
      [...panels.flatMap(({ targets }) => targets), ...alerts].flatMap(({ expr }) => namedIn(expr)),
    );
    const own = [...metrics].filter((name) => name.startsWith('maathor_'));
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('a backup that is late is told by how often there should be one, and one that nobody makes is told too', () => {
    const expressionOf = (name: string) => alerts.find(({ alert }) => alert === name)?.expr ?? '';
    expect(namedIn(expressionOf('MaathorBackupOld'))).toContain('maathor_backup_every_seconds');
    expect(namedIn(expressionOf('MaathorNoBackup'))).toContain('maathor_backup_needed');
  });

  it('a name that is not there is seen', () => {
    expect(
      namedIn('sum by (queue) (rate(no_such_total{queue=~"a|b"}[5m])) / max(up{job="x"}) > 4e2'),
    ).toEqual(['no_such_total', 'up']);
    expect(metrics.has('no_such_total')).toBe(false);
  });
});

// The reader that our finder of dead code brings along.
function parseYaml(text: string): unknown {
  const { parse } = createRequire(join(root, 'node_modules/knip/package.json'))('yaml');
  return parse(text, { merge: true });
}
