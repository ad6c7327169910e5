import type { Answer, Tally } from '../support/http-browser.ts';

/** 'unsure' where no answer came: it may have been done, once. */
export type Certainty = 'confirmed' | 'unsure';

/** A call that adds one line, however often it was sent. */
export type BookedAdd = {
  // The address of whoever sent it.
  readonly by: string;
  readonly key: string;
  certainty: Certainty;
  // 'perhaps' where an order may have taken it along.
  ordered: 'no' | 'perhaps' | 'yes';
};

export type BookedOrder = {
  readonly reference: string;
  readonly isOnAccount: boolean;
  // How many lines it has: those that were confirmed, and with those that may be there.
  readonly lines: { readonly least: number; readonly most: number };
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
  readonly adds: BookedAdd[] = [];
  /** Lines that were not added here, of each by address. */
  readonly linesBefore = new Map<string, number>();
  /** Times in which every answer of the register was too old, and no new one came. */
  readonly withoutAnswer: { readonly from: Date; until: Date | null }[] = [];
  readonly orders: BookedOrder[] = [];
  /** Orders to Belgium without VAT, and with it for want of an answer: both have to have been seen. */
  toBelgium = { free: 0, taxed: 0 };
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

  /** What of this person is in the cart by now, as far as is known. */
  inCart(by: string): readonly BookedAdd[] {
    return this.adds.filter((add) => add.by === by && add.ordered !== 'yes');
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
