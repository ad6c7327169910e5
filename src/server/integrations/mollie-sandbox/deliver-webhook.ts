import { setTimeout as wait } from 'node:timers/promises';

// Minutes after the first call, as the provider's own documentation lists them.
const retryMinutes = [0, 1, 3, 7, 15, 31, 60, 120, 240, 1560] as const;

type Options = {
  readonly send: (request: Request) => Promise<Response>;
  // How long a minute takes, in milliseconds.
  readonly minute: number;
};

/** Calls until somebody says 200; tells how many calls that took, or null when it gave up. */
export async function deliverWebhook(
  url: string,
  id: string,
  { send, minute }: Options,
): Promise<number | null> {
  let before = 0;
  for (const [index, at] of retryMinutes.entries()) {
    if (at > before) await wait((at - before) * minute, undefined, { ref: false });
    before = at;
    const request = new Request(url, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      redirect: 'manual',
    });
    const answer = await send(request).catch(() => null);
    if (answer?.status === 200) return index + 1;
  }
  return null;
}
