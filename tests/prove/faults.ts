import {
  type Around,
  awayWays,
  beMailAway,
  beProviderAway,
  beRegisterAway,
  cutCustomersOff,
  registerWays,
} from './away.ts';
import type { Choices } from './seeded.ts';
import {
  fillDisk,
  killAll,
  killHelper,
  killPostgres,
  killServer,
  restartPostgres,
  shiftClock,
  takeConnections,
} from './strikes.ts';

/** What is chosen for it before it happens: the same seed does the same. */
export type Plan = {
  readonly fault: FaultName;
  readonly way: string;
  readonly holdMs: number;
  // Of several alike, which: from 0 to 1.
  readonly which: number;
};

/** What shows that the shop has met it; null where nothing does, so that it proves nothing. */
type Met = string | null;

type Fault = {
  readonly ways: readonly [string, ...string[]];
  // How long it lasts, in seconds.
  readonly lasts: readonly [least: number, most: number];
  readonly strike: (around: Around, plan: Plan) => Promise<Met>;
};

export const faults = {
  kill: { ways: ['a process that serves'], lasts: [0, 0], strike: killServer },
  helper: { ways: ['a process that makes documents'], lasts: [0, 0], strike: killHelper },
  'kill-all': { ways: ['every process and PostgreSQL'], lasts: [0, 0], strike: killAll },
  postgres: { ways: ['its first process', 'one of its processes'], lasts: [0, 0], strike: killPostgres },
  restart: { ways: ['fast', 'immediate'], lasts: [0, 0], strike: restartPostgres },
  connections: { ways: ['all taken'], lasts: [3, 6], strike: takeConnections },
  disk: { ways: ['full'], lasts: [4, 8], strike: fillDisk },
  provider: { ways: awayWays, lasts: [4, 8], strike: beProviderAway },
  mail: { ways: awayWays, lasts: [4, 8], strike: beMailAway },
  vies: { ways: registerWays, lasts: [4, 8], strike: beRegisterAway },
  customers: { ways: ['slow', 'cut'], lasts: [4, 8], strike: cutCustomersOff },
  clock: {
    ways: ['an hour ahead and back', 'an hour behind and on'],
    lasts: [4, 8],
    strike: shiftClock,
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as [FaultName, ...FaultName[]];

export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faults, name);
}

/** Every one before any comes twice, in an order of the seed. */
export function* plansFrom(choices: Choices, wanted: readonly FaultName[]): Generator<Plan, never> {
  for (;;) {
    const left = [...wanted];
    while (left.length > 0) {
      const [fault] = left.splice(choices.between(0, left.length - 1), 1);
      if (fault === undefined) continue;
      const { ways, lasts }: Fault = faults[fault];
      const [least, most] = lasts;
      const way = choices.oneOf(ways);
      yield { fault, way, holdMs: choices.between(least * 1000, most * 1000), which: choices.next() };
    }
  }
}
