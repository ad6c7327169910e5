/** A hole that cannot reach us, or for which there is no mend yet: why, and until when that was thought over. */
export type AcceptedAdvisory = { readonly reason: string; readonly until: string };

/** By the address that the registry gives it, such as https://github.com/advisories/GHSA-… */
export const acceptedAdvisories: Readonly<Record<string, AcceptedAdvisory>> = {};
