import { afterEach, describe, expect, it, vi } from 'vitest';
import { compiledFolder, withOptions } from './node-options.ts';

afterEach(() => vi.unstubAllEnvs());

describe('R15.4 what a process of the shop is told before it runs', () => {
  it('is how much memory it takes, and where compiled code is kept', () => {
    vi.stubEnv('NODE_OPTIONS', undefined);
    vi.stubEnv('NODE_COMPILE_CACHE', undefined);
    const { execArgv, env } = withOptions();
    expect(execArgv).toContain('--max-old-space-size=256');
    expect(env).toMatchObject({ NODE_COMPILE_CACHE: compiledFolder, MALLOC_ARENA_MAX: '1' });
  });

  it('stands as whoever starts the shop has set it', () => {
    vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=1024');
    vi.stubEnv('NODE_COMPILE_CACHE', '/elsewhere');
    const { execArgv, env } = withOptions();
    expect(execArgv.join(' ')).not.toContain('--max-old-space-size');
    expect(execArgv).toContain('--max-semi-space-size=8');
    expect(env).toMatchObject({ NODE_COMPILE_CACHE: '/elsewhere', MALLOC_ARENA_MAX: '1' });
  });
});
