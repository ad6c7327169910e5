import type { ReactNode } from 'react';
import { formatCount } from '#text/format/count.ts';
import { formatMoment, formatShortDateTime } from '#text/format/date-time.ts';
import { formatBytes, formatSpan, statusTexts as texts } from '#text/staff/status.ts';
import { Part, type PartProps } from './Part.tsx';
import styles from './Status.module.css';

export function MailsPart({ part }: PartProps<'mails'>) {
  return (
    <Part name="mails" part={part}>
      {({ waiting, oldestWaitingAt, notArrived, lastSentAt, goesTo }) => (
        <Facts
          facts={[
            [texts.mail.goesTo, texts.goesTo[goesTo]],
            [texts.mail.waiting, countOrNone(waiting)],
            ...(waiting === 0 ? [] : [[texts.mail.oldest, momentOr(oldestWaitingAt)] as const]),
            [texts.mail.notArrived, countOrNone(notArrived)],
            [texts.mail.lastSent, momentOr(lastSentAt)],
          ]}
        />
      )}
    </Part>
  );
}

export function ProviderPart({ part }: PartProps<'provider'>) {
  return (
    <Part name="provider" part={part}>
      {({ which, goodAt, badAt, oldPayments, lastWebhookAt }) => (
        <Facts
          facts={[
            [texts.provider.which, texts.which[which]],
            [texts.provider.good, momentOr(goodAt)],
            [texts.provider.bad, momentOr(badAt)],
            [texts.provider.old, countOrNone(oldPayments)],
            [texts.provider.webhook, momentOr(lastWebhookAt)],
          ]}
        />
      )}
    </Part>
  );
}

export function RegisterPart({ part }: PartProps<'register'>) {
  return (
    <Part name="register" part={part}>
      {({ goodAt, badAt }) => (
        <Facts
          facts={[
            [texts.provider.good, momentOr(goodAt)],
            [texts.provider.bad, momentOr(badAt)],
          ]}
        />
      )}
    </Part>
  );
}

export function DatabasePart({ part }: PartProps<'database'>) {
  return (
    <Part name="database" part={part}>
      {({ version, size, connections: { used, most }, oldestTransaction, migration }) => (
        <Facts
          facts={[
            [texts.database.version, version],
            [texts.database.size, formatBytes(size)],
            [texts.database.connections, texts.database.of(used, most)],
            [
              texts.database.transaction,
              oldestTransaction === null ? texts.none : formatSpan(oldestTransaction),
            ],
            [
              texts.database.migration,
              migration === null
                ? texts.none
                : `${migration.name}, ${formatShortDateTime(new Date(migration.at))}`,
            ],
          ]}
        />
      )}
    </Part>
  );
}

export function BackupPart({ part }: PartProps<'backup'>) {
  const { by, shop, others, nobody, made, size, encrypted, yes, no } = texts.backup;
  return (
    <Part name="backup" part={part}>
      {({ isAsked, everyHours, madeAt, bytes, isEncrypted }) => (
        <Facts
          facts={[
            [by, isAsked ? shop(everyHours) : madeAt === null ? nobody : others],
            [made, momentOr(madeAt)],
            ...(bytes === null ? [] : [[size, formatBytes(bytes)] as const]),
            ...(isEncrypted === null ? [] : [[encrypted, isEncrypted ? yes : no] as const]),
          ]}
        />
      )}
    </Part>
  );
}

export function ProcessPart({ part }: PartProps<'process'>) {
  return (
    <Part name="process" part={part}>
      {({ shop, commit, build, node, machine, pid, memory, startedAt, besides }) => (
        <Facts
          facts={[
            [texts.process.shop, shop],
            ...(commit === null ? [] : [[texts.process.commit, <code key="commit">{commit}</code>] as const]),
            ...(build === null ? [] : [[texts.process.build, <code key="build">{build}</code>] as const]),
            [texts.process.node, node],
            [texts.process.machine, machine],
            [texts.process.pid, String(pid)],
            [texts.process.started, formatShortDateTime(new Date(startedAt))],
            [texts.process.memory, formatBytes(memory)],
            ...(besides.length === 0
              ? []
              : [[texts.process.besides, texts.process.each(besides.map(formatBytes))] as const]),
          ]}
        />
      )}
    </Part>
  );
}

type FactsProps = { readonly facts: readonly (readonly [name: string, value: ReactNode])[] };

function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function momentOr(moment: string | null): string {
  return moment === null ? texts.never : formatMoment(new Date(moment));
}

function countOrNone(count: number): string {
  return count === 0 ? texts.none : formatCount(count);
}
