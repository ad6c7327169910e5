import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FaultName, faultNames, isFaultName } from '../tests/prove/faults.ts';
import { prove } from '../tests/prove/prove.ts';
import { build, isBuilt } from './build.ts';

// R15.2: faults at random while customers and staff are at work. The same seed does the same things in the same order.
const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    // With commas; all of them without it.
    faults: { type: 'string' },
    processes: { type: 'string' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'maathor-prove-'));
chmodSync(folder, 0o711);
const hasDisk = mountSmall();
const wanted = readFaults();
const seed = Number(asked.seed);
if (!isBuilt()) await build();
console.log(`Proving for ${asked.minutes} minutes with seed ${seed}: ${wanted.join(', ')}`);
try {
  const { rows, wrong, counted } = await prove({
    ...{
      folder,
      seed,
      wanted,
      minutes: Number(asked.minutes),
      processes: asked.processes,
      tell: console.log,
    },
  });
  console.log(`\n${'fault'.padEnd(56)} times   met   slowest until ready   wrong`);
  for (const row of rows)
    console.log(
      `${row.fault.padEnd(56)} ${String(row.times).padStart(5)} ${String(row.met).padStart(5)} ${`${(row.slowest / 1000).toFixed(1)} s`.padStart(20)} ${String(row.wrong).padStart(7)}`,
    );
  console.log(`\nThere once: ${counted}`);
  for (const { fault, times, met } of rows)
    if (met < times) console.log(`NOT TRIED ${fault}: nobody met it ${times - met} of ${times} times.`);
  for (const one of wrong) console.log(`WRONG ${one}`);
  console.log(
    wrong.length === 0 ? 'Nothing that was confirmed is lost or there twice.' : `${wrong.length} wrong.`,
  );
  console.log(
    `Once more the same: npm run prove -- --minutes ${asked.minutes} --seed ${seed}${saidFaults()}${saidProcesses()}`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  if (hasDisk) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

// Without the disk there is another order of faults for the same seed.
function saidFaults(): string {
  const isAll = wanted.length === faultNames.length;
  return isAll ? '' : ` --faults ${wanted.join(',')}`;
}

function saidProcesses(): string {
  return asked.processes === undefined ? '' : ` --processes ${asked.processes}`;
}

function readFaults(): readonly FaultName[] {
  const names = asked.faults?.split(',') ?? faultNames;
  const unknown = names.filter((name) => !isFaultName(name));
  if (unknown.length > 0) {
    console.error(`There is no fault ${unknown.join(', ')}: ${faultNames.join(', ')}.`);
    process.exit(1);
  }
  return names.filter(isFaultName).filter((name) => name !== 'disk' || hasDisk);
}

// A file system of its own, so that only the shop's is full.
function mountSmall(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=0711', 'maathor-prove', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    console.log('A full disk is not tried: mounting a small file system takes root.');
    return false;
  }
}
