import type { GivenRow, Row, RowContent } from './row.ts';

/** What was done to the rows, in the past tense. */
export type RowEvent =
  | { readonly type: 'rowAdded'; readonly id: string; readonly content: Partial<RowContent> }
  | { readonly type: 'rowEdited'; readonly id: string; readonly changes: Partial<RowContent> }
  | { readonly type: 'rowRemoved'; readonly id: string }
  | { readonly type: 'rowsReplaced'; readonly rows: readonly Row[] };

export type RowActions = {
  readonly add: (content?: Partial<RowContent>) => string;
  readonly edit: (id: string, changes: Partial<RowContent>) => void;
  readonly remove: (id: string) => void;
  readonly replace: (rows: readonly GivenRow[]) => void;
};

export function createRowActions(dispatch: (event: RowEvent) => void, newId: () => string): RowActions {
  return {
    add: (content = {}) => {
      const id = newId();
      dispatch({ type: 'rowAdded', id, content });
      return id;
    },
    edit: (id, changes) => dispatch({ type: 'rowEdited', id, changes }),
    remove: (id) => dispatch({ type: 'rowRemoved', id }),
    replace: (rows) => dispatch({ type: 'rowsReplaced', rows: rows.map((row) => ({ id: newId(), ...row })) }),
  };
}
