import { it } from 'vitest';
import { fuzzConfigurator } from '#tests/support/fuzz-configurator.ts';

it('answers whatever is sent without an exception; npm run fuzz sends a hundred times more', () => {
  fuzzConfigurator(1000);
});
