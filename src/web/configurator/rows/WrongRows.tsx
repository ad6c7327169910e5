import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { errorsInSight } from './shown-row.ts';
import styles from './WrongRows.module.css';

/** Among forty rows an error may be out of sight: this says which, and leads there. */
export function WrongRows() {
  const { store } = useConfigurator();
  const numbers = useConfiguratorState(({ rows }) =>
    rows.typed.flatMap(({ id }, index) => (errorsInSight(rows, id) === null ? [] : [index + 1])),
  );
  const lead = (number: number) => goTo(store.getState().rows.typed[number - 1]?.id ?? '');
  return (
    <div role="status">
      {numbers.length > 0 && (
        <p className={styles.wrong}>
          {quickText.wrong(numbers.length)}
          {numbers.map((number) => (
            <button key={number} type="button" onClick={() => lead(number)}>
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
