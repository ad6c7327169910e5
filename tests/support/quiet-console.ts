import { afterEach, beforeEach, expect, vi } from 'vitest';

// What a test prints as an error or a warning, nobody reads: so it fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  expect(calls, 'console.error or console.warn was called').toEqual([]);
});
