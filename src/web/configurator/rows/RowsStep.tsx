import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { maxRows } from '#domain/configuration/limits.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { HeldUp, useCauseElsewhere } from '../parts/HeldUp.tsx';
import type { StepProps } from '../step-props.ts';
import { factsByRow } from '../store/selectors.ts';
import type { RowErrors } from '../store/spec-errors.ts';
import { useConfigurator, useConfiguratorState, useRows } from '../use-configurator.ts';
import { EditableRow } from './EditableRow.tsx';
import { RowHeadings } from './RowHeadings.tsx';
import styles from './RowsStep.module.css';
import { type Cell, createRowHandlers, focusCell, type Pasted } from './row-handlers.ts';
import { fillRows, type RowContent, wholeRows } from './state/rows.ts';
import { WrongRows } from './WrongRows.tsx';

const PastePreview = lazy(async () => ({
  default: (await import('./paste/PastePreview.tsx')).PastePreview,
}));

// R2.34: rows like those of a spreadsheet, in a table where there is room and one below the other where there is not.
export function RowsStep({ specification, error, unit, onChoose }: StepProps) {
  const { store } = useConfigurator();
  const state = useConfiguratorState();
  const { refusal, server, pricedRows } = state;
  const blocks = useRows();
  const cause = useCauseElsewhere(specification.key);
  const way = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<Cell | null>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const { key } = specification;
  const handlers = useMemo(
    () =>
      createRowHandlers({
        store,
        key,
        focusLater: (cell) => {
          wanted.current = cell;
        },
        onPasted: setPasted,
      }),
    [store, key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer alone decides; a keystroke must not make every row new facts
  const facts = useMemo(() => factsByRow(store.getState()), [store, server, pricedRows]);
  const errors = useMemo(() => errorsByRow(refusal?.rows ?? [], error?.rows ?? []), [refusal, error]);
  const rows = wholeRows(blocks);
  // R5.7: while what was refused is being corrected, also when its error is gone from sight.
  const isCorrecting = error !== null || (refusal !== null && refusal.rows.length > 0);
  const isMissingTold = error !== null && error.general.length > 0;

  useLayoutEffect(() => {
    const cell = wanted.current;
    if (cell === null || !blocks.some(({ id }) => id === cell.id)) return;
    wanted.current = null;
    focusCell(box.current?.querySelector(`[data-row="${CSS.escape(cell.id)}"]`) ?? null, cell.part);
  }, [blocks]);

  const take = (start: number, contents: readonly Partial<RowContent>[]) => {
    const filled = fillRows(blocks, start, contents);
    store.blocks.replace(filled);
    const first = store.getState().blocks[start];
    if (first !== undefined) wanted.current = { id: first.id, part: 'width' };
    setPasted(null);
    handlers.judge();
  };
  return (
    <div className={styles.step}>
      <div ref={box} className={styles.table}>
        <RowHeadings specification={specification} unit={unit} />
        <div>
          {blocks.map((block, index) => (
            <EditableRow
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
      <div className={styles.words}>
        <WrongRows blocks={blocks} errors={errors} />
        {error !== null && error.general.length > 0 && (
          <Message kind="error">
            {error.general.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Message>
        )}
      </div>
      <div className={styles.foot}>
        <Button disabled={blocks.length >= maxRows} onClick={handlers.add}>
          {stepText.addRow}
        </Button>
        <p className={styles.note}>
          {blocks.length >= maxRows ? quickText.full(maxRows) : specification.explanation_bottom}
        </p>
        <Button
          kind="move"
          disabled={rows === null}
          aria-busy={state.pending !== null || undefined}
          onClick={() => {
            if (rows !== null) onChoose({ kind: 'rows', rows }, true);
            way.current?.focus();
          }}
        >
          {isCorrecting ? stepText.confirmCorrection : stepText.next}
        </Button>
        {cause !== null && rows !== null && <HeldUp ref={way} cause={cause} />}
      </div>
      <Suspense fallback={null}>
        {pasted !== null && (
          <PastePreview
            pasted={pasted}
            blocks={blocks}
            unit={unit}
            onTake={take}
            onCancel={() => setPasted(null)}
          />
        )}
      </Suspense>
    </div>
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
