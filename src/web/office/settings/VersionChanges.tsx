import type { SettingChange, SettingVersionData } from '#contract/office/settings.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { logbookTexts } from '#text/staff/logbook.ts';
import { settingsTexts as texts } from '#text/staff/settings.ts';
import styles from './Settings.module.css';

/** Who and when, in a sentence. */
export function versionLine({ by, at, restored }: SettingVersionData): string {
  if (by === null || at === null) return texts.firstVersion;
  const changed = texts.lastChanged(by, formatDateTime(new Date(at)));
  return restored === null ? changed : `${changed} ${texts.restored(restored)}`;
}

export function VersionChanges({ changes }: { readonly changes: readonly SettingChange[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <del>{before === '' ? texts.nothing : before}</del>{' '}
            <span className={styles.becomes}>{logbookTexts.becomes}</span>{' '}
            <ins>{after === '' ? texts.nothing : after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
