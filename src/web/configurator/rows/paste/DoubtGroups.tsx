import { pasteText } from '#text/configurator/paste.ts';
import styles from './PastePreview.module.css';
import { askedDoubts } from './read-cell.ts';
import type { PastedRow } from './read-line.ts';

type Props = {
  readonly rows: readonly PastedRow[];
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (lines: readonly number[], isTicked: boolean) => void;
};

/** Forty results of formulas are one question: whoever knows the list nods once. Each still stands in the table. */
export function DoubtGroups({ rows, ticked, onTick }: Props) {
  const asked = rows.filter(({ verdict }) => verdict === 'asked');
  const groups = Map.groupBy(asked, ({ notes }) =>
    askedDoubts.filter((doubt) => notes.some((note) => note.doubt === doubt)).join(),
  );
  const many = [...groups.entries()].filter(([, members]) => members.length > 1);
  if (many.length === 0) return null;
  return (
    <fieldset className={styles.groups}>
      <legend>{pasteText.groups}</legend>
      {many.map(([key, members]) => {
        const lines = members.map(({ line }) => line);
        const doubts = askedDoubts.filter((doubt) => key.split(',').includes(doubt));
        return (
          <label key={key}>
            <input
              type="checkbox"
              className={styles.tick}
              checked={lines.every((line) => ticked.has(line))}
              onChange={(event) => onTick(lines, event.target.checked)}
            />
            {pasteText.group(lines.length, doubts)}
          </label>
        );
      })}
    </fieldset>
  );
}
