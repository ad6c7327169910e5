import { afterEach, expect, it, vi } from 'vitest';
import { giveBack, letPiecesGo } from './give-back.ts';

afterEach(() => vi.unstubAllGlobals());

it('R15.4 what is left of a large body is collected, of a small one not', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  giveBack(100_000);
  expect(gc).not.toHaveBeenCalled();
  giveBack(12_000_000);
  expect(gc).toHaveBeenCalledOnce();
});

it('R15.4 pieces are collected by the megabytes, however small they come', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  for (let piece = 0; piece < 640; piece += 1) letPiecesGo(65_536);
  expect(gc.mock.calls).toEqual(Array.from({ length: 10 }, () => [{ type: 'minor' }]));
});

it('R15.4 a process that was started without that flag goes on', () => {
  vi.stubGlobal('gc', undefined);
  expect(() => giveBack(12_000_000)).not.toThrow();
  expect(() => letPiecesGo(12_000_000)).not.toThrow();
});
