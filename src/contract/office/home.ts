import type { YearsOfIntake } from '#domain/intake/intake.ts';

/** What waits for somebody, in the order in which a day goes. */
export const todoGroups = {
  orders: ['late', 'due_today', 'to_release', 'held'],
  money: ['payment_trouble', 'bank_waiting', 'overdue', 'third_reminder'],
  customers: ['account_requests', 'questions'],
  shop: ['mail_failed', 'job_failed'],
} as const;

export type TodoGroup = keyof typeof todoGroups;
export type TodoKind = (typeof todoGroups)[TodoGroup][number];

/** A number with the address of exactly those rows, the oldest first. */
export type TodoData = {
  readonly kind: TodoKind;
  readonly count: number;
  readonly href: string;
  /** The one that waits longest, by its name, and since which day; of an order and an invoice the day it was due. */
  readonly oldest: { readonly label: string; readonly href: string; readonly day: string | null } | null;
};

export type OfficeHomePage = {
  readonly name: 'office-home';
  readonly today: string;
  /** Of what this reader's role is there for. */
  readonly todos: readonly TodoData[];
  /** Screens and no money for who sees none, orders for the others. */
  readonly intake: YearsOfIntake & { readonly counted: 'orders' | 'screens' };
};
