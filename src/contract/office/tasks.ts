import type { TaskKind, TaskWay } from '#domain/task/task-kind.ts';
import type { ListFrame } from '../list-frame.ts';

export const taskStatuses = ['open', 'done'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** A task of the inbox, as JSON and on the page. */
export type TaskData = {
  readonly id: number;
  readonly kind: TaskKind;
  readonly status: TaskStatus;
  /** What happened, in a few words and in a sentence; what is known besides. */
  readonly title: string;
  readonly text: string;
  readonly details: string;
  readonly company: string | null;
  /** In euros, as '12.50'; null where there is no money in it. */
  readonly amount: string | null;
  /** Order, invoice, payment or request, and the customer: where each can be seen by this reader. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly createdAt: string;
  readonly doneAt: string | null;
  readonly doneBy: string | null;
  readonly note: string;
  /** What settles it besides somebody's word; null where nothing does. */
  readonly way: TaskWay | null;
};

export type OfficeTasksPage = {
  readonly name: 'office-tasks';
  readonly list: ListFrame;
  readonly tasks: readonly TaskData[];
  /** That this reader is there for. */
  readonly kinds: readonly TaskKind[];
  readonly notice: string | null;
};

export type OfficeTaskPage = {
  readonly name: 'office-task';
  readonly task: TaskData;
  readonly notice: string | null;
  readonly problem: string | null;
  /** What was typed, where it was refused. */
  readonly note: string;
};

/** The last part of the address that a form is sent to. */
export const taskActions = {
  settle: 'afgehandeld',
  give_back: 'terugbetalen',
  refund_again: 'opnieuw-terugbetalen',
  send_again: 'opnieuw-versturen',
  try_again: 'opnieuw-proberen',
} as const satisfies Readonly<Record<TaskWay | 'settle', string>>;
