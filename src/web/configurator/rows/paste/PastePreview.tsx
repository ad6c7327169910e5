import { useMemo, useState } from 'react';
import { maxRows } from '#domain/configuration/limits.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { pasteText } from '#text/configurator/paste.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Table } from '../../../ui/Table.tsx';
import { useConfiguratorState } from '../../use-configurator.ts';
import { type Column, columns } from '../columns.ts';
import type { Pasted } from '../row-handlers.ts';
import { isEmptyRow, type RowContent } from '../state/row.ts';
import { withoutEmptyExtras } from '../state/rows.ts';
import styles from './PastePreview.module.css';
import { type Note, type PastedRow, parsePastedRows } from './parse-pasted-rows.ts';

type Props = {
  readonly pasted: Pasted;
  readonly unit: Unit;
  readonly onTake: (start: number, rows: readonly Partial<RowContent>[]) => void;
  readonly onCancel: () => void;
};

const labels: Record<Column, string> = {
  width: quickText.width,
  height: quickText.height,
  amount: stepText.amount,
  kenmerk: stepText.boxLabel,
};

const nothing = { rows: [], unread: [], header: null, order: null, hasExtraColumns: false };

/** What was understood and what was not, before anything changes. */
export function PastePreview({ pasted, unit, onTake, onCancel }: Props) {
  const { start, column: first, text: copied } = pasted;
  const typed = useConfiguratorState(({ rows }) => rows.typed);
  const table = useMemo(() => parsePastedRows(copied, first, unit), [copied, first, unit]);
  const { rows, unread, header, order, hasExtraColumns } = table ?? nothing;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const taken = rows.filter(({ line, verdict }) => verdict === 'clear' || ticked.has(line));
  const take = (from: number) =>
    onTake(
      from,
      taken.map(({ content }) => content),
    );
  const tick = (line: number, isTicked: boolean) => {
    const others = [...ticked].filter((each) => each !== line);
    setTicked(new Set(isTicked ? [...others, line] : others));
  };
  const last = typed.every(isEmptyRow) ? 0 : withoutEmptyExtras(typed).length;
  const covered = typed.slice(start, start + taken.length);
  const filled = covered.flatMap((row, index) => (isEmptyRow(row) ? [] : [start + index + 1]));
  const tooMany = start + taken.length - maxRows;
  const count = (verdict: PastedRow['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const [asked, refused] = [count('asked'), count('refused')];
  const shown = columns.filter((column) => rows.some(({ content }) => column in content));
  return (
    <Dialog kind="sheet" title={pasteText.title} onClose={onCancel}>
      <div className={styles.preview}>
        <div role="status" className={styles.words}>
          <p>
            <strong>{pasteText.understood(count('clear'))}</strong> {asked > 0 && pasteText.asked(asked)}{' '}
            {refused > 0 && pasteText.refused(refused)}
          </p>
          {order !== null && <p>{pasteText.order(order.map((column) => labels[column]))}</p>}
          {header !== null && <p>{pasteText.header(header)}</p>}
          {hasExtraColumns && <p>{pasteText.extra}</p>}
          {unread.map(({ line, text, reason }) => (
            <p key={line}>{pasteText.unread[reason](line, text)}</p>
          ))}
        </div>
        {tooMany > 0 && (
          <Message kind="error">{pasteText.tooMany(maxRows, Math.min(tooMany, taken.length))}</Message>
        )}
        {filled[0] !== undefined && (
          <Message kind="info">{pasteText.replaces(filled[0], filled.at(-1) ?? filled[0])}</Message>
        )}
        {rows.length > 0 && (
          <div className={styles.rows}>
            <Table caption={pasteText.caption} isCaptionHidden>
              <thead>
                <tr>
                  <th scope="col">{quickText.number}</th>
                  {shown.map((column) => (
                    <th key={column} scope="col">
                      {column === 'width' || column === 'height'
                        ? quickText.inUnit(labels[column], unit)
                        : labels[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <PreviewRow
                    key={row.line}
                    number={taken.includes(row) ? start + taken.indexOf(row) + 1 : null}
                    row={row}
                    shown={shown}
                    unit={unit}
                    onTick={(isTicked) => tick(row.line, isTicked)}
                  />
                ))}
              </tbody>
            </Table>
          </div>
        )}
        <div className={styles.ways}>
          {taken.length > 0 && (
            <Button kind="move" onClick={() => take(start)}>
              {pasteText.take(Math.min(taken.length, maxRows - start))}
            </Button>
          )}
          {filled.length > 0 && last + taken.length <= maxRows && (
            <Button onClick={() => take(last)}>{pasteText.append}</Button>
          )}
          <Button onClick={onCancel}>{pasteText.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}

type RowProps = {
  // Where it comes; null for what is not taken over.
  readonly number: number | null;
  readonly row: PastedRow;
  readonly shown: readonly Column[];
  readonly unit: Unit;
  readonly onTick: (isTicked: boolean) => void;
};

function PreviewRow({ number, row, shown, unit, onTick }: RowProps) {
  const { line, cells, notes, verdict } = row;
  return (
    <>
      <tr className={verdict === 'clear' ? undefined : styles.marked}>
        <td className={styles.number}>
          {verdict === 'asked' && (
            <input
              type="checkbox"
              className={styles.tick}
              aria-label={pasteText.tick(line)}
              checked={number !== null}
              onChange={(event) => onTick(event.target.checked)}
            />
          )}
          {number ?? (verdict === 'refused' && quickText.none)}
        </td>
        {shown.map((column) => (
          // What is not taken over stands there as it was pasted.
          <td key={column}>{verdict === 'refused' ? cells[column] : spell(row, column, unit)}</td>
        ))}
      </tr>
      {notes.length > 0 && (
        <tr className={styles.remarks}>
          <td colSpan={shown.length + 1}>
            <ul>
              {notes.map((note) => (
                <li key={note.column}>{wordsOf(note, spell(row, note.column, unit))}</li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

function spell({ content }: PastedRow, column: Column, unit: Unit): string {
  if (column === 'width' || column === 'height') {
    const size = content[column];
    return size ? formatMeasure(size, unit) : quickText.none;
  }
  return String(content[column] ?? '');
}

function wordsOf({ column, doubt, text, unit }: Note, read: string): string {
  return pasteText.notes[doubt]({ label: labels[column], text, read, unit });
}
