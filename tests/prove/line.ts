import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type LineState = 'good' | 'slow' | 'cut' | 'gone';

/** A line to somebody else that can be slow, cut off at every word, or lead nowhere. */
export class Line {
  readonly #target: number;
  #server: Server | null = null;
  #open = new Set<Socket>();
  #state: LineState = 'good';
  #slowMs = 3000;
  port = 0;

  constructor(target: number) {
    this.#target = target;
  }

  async become(state: LineState, slowMs = 3000): Promise<void> {
    this.#state = state;
    this.#slowMs = slowMs;
    if (state !== 'gone') return this.#listen();
    this.#hangUp();
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    const closed = once(server, 'close');
    server.close();
    await closed;
  }

  async close(): Promise<void> {
    await this.become('gone');
  }

  async #listen(): Promise<void> {
    if (this.#server !== null) return;
    this.#server = createServer((socket) => void this.#carry(socket)).listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.port = address.port;
  }

  async #carry(socket: Socket): Promise<void> {
    socket.on('error', () => undefined);
    this.#keep(socket);
    if (this.#state === 'cut') return void socket.destroy();
    if (this.#state === 'slow') await wait(this.#slowMs);
    const far = connect(this.#target, '127.0.0.1');
    far.on('error', () => socket.destroy());
    this.#keep(far);
    socket.pipe(far).pipe(socket);
    socket.once('close', () => far.destroy());
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
  }

  #hangUp(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
