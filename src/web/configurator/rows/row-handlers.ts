import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { maxRows } from '#domain/configuration/limits.ts';
import type { ConfiguratorStore } from '../store/configurator-store.ts';
import { rowsAnswer } from '../store/reduce-answer.ts';
import { type Column, columns, isTableOfCells } from './columns.ts';
import { isWholeRow } from './state/row.ts';

/** 'row' is the row itself: on a phone a field would open the keyboard over what was just taken in. */
export type Cell = { readonly id: string; readonly part: Column | 'remove' | 'row' };

/** What was pasted, and in which cell. */
export type Pasted = { readonly start: number; readonly column: Column; readonly text: string };

type Work = {
  readonly store: ConfiguratorStore;
  // The specification's key.
  readonly key: string;
  // A row that is still to be drawn gets the focus once it is there.
  readonly focusLater: (cell: Cell) => void;
  readonly onPasted: (pasted: Pasted) => void;
  readonly onEnter: (row: HTMLElement) => void;
};

export type RowHandlers = ReturnType<typeof createRowHandlers>;

/** One set for all rows: it never changes, so that typing in one row draws no other. */
export function createRowHandlers({ store, key, focusLater, onPasted, onEnter }: Work) {
  const typed = () => store.getState().rows.typed;
  const indexOf = (id: string) => typed().findIndex((row) => row.id === id);

  // All rows in one call, and none when nothing has changed.
  const judge = () => store.actions.chosenValue(key, rowsAnswer(store.getState().rows), false);
  const add = (after?: string) => {
    if (typed().length >= maxRows) return;
    const { id: _id, ...content } = typed().find(({ id }) => id === after) ?? {};
    focusLater({ id: store.rows.add(content), part: 'width' });
    if (after !== undefined) judge();
  };
  return {
    judge,
    add: () => add(),
    copy: (id: string) => add(id),
    remove: (id: string) => {
      const index = indexOf(id);
      store.rows.remove(id);
      const near = typed()[Math.min(index, typed().length - 1)];
      if (near !== undefined) focusLater({ id: near.id, part: 'remove' });
      judge();
    },
    enterRow: (event: FocusEvent<HTMLElement>) => {
      const id = event.currentTarget.dataset['row'];
      if (id === undefined || !(event.target instanceof HTMLInputElement)) return;
      onEnter(event.currentTarget);
      store.actions.resetErrorOnFocus(key, id);
    },
    leaveField: (event: FocusEvent<HTMLElement>) => {
      const row = typed()[indexOf(event.currentTarget.dataset['row'] ?? '')];
      const isSameRow = event.currentTarget.contains(event.relatedTarget);
      if (!isSameRow || (row !== undefined && isWholeRow(row))) judge();
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
      onPasted({ start: Math.max(0, indexOf(row.dataset['row'] ?? '')), column: part, text });
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
  const cell = part === 'row' ? row : row?.querySelector(`[data-part="${part}"]`);
  if (!(cell instanceof HTMLElement)) return false;
  cell.focus();
  if (cell instanceof HTMLInputElement) cell.select();
  return true;
}
