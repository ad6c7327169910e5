import * as React from 'react';

// React keeps of each element the stack it was made on, for ten thousand of them in a second: a sixteenth of what a page
// does in these tests. A warning still names its component.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the stacks of its elements elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => undefined });
