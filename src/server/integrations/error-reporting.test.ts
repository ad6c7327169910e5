import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openErrorReporter } from './error-reporting.ts';

it('R7.12 sends a fault to the service of the DSN', async () => {
  const service = await errorService();
  const reporter = await openErrorReporter(service.dsn, pino({ level: 'silent' }));
  reporter.report(new Error('the saw is blunt at /payment/secret-token-1'), {
    requestId: 'request-1',
    page: '/wachtwoord-herstellen?token=secret-token-2',
  });
  await reporter.close();
  service.server.close();
  expect(service.bodies.join('\n')).toContain('the saw is blunt');
  expect(service.bodies.join('\n')).toContain('request-1');
  expect(service.bodies.join('\n')).not.toContain('secret-token');
});

it('R7.12 writes a fault to the log when there is no service', async () => {
  const lines: string[] = [];
  const reporter = await openErrorReporter(null, pino({}, { write: (line: string) => lines.push(line) }));
  reporter.report(new Error('the saw is blunt'), { requestId: 'request-2' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'the saw is blunt' },
    report: { requestId: 'request-2' },
  });
});

async function errorService() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk) => bodies.push(String(chunk)));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, bodies, dsn: `http://key@127.0.0.1:${port}/1` };
}
