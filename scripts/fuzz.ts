import { fuzzConfigurator } from '../tests/support/fuzz-configurator.ts';

const runs = Number(process.argv[2] ?? 100_000);
const started = performance.now();
fuzzConfigurator(runs);
console.log(
  `${runs} bodies answered without an exception in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
