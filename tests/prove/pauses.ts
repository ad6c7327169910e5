/** Pauses between two things that somebody does; who needs work at once ends them all. */
export class Pauses {
  readonly #ends = new Set<() => void>();

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#ends.add(end);
    });
  }

  end(): void {
    for (const end of [...this.#ends]) end();
  }
}
