import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type LineState = 'good' | 'slow' | 'cut' | 'gone';

// After so many bytes of an answer, one after the other: at the first word, in the head, in the body.
const cutAfter = [0, 40, 0, 150, 0, 300] as const;

/** A line to somebody else that can be slow, be cut before or in the middle of an answer, or lead nowhere. */
export class Line {
  readonly #target: number;
  #server: Server | null = null;
  #open = new Set<Socket>();
  #state: LineState = 'good';
  #slowMs = 3000;
  port = 0;
  /** Who has come since it was no longer good. */
  met = 0;
  /** Whom it has hung up on, ever: what was said to them may not have been heard. */
  hungUp = 0;

  constructor(target: number) {
    this.#target = target;
  }

  async become(state: LineState, slowMs = 3000): Promise<void> {
    this.#state = state;
    this.#slowMs = slowMs;
    if (state !== 'good') {
      this.met = 0;
      // Who keeps a connection would go on over it as if nothing were the matter.
      for (const socket of this.#open) this.#hangUp(socket);
    }
    if (state !== 'gone') return this.#listen();
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
    this.#server = createServer((socket) => this.#carry(socket)).listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.port = address.port;
  }

  #carry(socket: Socket): void {
    socket.on('error', () => undefined);
    this.#keep(socket);
    const most = this.#state === 'cut' ? (cutAfter[this.met % cutAfter.length] ?? 0) : Infinity;
    if (this.#state !== 'good') this.met += 1;
    if (most === 0) {
      this.#hangUp(socket);
      return;
    }
    const far = connect(this.#target, '127.0.0.1');
    far.on('error', () => socket.destroy());
    this.#keep(far);
    this.#pass(socket, far, Infinity);
    this.#pass(far, socket, most);
  }

  #pass(from: Socket, to: Socket, most: number): void {
    let left = most;
    let before = Promise.resolve();
    const next = (step: () => void) => {
      const late = this.#state === 'slow' ? this.#slowMs : 0;
      const due = wait(late, undefined, { ref: false });
      before = Promise.all([before, due]).then(step);
    };
    from.on('data', (piece) => {
      next(() => {
        if (to.writableEnded) return;
        to.write(left < piece.length ? piece.subarray(0, left) : piece);
        left -= piece.length;
        if (left < 0) to.end(() => this.#hangUp(to));
      });
    });
    from.once('end', () => next(() => void to.end()));
    from.once('close', () => next(() => void to.destroySoon()));
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
  }

  #hangUp(socket: Socket): void {
    this.hungUp += 1;
    socket.destroy();
  }
}
