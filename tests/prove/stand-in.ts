import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { answerAsVies } from '#server/integrations/vies-sandbox.ts';

export async function addressOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

export type Register = Awaited<ReturnType<typeof openRegister>>;

/** The register of VAT numbers, as the demo's own answers, each with a number of its own. */
export async function openRegister() {
  const state = { isFailing: false, asked: 0 };
  const told = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    state.asked += 1;
    const { status, text } = state.isFailing ? { status: 500, text: '{}' } : await answer(request, body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(text);
  });
  const port = await addressOf(server);

  async function answer({ url }: IncomingMessage, body: string) {
    const asked = new Request(`http://register${url}`, { method: 'POST', body });
    const said = await answerAsVies(asked);
    const consultation = `PROVE-${state.asked}`;
    told.add(consultation);
    return { status: said.status, text: (await said.text()).replace(/DEMO-\d+/, consultation) };
  }

  return {
    port,
    state,
    /** The numbers that it gave to its answers. */
    told,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
