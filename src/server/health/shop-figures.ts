import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../app-env.ts';
import { processFigures, type ShopFacts, shopFigures } from './figure-table.ts';
import { findBackup } from './find-backup.ts';
import { findDatabase } from './find-database.ts';
import { findMails } from './find-mails.ts';
import { findProvider } from './find-outside.ts';
import { made } from './find-process.ts';
import { findQueues, findScheduledJobs } from './find-work.ts';
import { type Read, readPart } from './read-part.ts';

type Watched = Pick<Dependencies, 'database' | 'settings' | 'now' | 'pool'>;

// However often somebody asks, and however many do.
const readEveryMs = 10_000;
// Who scrapes is answered with what was known before, rather than late.
const patienceMs = 700;
// What is older says nothing of now.
const keptMs = 60_000;

/** R15.6: beside what a process counts of itself, what it can tell of the shop. Never fails: what is not known is left out. */
export function addShopFigures(registry: Registry, deps: Watched): void {
  // First: what the others read would be counted as waiting for a connection.
  addProcessFigures(registry, deps);
  const latest = remember(() => readFacts(deps));
  for (const { name, help, label, of } of shopFigures)
    new Gauge({
      ...{ name, help, registers: [registry], labelNames: label === null ? [] : [label] },
      // The same in every process: one of them says it for all.
      aggregator: 'max',
      async collect() {
        const facts = await latest();
        // What is not known is left out: nought would say that all is well.
        this.reset();
        if (label === null) this.remove();
        for (const [value, labelled] of facts === null ? [] : of(facts, deps.now())) {
          if (label === null) this.set(value);
          else this.set({ [label]: labelled ?? '' }, value);
        }
      },
    });
}

function addProcessFigures(registry: Registry, { pool }: Watched): void {
  const { memory, connections, info } = processFigures;
  const pid = String(process.pid);
  new Gauge({
    ...{ ...memory, labelNames: ['pid'], registers: [registry] },
    collect() {
      this.set({ pid }, process.memoryUsage.rss());
    },
  });
  const { shop, node, commit } = made;
  new Gauge({
    ...info,
    labelNames: ['version', 'node', 'commit'],
    aggregator: 'max',
    registers: [registry],
  }).set({ version: shop, node, commit: commit ?? '' }, 1);
  if (pool === undefined) return;
  new Gauge({
    ...{ ...connections, labelNames: ['state'], registers: [registry] },
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

async function readFacts({ database, settings, now }: Watched): Promise<ShopFacts> {
  const at = now();
  // One after the other: customers need the connections more.
  return {
    database: known(await readPart(database, findDatabase)),
    jobs: known(await readPart(database, findScheduledJobs)),
    queues: known(await readPart(database, findQueues)),
    mails: known(await readPart(database, (own) => findMails(own, settings, at))),
    provider: known(await readPart(database, (own) => findProvider(own, settings, at))),
    backup: known(await readPart(database, (own) => findBackup(own, settings, at))),
    disk: await findDisk(settings.dataDir),
  };
}

function known<Facts>(read: Read<Facts>): Facts | null {
  return read.kind === 'read' ? read.facts : null;
}

// Where the data is, or where the shop itself is when that is elsewhere.
async function findDisk(folder: string): Promise<ShopFacts['disk']> {
  for (const place of [folder, '.']) {
    const found = await statfs(place).catch(() => null);
    if (found !== null) return { free: found.bavail * found.bsize, size: found.blocks * found.bsize };
  }
  return null;
}

function remember<Facts>(read: () => Promise<Facts>): () => Promise<Facts | null> {
  let known: Facts | null = null;
  let knownAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  return async () => {
    const age = performance.now() - knownAt;
    if (age > readEveryMs)
      underWay ??= read()
        .then((facts) => {
          known = facts;
          knownAt = performance.now();
        })
        .catch(() => undefined)
        .finally(() => {
          underWay = null;
        });
    if (underWay !== null) await Promise.race([underWay, wait(patienceMs, undefined, { ref: false })]);
    return performance.now() - knownAt > keptMs ? null : known;
  };
}
