import * as React from 'react';

// Beside every element React keeps an error with the stack that made it, for the first ten thousand of a second: a tenth of
// the page's own time, and only a debugger reads it. It believes that those are made already. What it warns of stays.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
const counted = 'recentlyCreatedOwnerStacks';
if (typeof internals !== 'object' || internals === null || !(counted in internals))
  throw new Error('React counts the stacks of its elements somewhere else');
Object.defineProperty(internals, counted, { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined });
