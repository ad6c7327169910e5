import type { ConfiguratorEvent } from '../../store/events.ts';
import type { RowContent } from './rows.ts';

// R4.10: the rows of quick order.
export type RowActions = {
  readonly add: (content?: Partial<RowContent>) => string;
  readonly edit: (id: string, changes: Partial<RowContent>) => void;
  readonly remove: (id: string) => void;
  readonly replace: (contents: readonly RowContent[]) => void;
};

export function createRowActions(
  dispatch: (event: ConfiguratorEvent) => void,
  newId: () => string,
): RowActions {
  return {
    add: (content = {}) => {
      const id = newId();
      dispatch({ type: 'rowAdded', id, content });
      return id;
    },
    edit: (id, changes) => dispatch({ type: 'rowEdited', id, changes }),
    remove: (id) => dispatch({ type: 'rowRemoved', id }),
    replace: (contents) =>
      dispatch({
        type: 'rowsReplaced',
        blocks: contents.map((content) => ({ id: newId(), ...content })),
      }),
  };
}
