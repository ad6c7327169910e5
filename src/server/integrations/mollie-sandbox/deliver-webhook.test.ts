import { expect, it } from 'vitest';
import { deliverWebhook } from './deliver-webhook.ts';

function answering(...statuses: readonly number[]) {
  const bodies: string[] = [];
  const send = async (request: Request) => {
    bodies.push(`${request.method} ${await request.text()}`);
    return new Response('', { status: statuses[bodies.length - 1] ?? statuses.at(-1) ?? 200 });
  };
  return { bodies, send };
}

it('calls once when it is answered 200', async () => {
  const { bodies, send } = answering(200);
  expect(await deliverWebhook('http://shop.test/hook', 'tr_1', { send, minute: 0 })).toBe(1);
  expect(bodies).toEqual(['POST id=tr_1']);
});

it('calls again until it is answered 200', async () => {
  const { send } = answering(500, 503, 200);
  expect(await deliverWebhook('http://shop.test/hook', 'tr_1', { send, minute: 0 })).toBe(3);
});

it('does not follow a redirect, and gives up after ten calls', async () => {
  const { bodies, send } = answering(302);
  expect(await deliverWebhook('http://shop.test/hook', 'tr_1', { send, minute: 0 })).toBeNull();
  expect(bodies).toHaveLength(10);
});

it('takes silence for a failure', async () => {
  const send = () => Promise.reject(new TypeError('nobody there'));
  expect(await deliverWebhook('http://shop.test/hook', 'tr_1', { send, minute: 0 })).toBeNull();
});
