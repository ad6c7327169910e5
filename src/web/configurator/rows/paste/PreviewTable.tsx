import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { pasteText } from '#text/configurator/paste.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { Table } from '../../../ui/Table.tsx';
import { useConfigurator } from '../../use-configurator.ts';
import type { Column } from '../columns.ts';
import { type Choice, choiceOf, isChoice } from './column-choice.ts';
import { columnLabels } from './column-labels.ts';
import type { Layout } from './layout.ts';
import styles from './PastePreview.module.css';
import type { Note, PastedRow } from './read-line.ts';
import type { PastedRows } from './read-rows.ts';

type Props = {
  readonly table: PastedRows;
  readonly unit: Unit;
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (line: number, isTicked: boolean) => void;
  readonly onChoose: (index: number, choice: Choice) => void;
};

/** The list as it was given, with what each column is taken for above it. */
export function PreviewTable({ table: { rows, layout, headings }, unit, ticked, onTick, onChoose }: Props) {
  return (
    <div className={styles.rows}>
      <Table caption={pasteText.caption} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{pasteText.line}</th>
            {layout.map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column of the file is known by where it stands
              <th key={index} scope="col">
                <ColumnSelect
                  label={pasteText.column(index + 1, headings?.[index] ?? '')}
                  heading={headings?.[index] ?? ''}
                  value={choiceOf(place)}
                  onChoose={(choice) => onChoose(index, choice)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewRow
              key={row.line}
              {...{ row, layout, unit }}
              isTicked={ticked.has(row.line)}
              onTick={(isTicked) => onTick(row.line, isTicked)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type SelectProps = {
  readonly label: string;
  readonly heading: string;
  readonly value: Choice;
  readonly onChoose: (choice: Choice) => void;
};

function ColumnSelect({ label, heading, value, onChoose }: SelectProps) {
  return (
    <>
      {heading !== '' && <span className={styles.heading}>{heading}</span>}
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          if (isChoice(target.value)) onChoose(target.value);
        }}
      >
        {Object.entries(pasteText.choices).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}

type RowProps = {
  readonly row: PastedRow;
  readonly layout: Layout;
  readonly unit: Unit;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

function PreviewRow({ row, layout, unit, isTicked, onTick }: RowProps) {
  const { way } = useConfigurator();
  const { line, source, notes, verdict } = row;
  const doubted = new Set(notes.map(({ column }) => column));
  return (
    <>
      <tr className={verdict === 'clear' ? undefined : styles.marked}>
        <td className={styles.number}>
          {verdict === 'asked' && (
            <input
              type="checkbox"
              className={styles.tick}
              aria-label={pasteText.tick(line)}
              checked={isTicked}
              onChange={(event) => onTick(event.target.checked)}
            />
          )}
          {line}
        </td>
        {layout.map((place, index) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of the file is known by where it stands
            key={index}
            className={
              place === null ? styles.skipped : doubted.has(place.column) ? styles.doubted : undefined
            }
          >
            {/* What is not taken over stands there as it was given. */}
            {place === null || verdict === 'refused' ? source[index] : spell(row, place.column, unit)}
          </td>
        ))}
      </tr>
      {notes.length > 0 && (
        <tr className={styles.remarks}>
          <td colSpan={layout.length + 1}>
            <ul>
              {verdict === 'refused' && <li className={styles.refused}>{pasteText.leftOut}</li>}
              {notes.map((note) => (
                <li key={`${note.column} ${note.doubt}`}>
                  {wordsOf(note, spell(row, note.column, unit), way)}
                </li>
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

function wordsOf({ column, doubt, text, unit }: Note, read: string, way: WayOfMeasuring): string {
  return pasteText.notes[doubt]({ label: columnLabels[column], text, read, unit, way });
}
