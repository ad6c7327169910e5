import { cp, readFile, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { freePort } from '../../bench/processes.ts';
import { makeCertificate } from './certificate.ts';
import { filledIn, startProgram } from './programs.ts';
import { until } from './shop-process.ts';

const nginxFolder = join(import.meta.dirname, '..', '..', 'deploy', 'nginx');

/** As in maathor.conf. */
export const shopName = 'www.example.nl';
export const quotesName = 'offerte.example.nl';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  // The address to ask from: all of 127.0.0.0/8 is this machine.
  readonly from?: string;
  readonly name?: string;
};

/** A request as nginx writes it down: the shop is `-` when it was not asked. */
export type LogLine = { readonly path: string; readonly shop: string };

function parseLine(line: string): LogLine {
  // Address, moment, method, path, status, bytes, seconds, seconds of the shop, its address, id.
  const [, , , path = '', , , , , shop = '-'] = line.split(' ');
  return { path, shop };
}

/** nginx as `deploy/` has it, in front of these ports; with an authority to shops that speak TLS. */
export async function startFront(
  folder: string,
  shopPorts: readonly number[],
  authority: string | null = null,
  // What it says as soon as it listens: 502 where no shop is to be believed.
  answers = 200,
) {
  const [port, plainPort] = [await freePort(), await freePort()];
  const own = join(folder, 'nginx');
  await cp(nginxFolder, own, { recursive: true });
  const { cert: certificate, key } = await makeCertificate(own, [shopName, quotesName]);
  const log = join(own, 'access.log');
  const encrypted = authority === null ? [] : [['http://maathor', 'https://maathor'] as const];
  const write = (name: string, text: string) => writeFile(join(own, name), text);
  await write(
    'maathor.conf',
    await filledIn('nginx/maathor.conf', [
      [/^ *listen \[::\].*\n/, ''],
      ['listen 80', `listen 127.0.0.1:${plainPort}`],
      ['listen 443', `listen 127.0.0.1:${port}`],
      ['/etc/nginx/maathor/', `${own}/maathor/`],
      ['/var/cache/nginx/', `${own}/cache-`],
      [/\/etc\/letsencrypt\/live\/[\w.]+\/fullchain\.pem/, certificate],
      [/\/etc\/letsencrypt\/live\/[\w.]+\/privkey\.pem/, key],
      ...encrypted,
    ]),
  );
  const server = await filledIn('nginx/maathor/server.conf', [
    ['/etc/nginx/maathor/', `${own}/maathor/`],
    ['/var/log/nginx/access.log', log],
  ]);
  if (authority === null) await write('maathor/server.conf', server);
  else {
    await write('maathor/server.conf', `${server}include ${own}/maathor/encrypted.conf;\n`);
    await write('maathor/files.conf', await filledIn('nginx/maathor/files.conf', encrypted));
    const trusted = [['/etc/nginx/maathor/shop-authority.pem', authority]] as const;
    await write('maathor/encrypted.conf', await filledIn('nginx/maathor/encrypted.conf', trusted));
  }
  const servers = shopPorts.map((at) => `server 127.0.0.1:${at}`);
  const processes = await filledIn('nginx/maathor/processes.conf', [
    [/^server 127\.0\.0\.1:3000(.*)$/, servers.map((server) => `${server}$1`).join('\n')],
  ]);
  await write('maathor/processes.conf', processes);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await write(
    'nginx.conf',
    `daemon off; pid ${own}/pid; error_log ${own}/error.log warn; worker_processes 2; events {}
     http { ${temporary.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')} include ${own}/maathor.conf; }`,
  );
  const running = startProgram('nginx', ['-p', own, '-e', `${own}/error.log`, '-c', `${own}/nginx.conf`]);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const ca = await readFile(certificate);

  const ask = (path: string, { method, headers, body, from, name = shopName }: Ask = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request(
        {
          ...{ host: '127.0.0.1', port, path, method: method ?? 'GET', agent, ca, servername: name },
          ...(from === undefined ? {} : { localAddress: from }),
          headers: { host: name, ...headers },
        },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          });
        },
      );
      call.once('error', reject);
      call.end(body);
    });

  // nginx writes a request down after its answer has gone: whoever asked may look before that.
  const logged = async (
    isMeant: (line: LogLine) => boolean = () => true,
    atLeast = 1,
  ): Promise<readonly LogLine[]> => {
    let lines: readonly LogLine[] = [];
    await until(async () => {
      lines = (await readFile(log, 'utf8')).trimEnd().split('\n').map(parseLine).filter(isMeant);
      return lines.length >= atLeast;
    });
    return lines;
  };

  const isOpen = () =>
    ask('/healthz').then(
      ({ status }) => status === answers,
      () => false,
    );
  await until(isOpen);
  return {
    ask,
    port,
    plainPort,
    certificate: ca,
    logged,
    stop: async () => {
      agent.destroy();
      await running.stop();
    },
  };
}

export type Front = Awaited<ReturnType<typeof startFront>>;
