import { vi } from 'vitest';

/** Looks again until it is so. A second, as Vitest waits by itself, is not long where three other programs are at work. */
export function eventually<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(look, { timeout: 20_000 });
}
