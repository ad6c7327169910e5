import { continueText } from '#text/configurator/quick-order.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { isEmptyRow } from '../rows/state/row.ts';
import styles from './Question.module.css';
import type { Unfinished } from './unfinished.ts';

type Props = {
  readonly unfinished: Unfinished;
  readonly onContinue: () => void;
  readonly onReset: () => void;
};

/**
 * Rows left unfinished come back only when somebody wants them (R2.43). Escape keeps what there is: nothing is lost by not answering.
 */
export function ContinueQuestion({ unfinished: { product, draft }, onContinue, onReset }: Props) {
  const sizes = draft.rows.filter((row) => !isEmptyRow(row)).length;
  return (
    <Dialog kind="question" title={continueText.title} onClose={onContinue}>
      <div className={styles.question}>
        <p>{continueText.body(product.name, sizes)}</p>
        <div className={styles.ways}>
          <Button kind="move" onClick={onContinue}>
            {continueText.go(product.name)}
          </Button>
          <Button onClick={onReset}>{continueText.reset}</Button>
        </div>
      </div>
    </Dialog>
  );
}
