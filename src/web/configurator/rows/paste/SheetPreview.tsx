import { useMemo, useState } from 'react';
import { maxRows } from '#domain/configuration/limits.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { pasteText } from '#text/configurator/paste.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { useConfigurator, useConfiguratorState } from '../../use-configurator.ts';
import { type Column, columns } from '../columns.ts';
import { maxLines, type Sheet } from '../file/sizes-file.ts';
import { emptyRow, isEmptyRow, type Row, type RowContent } from '../state/row.ts';
import { choiceOf, inUnit, layoutOf, signatureOf, withChoice } from './column-choice.ts';
import { columnLabels } from './column-labels.ts';
import { createColumnMemory } from './column-memory.ts';
import { DoubtGroups } from './DoubtGroups.tsx';
import type { Layout } from './layout.ts';
import styles from './PastePreview.module.css';
import { PreviewTable } from './PreviewTable.tsx';
import { PreviewWords, SkippedWords } from './PreviewWords.tsx';
import type { PastedRow, Ranges } from './read-line.ts';
import { readRows } from './read-rows.ts';

type Props = {
  readonly sheet: Sheet;
  readonly start: number;
  readonly column: Column;
  readonly unit: Unit;
  readonly ranges: Ranges;
  readonly typed: readonly Row[];
  // Behind the rows that hold something.
  readonly last: number;
  readonly onTake: (start: number, rows: readonly Partial<RowContent>[]) => void;
  readonly onCancel: () => void;
};

export function SheetPreview({ sheet, start, column, unit, ranges, typed, last, onTake, onCancel }: Props) {
  const { way } = useConfigurator();
  const customerId = useConfiguratorState(({ customer }) => customer.id);
  const memory = useMemo(() => createColumnMemory(() => localStorage, customerId), [customerId]);
  const guessed = useMemo(
    () => readRows(sheet, { start: column, unit, way, ranges, chosen: null }),
    [sheet, column, unit, way, ranges],
  );
  const signature = signatureOf(sheet.lines, guessed.headings, guessed.layout);
  const [recalled] = useState(() => memory.recall(signature, guessed.layout.length));
  const [chosen, setChosen] = useState<Layout | null>(recalled && layoutOf(recalled));
  const table = useMemo(
    () => (chosen === null ? guessed : readRows(sheet, { start: column, unit, way, ranges, chosen })),
    [sheet, column, unit, way, ranges, chosen, guessed],
  );
  const { rows, layout } = table;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const tick = (lines: readonly number[], isTicked: boolean) =>
    setTicked(
      new Set(isTicked ? [...ticked, ...lines] : [...ticked].filter((line) => !lines.includes(line))),
    );
  // What was nodded at was read from other columns then.
  const choose = (next: Layout) => {
    setChosen(next);
    setTicked(new Set());
  };

  const taken = rows.filter(
    ({ line, verdict }) => verdict === 'clear' || (verdict === 'asked' && ticked.has(line)),
  );
  const take = (from: number) => {
    if (chosen !== null) memory.remember(signature, layout.map(choiceOf));
    onTake(
      from,
      taken.slice(0, maxRows - from).map(({ content }) => content),
    );
  };
  const covered = typed.slice(start, start + taken.length);
  const filled = covered.flatMap((row, index) => (isEmptyRow(row) ? [] : [start + index + 1]));
  const tooMany = taken.slice(Math.max(maxRows - start, 0)).map(({ line }) => line);
  const other = otherUnit(rows, unit);
  const isNamed = (side: Column) => layout.some((place) => place?.column === side);
  // A list without amounts leaves those that stand there to its own sizes.
  const kept = columns.filter((side) => !isNamed(side) && covered.some((row) => !isEmptyCell(row, side)));
  // One column alone may be a side that is pasted below the other's name.
  const hasSizes =
    layout.length > 1 ? isNamed('width') && isNamed('height') : isNamed('width') || isNamed('height');
  return (
    <>
      <PreviewWords table={table} isRecalled={chosen !== null && recalled !== null} />
      {sheet.left !== null && (
        <Message kind="error">{pasteText.notRead(maxLines, sheet.left.from, sheet.left.to)}</Message>
      )}
      {tooMany.length > 0 && <Message kind="error">{pasteText.tooMany(maxRows, tooMany)}</Message>}
      {filled[0] !== undefined && (
        <Message kind="info">
          {pasteText.replaces(
            filled[0],
            filled.at(-1) ?? filled[0],
            kept.map((side) => columnLabels[side]),
          )}
        </Message>
      )}
      {!hasSizes && column === 'width' && <Message kind="info">{pasteText.noSizes}</Message>}
      {other !== null && (
        <Message kind="info">
          <p>{pasteText.otherUnit[unit]}</p>
          <Button onClick={() => choose(inUnit(layout, other))}>{pasteText.readAs[other]}</Button>
        </Message>
      )}
      <DoubtGroups rows={rows} ticked={ticked} onTick={tick} />
      <PreviewTable
        {...{ table, unit, ticked }}
        onTick={(line, isTicked) => tick([line], isTicked)}
        onChoose={(index, choice) => choose(withChoice(layout, index, choice))}
      />
      <SkippedWords table={table} />
      <div className={styles.ways}>
        {taken.length > 0 && start < maxRows && (
          <Button kind="move" onClick={() => take(start)}>
            {pasteText.take(Math.min(taken.length, maxRows - start))}
          </Button>
        )}
        {filled.length > 0 && last + taken.length <= maxRows && (
          <Button onClick={() => take(last)}>{pasteText.append}</Button>
        )}
        <Button onClick={onCancel}>{pasteText.cancel}</Button>
      </div>
    </>
  );
}

function isEmptyCell(row: Row, column: Column): boolean {
  return row[column] === emptyRow('')[column];
}

/** Where most lines would be sound in the other unit, one press reads them so; nobody presses it for them. */
function otherUnit(rows: readonly PastedRow[], unit: Unit): Unit | null {
  const doubt = unit === 'mm' ? 'small' : 'large';
  const slips = rows.filter(
    ({ notes }) => notes.filter((note) => note.doubt === doubt && note.unit === unit).length === 2,
  );
  if (slips.length === 0 || slips.length * 2 < rows.length) return null;
  return unit === 'mm' ? 'cm' : 'mm';
}
