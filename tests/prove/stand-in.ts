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

/** The register of VAT numbers, as the demo's own answers. */
export async function openRegister() {
  const state = { isFailing: false };
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const asked = new Request(`http://register${request.url}`, { method: 'POST', body });
    const answer = state.isFailing ? new Response('{}', { status: 500 }) : await answerAsVies(asked);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  const port = await addressOf(server);
  return {
    port,
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
