import type { Answer, Tally } from '../support/http-browser.ts';

/** 'unsure' where no answer came: it may have been done, once. */
export type Certainty = 'confirmed' | 'unsure';

export type BookedOrder = {
  readonly reference: string;
  readonly isOnAccount: boolean;
  certainty: Certainty;
  // As the answer named it, where it did.
  number: string | null;
  // What the provider was paid by.
  paidBy: string | null;
  shipped: Certainty | null;
};

/** What the shop has confirmed to whoever made the load, written down by them. */
export class Book {
  /** Lines of the dealer's cart, by the timestamp that the shop gave. */
  readonly lines = new Map<number, Certainty>();
  /** Calls that add: one line each, however often they were sent. */
  readonly adds: { readonly key: string; certainty: Certainty }[] = [];
  readonly orders: BookedOrder[] = [];
  readonly tally: Tally = new Map();
  readonly faults: string[] = [];

  /** Nothing that is asked may be answered as a fault of the shop. */
  hear(path: string, answer: Answer): Answer {
    if (answer.status === 500)
      this.faults.push(`500 ${path}: ${answer.text.replaceAll(/<[^>]+>|\s+/g, ' ').slice(0, 200)}`);
    return answer;
  }

  /** Something of each kind has been confirmed: only then does a fault prove anything. */
  hasAllToLose(): boolean {
    return (
      [...this.lines.values()].includes('confirmed') &&
      this.orders.some(({ certainty }) => certainty === 'confirmed') &&
      this.orders.some(({ paidBy }) => paidBy !== null)
    );
  }

  count(): string {
    const confirmed = this.orders.filter(({ certainty }) => certainty === 'confirmed');
    return [
      `${this.lines.size} lines`,
      `${confirmed.length} orders`,
      `${this.orders.filter(({ paidBy }) => paidBy !== null).length} paid`,
      `${this.orders.filter(({ shipped }) => shipped === 'confirmed').length} shipped`,
    ].join(', ');
  }
}
