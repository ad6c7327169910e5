import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

// The shop has some hundreds of addresses that are asked for all day, and as many as anybody can think of.
const mostKept = 1000;

/**
 * Which handlers an address leads to never changes, and walking through all the shop's routes takes as long as pricing a
 * screen. What is kept holds no more than the address itself does.
 */
export class RememberedRoutes<T> implements Router<T> {
  readonly name = 'RememberedRoutes';
  readonly #routes = new TrieRouter<T>();
  readonly #kept = new Map<string, Result<T>>();

  add(method: string, path: string, handler: T): void {
    this.#routes.add(method, path, handler);
    this.#kept.clear();
  }

  match(method: string, path: string): Result<T> {
    const asked = `${method} ${path}`;
    const known = this.#kept.get(asked);
    if (known !== undefined) return known;
    const found = this.#routes.match(method, path);
    if (this.#kept.size >= mostKept) this.#kept.clear();
    if (asked.length < 200) this.#kept.set(asked, found);
    return found;
  }
}
