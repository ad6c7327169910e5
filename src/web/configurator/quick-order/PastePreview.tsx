import { useMemo } from 'react';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { pasteText } from '#text/configurator-paste.ts';
import { quickText } from '#text/configurator-quick-order.ts';
import { stepText } from '#text/configurator-steps.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { Table } from '../../ui/Table.tsx';
import {
  type BlockContent,
  isEmptyBlock,
  type MeasureBlock,
  maxRows,
  withoutEmptyExtras,
} from '../blocks.ts';
import { type Column, columns } from './columns.ts';
import styles from './PastePreview.module.css';
import { type Note, type PastedRow, parsePastedRows } from './parse-pasted-rows.ts';
import type { Pasted } from './row-handlers.ts';

type Props = {
  readonly pasted: Pasted;
  readonly blocks: readonly MeasureBlock[];
  readonly unit: Unit;
  readonly onTake: (start: number, rows: readonly Partial<BlockContent>[]) => void;
  readonly onCancel: () => void;
};

const labels: Record<Column, string> = {
  width: stepText.width,
  height: stepText.height,
  amount: stepText.amount,
  kenmerk: stepText.boxLabel,
};

const nothing = { rows: [], unread: [], header: null, hasExtraColumns: false };

// What was understood and what was not, before anything changes.
export function PastePreview({ pasted, blocks, unit, onTake, onCancel }: Props) {
  const { start, column: first, text: copied } = pasted;
  const block = useMemo(() => parsePastedRows(copied, first, unit), [copied, first, unit]);
  const { rows, unread, header, hasExtraColumns } = block ?? nothing;
  const take = (from: number) =>
    onTake(
      from,
      rows.map(({ content }) => content),
    );
  const end = withoutEmptyExtras(blocks).length;
  const last =
    isEmptyBlock(blocks[0] ?? { width: null, height: null, amount: 1, kenmerk: '' }) && end === 1 ? 0 : end;
  const covered = blocks.slice(start, start + rows.length);
  const filled = covered.flatMap((row, index) => (isEmptyBlock(row) ? [] : [start + index + 1]));
  const tooMany = start + rows.length - maxRows;
  const marked = rows.filter(({ notes }) => notes.length > 0).length;
  const shown = columns.filter((column) => rows.some(({ content }) => column in content));
  return (
    <Dialog kind="sheet" title={pasteText.title} onClose={onCancel}>
      <div className={styles.preview}>
        <div role="status" className={styles.words}>
          <p>
            <strong>{pasteText.understood(rows.length)}</strong> {marked > 0 && pasteText.remarks(marked)}
          </p>
          {header !== null && <p>{pasteText.header(header)}</p>}
          {hasExtraColumns && <p>{pasteText.extra}</p>}
          {unread.map(({ line, text }) => (
            <p key={line}>{pasteText.unread(line, text)}</p>
          ))}
        </div>
        {tooMany > 0 && (
          <Message kind="error">{pasteText.tooMany(maxRows, Math.min(tooMany, rows.length))}</Message>
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
                  <th scope="col">{pasteText.remark}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <Row key={row.line} number={start + index + 1} row={row} shown={shown} unit={unit} />
                ))}
              </tbody>
            </Table>
          </div>
        )}
        <div className={styles.ways}>
          {rows.length > 0 && (
            <Button kind="move" onClick={() => take(start)}>
              {pasteText.take(Math.min(rows.length, maxRows - start))}
            </Button>
          )}
          {filled.length > 0 && last + rows.length <= maxRows && (
            <Button onClick={() => take(last)}>{pasteText.append}</Button>
          )}
          <Button onClick={onCancel}>{pasteText.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}

type RowProps = {
  readonly number: number;
  readonly row: PastedRow;
  readonly shown: readonly Column[];
  readonly unit: Unit;
};

function Row({ number, row: { content, notes }, shown, unit }: RowProps) {
  const spell = (size: Millimetres | null | undefined) => (size ? formatMeasure(size, unit) : quickText.none);
  return (
    <tr className={notes.length > 0 ? styles.marked : undefined}>
      <td>{number}</td>
      {shown.map((column) => (
        <td key={column}>
          {column === 'width' || column === 'height' ? spell(content[column]) : content[column]}
        </td>
      ))}
      <td>{notes.map(describe).join('; ')}</td>
    </tr>
  );
}

function describe({ column, kind, text }: Note): string {
  return pasteText.notes[kind](labels[column], text);
}
