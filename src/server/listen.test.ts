import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type Listening, listen } from './listen.ts';

const { database } = await testDatabase();
let server: Listening;

beforeAll(async () => {
  server = await listen(0, '127.0.0.1');
  server.serve(getRequestListener(testApp(database).app.fetch));
});

afterAll(() => server.close());

// As bytes, for no client sends such a request.
function answerTo(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

const start = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n`;
const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

describe('R15.5 a message that two programs could read in two ways', () => {
  it.each([
    ['both ways', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['twice', `Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello${smuggled}`],
    ['in a way that is none', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    ['with a break in a header', `Content-Length: 0\r\nX-Name: a\nb: c\r\n\r\n${smuggled}`],
  ])('a request whose length is told in two ways is refused: %s', async (_, rest) => {
    const answer = await answerTo(`${start('POST', '/inloggen')}${rest}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('TRACE is not answered with what was sent', async () => {
    const answer = await answerTo(`${start('TRACE', '/')}X-Secret: geheim\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:4\d\d|501) /);
    expect(answer).not.toContain('geheim');
  });
});
