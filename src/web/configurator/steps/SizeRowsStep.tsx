import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { quickText } from '#text/configurator-quick-order.ts';
import { stepText } from '#text/configurator-steps.ts';
import { Button } from '../../ui/Button.tsx';
import { fillRows, maxRows, sizeRows } from '../blocks.ts';
import { PastePreview } from '../quick-order/PastePreview.tsx';
import { RowHeadings } from '../quick-order/RowHeadings.tsx';
import { type Cell, createRowHandlers, focusCell, type Pasted } from '../quick-order/row-handlers.ts';
import { SizeRow } from '../quick-order/SizeRow.tsx';
import { WrongRows } from '../quick-order/WrongRows.tsx';
import { factsByRow } from '../selectors.ts';
import type { RowErrors } from '../spec-errors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './SizeRowsStep.module.css';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step-props.ts';

// R2.34: rows like those of a spreadsheet, in a table where there is room and one below the other where there is not.
export function SizeRowsStep({ specification, error, unit, onChoose }: StepProps) {
  const { store } = useConfigurator();
  const state = useConfiguratorState();
  const { blocks, refusal, server, pricedRows } = state;
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<Cell | null>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const { key } = specification;
  const handlers = useMemo(
    () =>
      createRowHandlers({
        store,
        key,
        unit,
        focusLater: (cell) => {
          wanted.current = cell;
        },
        onPasted: setPasted,
      }),
    [store, key, unit],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer alone decides; a keystroke must not make every row new facts
  const facts = useMemo(() => factsByRow(store.getState()), [store, server, pricedRows]);
  const errors = useMemo(() => errorsByRow(refusal?.rows ?? [], error?.rows ?? []), [refusal, error]);
  const rows = sizeRows(blocks);
  const isMissingTold = error !== null && error.general.length > 0;

  useLayoutEffect(() => {
    const cell = wanted.current;
    if (cell === null || !blocks.some(({ id }) => id === cell.id)) return;
    wanted.current = null;
    focusCell(box.current?.querySelector(`[data-row="${CSS.escape(cell.id)}"]`) ?? null, cell.part);
  }, [blocks]);

  const take = (start: number) => {
    if (pasted === null) return;
    const filled = fillRows(
      blocks,
      start,
      pasted.block.rows.map(({ content }) => content),
    );
    store.blocks.replace(filled);
    const first = store.getState().blocks[start];
    if (first !== undefined) wanted.current = { id: first.id, part: 'width' };
    setPasted(null);
    handlers.judge();
  };
  return (
    <StepFrame
      specification={specification}
      error={error}
      action={{
        // R5.7: while what was refused is being corrected, also when its error is gone from sight.
        label: error !== null || refusal?.rows.length ? stepText.confirmCorrection : stepText.next,
        isDisabled: rows === null,
        onPress: () => rows !== null && onChoose({ kind: 'rows', rows }, true),
      }}
    >
      <div ref={box} className={styles.table}>
        <RowHeadings specification={specification} unit={unit} />
        <div>
          {blocks.map((block, index) => (
            <SizeRow
              key={block.id}
              number={index + 1}
              block={block}
              unit={unit}
              facts={facts.get(block.id)}
              errors={errors.get(block.id)}
              isMissingTold={isMissingTold}
              handlers={handlers}
            />
          ))}
        </div>
      </div>
      <WrongRows blocks={blocks} errors={errors} />
      <div className={styles.add}>
        <Button disabled={blocks.length >= maxRows} onClick={handlers.add}>
          {stepText.addSize}
        </Button>
        {blocks.length >= maxRows && <p>{quickText.full(maxRows)}</p>}
      </div>
      {pasted !== null && (
        <PastePreview
          pasted={pasted}
          blocks={blocks}
          unit={unit}
          onTake={take}
          onCancel={() => setPasted(null)}
        />
      )}
    </StepFrame>
  );
}

function errorsByRow(
  rows: readonly { readonly id: string }[],
  errors: readonly RowErrors[],
): ReadonlyMap<string, RowErrors> {
  return new Map(
    rows.flatMap(({ id }, index) => {
      const found = errors[index];
      return found === undefined ? [] : [[id, found] as const];
    }),
  );
}
