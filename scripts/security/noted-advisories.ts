/**
 * A hole that was found by `npm run audit`: on what day, which begins the time to mend it in (docs/security.md, Components). Where
 * it cannot reach us, or has no mend yet, why, and until when that was thought over.
 */
export type NotedAdvisory = {
  readonly found: string;
  readonly thoughtOver?: { readonly reason: string; readonly until: string };
};

/** By the address that the registry gives it, such as https://github.com/advisories/GHSA-… */
export const notedAdvisories: Readonly<Record<string, NotedAdvisory>> = {};
