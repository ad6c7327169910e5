import { afterEach, expect, it, vi } from 'vitest';
import { beginPage } from './begin-page.ts';

// As much of a browser as an entry needs to begin, and to be told of what goes wrong.
function aWindow() {
  const window = new EventTarget();
  const call = vi.fn().mockResolvedValue(new Response());
  const page = {
    readyState: 'complete',
    querySelector: (): { content: string } | null => ({ content: 'token' }),
  };
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { pathname: '/producten/pe-100' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', call);
  return { window, page, call };
}

afterEach(() => vi.unstubAllGlobals());

it('R7.12 R7.1 a script error is posted once with both headers, a missing token is logged, and of a page that keeps failing ten and no more', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { window, page, call } = aWindow();
  // A page may bring two scripts.
  beginPage(() => undefined);
  beginPage(() => undefined);
  const fail = (error: Error) => window.dispatchEvent(Object.assign(new Event('error'), { error }));

  const broken = new Error('broken');
  fail(broken);
  expect(call).toHaveBeenCalledExactlyOnceWith('/client-errors', expect.objectContaining({ method: 'POST' }));
  const [, { headers, body }] = call.mock.calls[0] ?? [];
  expect(headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': 'token' });
  expect(JSON.parse(body)).toEqual({
    message: 'broken',
    stack: broken.stack,
    page: '/producten/pe-100',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });

  expect(logged).not.toHaveBeenCalled();
  const { querySelector } = page;
  page.querySelector = () => null;
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }));
  page.querySelector = querySelector;
  expect(logged.mock.calls).toEqual([['This page has no CSRF token']]);
  logged.mockClear();
  expect(JSON.parse(call.mock.lastCall?.[1].body)).toMatchObject({ message: 'no answer' });

  for (let time = 0; time < 15; time += 1) fail(new Error(`broken ${time}`));
  expect(call).toHaveBeenCalledTimes(10);
  expect(JSON.parse(call.mock.lastCall?.[1].body).message).toBe('broken 7');
});
