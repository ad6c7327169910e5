import { it } from 'vitest';
import { fuzzConfigurator } from '#tests/support/fuzz-configurator.ts';

it('answers whatever is sent without an exception; npm run fuzz sends hundreds of times more', () => {
  fuzzConfigurator(300);
});

it('answers a thousand of them', { tags: ['thorough'] }, () => {
  fuzzConfigurator(1000);
});
