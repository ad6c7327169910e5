import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { hasRowErrors, type RowErrors } from '../store/spec-errors.ts';
import type { Row } from './state/rows.ts';
import styles from './WrongRows.module.css';

type Props = {
  readonly blocks: readonly Row[];
  readonly errors: ReadonlyMap<string, RowErrors>;
};

// Among forty rows an error may be out of sight: this says which, and leads there.
export function WrongRows({ blocks, errors }: Props) {
  const wrong = blocks.flatMap(({ id }, index) => {
    const found = errors.get(id);
    return found !== undefined && hasRowErrors(found) ? [{ id, number: index + 1 }] : [];
  });
  return (
    <div role="status">
      {wrong.length > 0 && (
        <p className={styles.wrong}>
          {quickText.wrong(wrong.length)}
          {wrong.map(({ id, number }) => (
            <button key={id} type="button" onClick={() => goTo(id)}>
              {stepText.row(number)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

// The row and not its field: a field that gets the focus forgets its error (R5.8).
function goTo(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}
