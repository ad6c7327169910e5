import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { holdPort } from './hold-port.ts';

it('R15.1 a port that a killed start is just letting go of is waited for', async () => {
  const former = createServer().listen(0);
  await once(former, 'listening');
  const address = former.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const holding = holdPort(port, null);
  // Long enough to have been refused once.
  setImmediate(() => former.close());
  const held = await holding;
  expect(held.port).toBe(port);
  held.close();
});
