import type { ConfiguratorEvent } from '../../store/events.ts';
import type { BlockContent } from './rows.ts';

// R4.10: the rows of quick order.
export type BlockActions = {
  readonly add: (content?: Partial<BlockContent>) => string;
  readonly edit: (id: string, changes: Partial<BlockContent>) => void;
  readonly remove: (id: string) => void;
  readonly replace: (contents: readonly BlockContent[]) => void;
};

export function createBlockActions(
  dispatch: (event: ConfiguratorEvent) => void,
  newId: () => string,
): BlockActions {
  return {
    add: (content = {}) => {
      const id = newId();
      dispatch({ type: 'blockAdded', id, content });
      return id;
    },
    edit: (id, changes) => dispatch({ type: 'blockEdited', id, changes }),
    remove: (id) => dispatch({ type: 'blockRemoved', id }),
    replace: (contents) =>
      dispatch({
        type: 'blocksReplaced',
        blocks: contents.map((content) => ({ id: newId(), ...content })),
      }),
  };
}
