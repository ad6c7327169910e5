import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { addressOf, readBody } from './stand-in.ts';

const asked = z.object({
  amount: z.object({ currency: z.string(), value: z.string() }),
  method: z.string(),
  webhookUrl: z.string(),
  metadata: z.object({ attempt: z.string() }),
});

type Payment = z.infer<typeof asked> & { readonly id: string; status: 'open' | 'paid' | 'canceled' };

export type Provider = Awaited<ReturnType<typeof openProvider>>;

/** Speaks as Mollie does about payments, and remembers them while the shop is away. */
export async function openProvider() {
  const payments = new Map<string, Payment>();
  const byKey = new Map<string, Payment>();
  // Of whom the shop said that it knows.
  const heard = new Set<string>();
  const state = { isFailing: false, isOver: false };

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const answer = state.isFailing
      ? { status: 500, body: {} }
      : reply(request.method, request.url, body, key());
    response.writeHead(answer.status, { 'content-type': 'application/hal+json' });
    response.end(JSON.stringify(answer.body));

    function key(): string {
      return String(request.headers['idempotency-key'] ?? randomBytes(8).toString('hex'));
    }
  });
  const port = await addressOf(server);

  function reply(method = 'GET', url = '/', body = '', key = '') {
    const [, , kind, id = '', more] = url.replace(/\?.*$/, '').split('/');
    if (kind === 'methods') {
      const methods = ['ideal', 'creditcard', 'bancontact'].map((one) => ({ id: one }));
      return { status: 200, body: { _embedded: { methods } } };
    }
    if (more === 'refunds') return { status: 200, body: { _embedded: { refunds: [] } } };
    if (method === 'POST') return { status: 201, body: told(byKey.get(key) ?? make(key, body)) };
    const payment = payments.get(id);
    if (payment === undefined) return { status: 404, body: {} };
    if (method === 'DELETE' && payment.status === 'open') payment.status = 'canceled';
    return { status: 200, body: told(payment) };
  }

  function make(key: string, body: string): Payment {
    const payment: Payment = {
      ...asked.parse(JSON.parse(body)),
      id: `tr_${randomBytes(8).toString('hex')}`,
      status: 'open',
    };
    payments.set(payment.id, payment);
    byKey.set(key, payment);
    return payment;
  }

  function told({ id, status, amount, method, metadata }: Payment) {
    const checkout = { href: `http://127.0.0.1:${port}/pay/${id}` };
    return {
      ...{ id, mode: 'test', status, amount, method, metadata, isCancelable: status === 'open' },
      _links: status === 'open' ? { checkout } : {},
    };
  }

  // Until somebody says 200, as the real one does, though sooner.
  async function tell({ id, webhookUrl }: Payment): Promise<void> {
    while (!state.isOver) {
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        body: new URLSearchParams({ id }),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null);
      if (answer?.status === 200) return void heard.add(id);
      await wait(1000);
    }
  }

  return {
    port,
    state,
    heard,
    paid: () => [...payments.values()].filter(({ status }) => status === 'paid').map(({ id }) => id),
    /** A customer pays on the provider's page; null for an address that is none. */
    pay: (checkoutUrl: string): string | null => {
      const payment = payments.get(/\/pay\/(\w+)$/.exec(checkoutUrl)?.[1] ?? '');
      if (payment === undefined || payment.status !== 'open') return null;
      payment.status = 'paid';
      void tell(payment);
      return payment.id;
    },
    close: () => {
      state.isOver = true;
      server.closeAllConnections();
      server.close();
    },
  };
}
