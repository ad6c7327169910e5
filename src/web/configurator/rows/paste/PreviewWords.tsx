import { pasteText } from '#text/configurator/paste.ts';
import { columnLabels } from './column-labels.ts';
import styles from './PastePreview.module.css';
import type { PastedRow } from './read-line.ts';
import type { PastedRows } from './read-rows.ts';

// As many are quoted; of more than that one wants to know which, not what stood there.
const mostQuoted = 8;

type Props = { readonly table: PastedRows; readonly isRecalled: boolean };

/** The sum of it in words, and every line that is left out by its number. */
export function PreviewWords({ table: { rows, unread, order }, isRecalled }: Props) {
  const count = (verdict: PastedRow['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const [asked, refused] = [count('asked'), count('refused')];
  return (
    <div role="status" className={styles.words}>
      <p>
        <strong>{pasteText.understood(count('clear'))}</strong> {asked > 0 && pasteText.asked(asked)}{' '}
        {refused > 0 && pasteText.refused(refused)}
      </p>
      {isRecalled && <p>{pasteText.recalled}</p>}
      {order !== null && <p>{pasteText.order(order.map((column) => columnLabels[column]))}</p>}
      {unread.length > 0 && <p>{pasteText.skipped(unread.map(({ line }) => line))}</p>}
      <p>{pasteText.columns}</p>
    </div>
  );
}

/** Why lines and columns are left out, after what is taken over. */
export function SkippedWords({ table: { unread, header, hasExtraColumns } }: Pick<Props, 'table'>) {
  return (
    <div className={styles.words}>
      {header !== null && <p>{pasteText.header(header)}</p>}
      {hasExtraColumns && <p>{pasteText.extra}</p>}
      {unread.slice(0, mostQuoted).map(({ line, text, reason }) => (
        <p key={line}>{pasteText.unread[reason](line, text)}</p>
      ))}
      {unread.length > mostQuoted && (
        <p>{pasteText.alsoUnread(unread.slice(mostQuoted).map(({ line }) => line))}</p>
      )}
    </div>
  );
}
