import { use } from 'react';
import { sizesFileText } from '#text/configurator/sizes-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import styles from './FilePlace.module.css';
import { FileDeskContext, type FileDeskState } from './use-file-desk.ts';

/** What became of the file. Once there are rows, what was read is shown there, and no longer told here. */
export function FileStatus({ isWaiting = false }: { readonly isWaiting?: boolean }) {
  const desk = use(FileDeskContext);
  const state = desk?.state ?? null;
  const words = state === null || (state.kind === 'ready' && !isWaiting) ? null : wordsOf(state);
  return (
    <div role="status">
      {words !== null && (
        <Message kind={state?.kind === 'refused' ? 'error' : 'info'}>
          <p className={styles.told}>
            {words}
            {state?.kind === 'ready' && <Button onClick={desk?.clear}>{sizesFileText.forget}</Button>}
          </p>
        </Message>
      )}
    </div>
  );
}

function wordsOf(state: FileDeskState): string {
  switch (state.kind) {
    case 'reading':
      return sizesFileText.reading(state.name);
    case 'refused':
      return sizesFileText.refused[state.reason](state.name);
    case 'ready':
      return state.given.kind === 'file'
        ? sizesFileText.waiting(state.given.file.name)
        : sizesFileText.waitingPaste;
  }
}
