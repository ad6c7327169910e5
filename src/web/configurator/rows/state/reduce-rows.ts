import { emptyRow, type Row } from './row.ts';
import type { RowEvent } from './row-actions.ts';

/** The rows as typed, after what was done to them. */
export function reduceRows(typed: readonly Row[], event: RowEvent): readonly Row[] {
  switch (event.type) {
    case 'rowAdded':
      return [...typed, { ...emptyRow(event.id), ...event.content }];
    case 'rowEdited':
      return typed.map((row) => (row.id === event.id ? { ...row, ...event.changes } : row));
    case 'rowRemoved':
      return removeRow(typed, event.id);
    case 'rowsReplaced':
      return event.rows;
  }
}

// There is always a first row, so removing it only empties it (R4.10).
function removeRow(typed: readonly Row[], id: string): readonly Row[] {
  return typed[0]?.id === id
    ? typed.map((row) => (row.id === id ? emptyRow(id) : row))
    : typed.filter((row) => row.id !== id);
}
