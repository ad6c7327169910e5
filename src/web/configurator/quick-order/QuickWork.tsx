import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { quickText } from '#text/configurator/quick-order.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { OrderColumn } from '../desktop/OrderColumn.tsx';
import { Sections } from '../desktop/Sections.tsx';
import { RowsStep } from '../rows/RowsStep.tsx';
import { focusCell } from '../rows/row-handlers.ts';
import { isWholeRow } from '../rows/state/rows.ts';
import { Step } from '../steps/Step.tsx';
import { isSubmitting } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './DesktopQuickOrder.module.css';

// Somebody who runs through the rows with an arrow key wants no drawing of each.
const restingTime = 150;

// Whichever row has the focus is drawn.
export function QuickWork() {
  const state = useConfiguratorState();
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
      <div className={styles.work} inert={isSubmitting(state)}>
        <h2 className={styles.heading}>{quickText.heading}</h2>
        <div>
          <Sections
            lead={(first) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: hears which of the fields in it has the focus
              <div ref={rows} className={classNames(card.card, styles.rows)} onFocus={draw}>
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
  const { store } = useConfigurator();
  const totals = useStore(store, ({ blocks }) => {
    const whole = blocks.filter(isWholeRow);
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
  const { activeIndex, server } = useConfiguratorState();
  const isLoaded = server !== null;
  useEffect(() => {
    if (!isLoaded || activeIndex !== 0) return;
    const missing = store.getState().blocks.find((block) => !isWholeRow(block));
    const row = missing && box.current?.querySelector(`[data-row="${CSS.escape(missing.id)}"]`);
    if (row) focusCell(row, missing.width === null ? 'width' : 'height');
  }, [store, activeIndex, isLoaded]);
  return box;
}
