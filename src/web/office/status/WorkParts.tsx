import type { ReactNode } from 'react';
import { formatCount } from '#text/format/count.ts';
import { formatMoment } from '#text/format/date-time.ts';
import { nameJob, statusTexts as texts } from '#text/staff/status.ts';
import { Part, type PartProps } from './Part.tsx';
import { Rows } from './Rows.tsx';
import styles from './Status.module.css';
import { Verdict } from './Verdict.tsx';

export function JobsPart({ part }: PartProps<'jobs'>) {
  const { name, last, next, failed, verdict } = texts.job;
  return (
    <Part name="jobs" part={part} intro={texts.jobsIntro}>
      {(jobs) => (
        <Rows
          caption={texts.parts.jobs}
          headings={[name, last, next, failed, verdict]}
          rows={byName(jobs).map((job) => ({
            key: job.name,
            cells: [
              nameJob(job.name),
              job.lastDoneAt === null ? texts.never : formatMoment(new Date(job.lastDoneAt)),
              momentOrNone(job.nextAt),
              momentOrNone(job.lastFailedAt),
              <Verdict key="verdict" verdict={job.verdict} />,
            ],
          }))}
        />
      )}
    </Part>
  );
}

export function QueuesPart({ part }: PartProps<'queues'>) {
  const { name, waiting, active, failed, oldest, verdict } = texts.queue;
  return (
    <Part name="queues" part={part} intro={texts.queuesIntro}>
      {(queues) => (
        <Rows
          caption={texts.parts.queues}
          headings={[name, waiting, active, failed, oldest, verdict]}
          rows={byName(queues).map((queue) => ({
            key: queue.name,
            cells: [
              nameJob(queue.name),
              countOrNone(queue.waiting),
              countOrNone(queue.active),
              countOrNone(queue.failed),
              momentOrNone(queue.oldestReadyAt),
              <Verdict key="verdict" verdict={queue.verdict} />,
            ],
          }))}
        />
      )}
    </Part>
  );
}

function byName<Item extends { readonly name: string }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => nameJob(one.name).localeCompare(nameJob(other.name), 'nl'));
}

function momentOrNone(moment: string | null): ReactNode {
  return moment === null ? <None>{texts.none}</None> : formatMoment(new Date(moment));
}

function countOrNone(count: number): ReactNode {
  return count === 0 ? <None>{formatCount(0)}</None> : formatCount(count);
}

// A phone leaves it out: of a queue at rest its name and its verdict say all.
function None({ children }: { readonly children: ReactNode }) {
  return <span className={styles.none}>{children}</span>;
}
