import { afterEach, describe, expect, it, vi } from 'vitest';
import { beforeRedirect } from './before-redirect.ts';

const token = 'token-of-the-page';

// As much of a page as the headers need.
function aPage(): Document {
  return Object.assign(Object.create(null), { querySelector: () => ({ content: token }) });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('before the payer is sent on', () => {
  it('R4.13 R9.4 waits one second without via, and calls nobody', async () => {
    vi.useFakeTimers();
    const call = vi.fn();
    vi.stubGlobal('fetch', call);
    const done = vi.fn();
    const waiting = beforeRedirect('abc', null, aPage()).then(done);
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(done).toHaveBeenCalledOnce();
    expect(call).not.toHaveBeenCalled();
  });

  it('R4.13 R7.8 waits for the PATCH with via, and no longer', async () => {
    const call = vi.fn().mockResolvedValue(new Response('{"ok":true}'));
    vi.stubGlobal('fetch', call);
    await beforeRedirect('abc', 'mail', aPage());
    expect(call).toHaveBeenCalledExactlyOnceWith(
      '/payment/abc',
      expect.objectContaining({
        method: 'PATCH',
        body: '{"via":"mail"}',
        headers: expect.objectContaining({ 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' }),
      }),
    );
  });

  it('R4.13 goes on when the PATCH fails', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await expect(beforeRedirect('abc', 'mail', aPage())).resolves.toBeUndefined();
  });
});
