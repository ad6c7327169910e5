import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { maxRows } from '#domain/configuration/limits.ts';
import type { ConfiguratorStore } from '../store/store.ts';
import { type Column, columns, isTableOfCells } from './columns.ts';
import { isWholeRow, rowsAnswer } from './state/rows.ts';

export type Cell = { readonly id: string; readonly part: Column | 'remove' };

// What was pasted, and in which cell.
export type Pasted = { readonly start: number; readonly column: Column; readonly text: string };

type Work = {
  readonly store: ConfiguratorStore;
  // The specification's key.
  readonly key: string;
  // A row that is still to be drawn gets the focus once it is there.
  readonly focusLater: (cell: Cell) => void;
  readonly onPasted: (pasted: Pasted) => void;
};

export type RowHandlers = ReturnType<typeof createRowHandlers>;

// One set for all rows: it never changes, so that typing in one row draws no other.
export function createRowHandlers({ store, key, focusLater, onPasted }: Work) {
  const rowOf = (id: string) => store.getState().blocks.findIndex((block) => block.id === id);

  // All rows in one call, and none when nothing has changed.
  const judge = () => store.actions.chosenValue(key, rowsAnswer(store.getState().blocks), false);
  const add = (after?: string) => {
    const { blocks } = store.getState();
    if (blocks.length >= maxRows) return;
    const { id: _id, ...content } = blocks.find(({ id }) => id === after) ?? {};
    focusLater({ id: store.blocks.add(content), part: 'width' });
    if (after !== undefined) judge();
  };
  return {
    judge,
    add: () => add(),
    copy: (id: string) => add(id),
    remove: (id: string) => {
      const index = rowOf(id);
      store.blocks.remove(id);
      const { blocks } = store.getState();
      const near = blocks[Math.min(index, blocks.length - 1)];
      if (near !== undefined) focusLater({ id: near.id, part: 'remove' });
      judge();
    },
    enterRow: (event: FocusEvent<HTMLElement>) => {
      const id = event.currentTarget.dataset['row'];
      if (!(event.target instanceof HTMLInputElement)) return;
      const row = store.getState().refusal?.rows.findIndex((refused) => refused.id === id) ?? -1;
      if (row >= 0) store.actions.resetErrorOnFocus(key, row);
    },
    leaveField: (event: FocusEvent<HTMLElement>) => {
      const block = store.getState().blocks[rowOf(event.currentTarget.dataset['row'] ?? '')];
      const isSameRow = event.currentTarget.contains(event.relatedTarget);
      if (!isSameRow || (block !== undefined && isWholeRow(block))) judge();
    },
    press: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing)
        return;
      const row = event.currentTarget.closest('[data-row]');
      const part = columns.find((column) => column === event.currentTarget.dataset['part']);
      if (row === null || part === undefined) return;
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        event.preventDefault();
        focusCell(event.key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling, part);
      } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        const step = event.key === 'ArrowLeft' ? -1 : 1;
        const next = columns[columns.indexOf(part) + step];
        if (next === undefined || !isAtEdge(event.currentTarget, step)) return;
        event.preventDefault();
        focusCell(row, next);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        const next = columns[columns.indexOf(part) + 1];
        if (next !== undefined) focusCell(row, next);
        else if (!focusCell(row.nextElementSibling, 'width')) add();
      }
    },
    paste: (event: ClipboardEvent<HTMLInputElement>) => {
      const row = event.currentTarget.closest<HTMLElement>('[data-row]');
      const part = columns.find((column) => column === event.currentTarget.dataset['part']);
      if (row === null || part === undefined) return;
      const text = event.clipboardData.getData('text/plain');
      if (!isTableOfCells(text, part)) return;
      event.preventDefault();
      onPasted({ start: Math.max(0, rowOf(row.dataset['row'] ?? '')), column: part, text });
    },
  };
}

// Where an arrow has no more text to go through. A cell that was moved into is selected whole, and is left again at
// once; a number field keeps its caret to itself.
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, step: -1 | 1): boolean {
  if (selectionStart === null || selectionEnd === null) return true;
  if (selectionStart !== selectionEnd) return selectionStart === 0 && selectionEnd === value.length;
  return selectionStart === (step === 1 ? value.length : 0);
}

export function focusCell(row: Element | null, part: Cell['part']): boolean {
  const cell = row?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!cell) return false;
  cell.focus();
  if (cell instanceof HTMLInputElement) cell.select();
  return true;
}
