import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { quickText } from '#text/configurator/quick-order.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { OrderColumn } from '../desktop/OrderColumn.tsx';
import { Sections } from '../desktop/Sections.tsx';
import { PresetStart } from '../presets/Presets.tsx';
import { RowsStep } from '../rows/RowsStep.tsx';
import { focusCell } from '../rows/row-handlers.ts';
import { isWholeRow } from '../rows/state/row.ts';
import { Step } from '../steps/Step.tsx';
import { StepQuestion } from '../steps/StepQuestion.tsx';
import { isSubmitting } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './DesktopQuickOrder.module.css';

// Somebody who runs through the rows with an arrow key wants no drawing of each.
const restingTime = 150;

/** Whichever row has the focus is drawn. */
export function QuickWork() {
  const isBusy = useConfiguratorState(isSubmitting);
  const rows = useFollowedRows();
  const [row, setRow] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const draw = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRow(id), restingTime);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.work} inert={isBusy}>
        <h2 className={styles.heading}>{quickText.heading}</h2>
        <div>
          <PresetStart />
          <Sections
            lead={(first) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: hears which of the fields in it has the focus
              <div ref={rows} className={classNames(card.card, styles.rows)} onFocus={draw}>
                <StepQuestion specification={first}>
                  <h3 className={styles.question}>{first.question}</h3>
                </StepQuestion>
                <Step specification={first} component={RowsStep} />
              </div>
            )}
          />
        </div>
      </div>
      <section className={classNames(card.card, styles.order)} aria-label={quickText.order}>
        <Order row={row} />
      </section>
    </div>
  );
}

// Draws again with the rows, but only when the sum has changed.
function Order({ row }: { readonly row: string | undefined }) {
  const totals = useConfiguratorState(({ rows: { typed } }) => {
    const whole = typed.filter(isWholeRow);
    return quickText.totals(
      whole.reduce((sum, { amount }) => sum + amount, 0),
      whole.length,
    );
  });
  return <OrderColumn totals={totals} row={row} />;
}

// The rows have no header that could take the focus when somebody is sent back to them.
function useFollowedRows() {
  const { store } = useConfigurator();
  const box = useRef<HTMLDivElement>(null);
  const activeIndex = useConfiguratorState((state) => state.activeIndex);
  const isLoaded = useConfiguratorState(({ server }) => server !== null);
  useEffect(() => {
    if (!isLoaded || activeIndex !== 0) return;
    const missing = store.getState().rows.typed.find((row) => !isWholeRow(row));
    const row = missing && box.current?.querySelector(`[data-row="${CSS.escape(missing.id)}"]`);
    if (row) focusCell(row, missing.width === null ? 'width' : 'height');
  }, [store, activeIndex, isLoaded]);
  return box;
}
