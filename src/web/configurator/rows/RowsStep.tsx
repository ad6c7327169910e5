import { use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { maxRows } from '#domain/configuration/limits.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { late } from '../late.tsx';
import { HeldUp, useCauseElsewhere } from '../parts/HeldUp.tsx';
import type { StepProps } from '../step-props.ts';
import { expectedIf, isComplete, isWaiting } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { EditableRow } from './EditableRow.tsx';
import { FileButton } from './file/FileButton.tsx';
import { FileStatus } from './file/FileStatus.tsx';
import { FileDeskContext } from './file/use-file-desk.ts';
import { fillRows } from './fill-rows.ts';
import { rangesOf } from './paste/ranges-of.ts';
import { RowHeadings } from './RowHeadings.tsx';
import styles from './RowsStep.module.css';
import { type Cell, createRowHandlers, focusCell, type Pasted } from './row-handlers.ts';
import { areRefused, hasPrices } from './shown-row.ts';
import { isWholeRow, type RowContent } from './state/row.ts';
import { areWhole } from './state/rows.ts';
import { useOpenRow } from './use-open-row.ts';
import { useSlices } from './use-slices.ts';
import { WrongRows } from './WrongRows.tsx';

const PastePreview = late(async () => (await import('./paste/PastePreview.tsx')).PastePreview);

// More rows than this scroll on their own, so that the questions all of them share stay in reach.
const shortList = 12;

/**
 * R2.34: rows like those of a spreadsheet, in a table where there is room and one below the other where there is not.
 */
export function RowsStep({ specification, error, unit, onChoose }: StepProps) {
  const { store } = useConfigurator();
  const ids = useConfiguratorState(({ rows }) => rows.typed.map(({ id }) => id));
  const missing = useConfiguratorState(({ rows }) => rows.typed.find((row) => !isWholeRow(row))?.id ?? null);
  const drawn = useSlices(ids, missing);
  const areAllWhole = useConfiguratorState(({ rows }) => areWhole(rows.typed));
  const wasRefused = useConfiguratorState(({ rows }) => areRefused(rows));
  const condition = useConfiguratorState(expectedIf);
  const isFinal = useConfiguratorState(isComplete);
  const hasPrice = useConfiguratorState(({ rows }) => hasPrices(rows));
  const isBusy = useConfiguratorState(isWaiting);
  const cause = useCauseElsewhere(specification.key);
  const way = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<Cell | null>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const desk = use(FileDeskContext);
  const waiting = desk?.state?.kind === 'ready' ? desk.state.given : null;
  const given = pasted === null ? waiting : ({ kind: 'cells', text: pasted.text } as const);
  const ranges = useMemo(() => rangesOf(specification, unit), [specification, unit]);
  const { key } = specification;
  const [openRow, open] = useOpenRow();
  const handlers = useMemo(
    () =>
      createRowHandlers({
        store,
        key,
        focusLater: (cell) => {
          wanted.current = cell;
        },
        onPasted: setPasted,
        onEnter: open,
      }),
    [store, key, open],
  );
  // While what was refused is being corrected, also when its error is gone from sight (R5.7).
  const isCorrecting = error !== null || wasRefused;
  const isMissingTold = error !== null && error.general.length > 0;

  useLayoutEffect(() => {
    const cell = wanted.current;
    if (cell === null || !drawn.includes(cell.id)) return;
    wanted.current = null;
    focusCell(box.current?.querySelector(`[data-row="${CSS.escape(cell.id)}"]`) ?? null, cell.part);
  }, [drawn]);

  const take = (start: number, contents: readonly Partial<RowContent>[]) => {
    store.rows.replace(fillRows(store.getState().rows.typed, start, contents));
    const first = store.getState().rows.typed[start];
    if (first !== undefined) wanted.current = { id: first.id, part: pasted === null ? 'row' : 'width' };
    putAway();
    handlers.judge();
  };
  const putAway = () => (pasted === null ? desk?.clear() : setPasted(null));
  return (
    <div className={styles.step}>
      <div ref={box} className={styles.table} data-long={ids.length > shortList || undefined}>
        <RowHeadings specification={specification} unit={unit} />
        <div>
          {drawn.map((id) => (
            <EditableRow
              key={id}
              id={id}
              number={ids.indexOf(id) + 1}
              unit={unit}
              isMissingTold={isMissingTold}
              isOpen={id === openRow}
              isFinal={isFinal}
              handlers={handlers}
            />
          ))}
        </div>
      </div>
      <div className={styles.words}>
        {(condition !== null || (hasPrice && !isFinal)) && (
          <p className={styles.note}>
            {condition !== null && quickText.condition(condition)}{' '}
            {hasPrice && !isFinal && quickText.indication}
          </p>
        )}
        <FileStatus />
        <WrongRows />
        {error !== null && error.general.length > 0 && (
          <Message kind="error">
            {error.general.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Message>
        )}
      </div>
      <div className={styles.foot}>
        <Button disabled={ids.length >= maxRows} onClick={handlers.add}>
          {quickText.addRow}
        </Button>
        <FileButton />
        <p className={styles.note}>
          {ids.length >= maxRows ? quickText.full(maxRows) : specification.explanation_bottom}
        </p>
        <Button
          kind="move"
          disabled={!areAllWhole}
          aria-busy={isBusy || undefined}
          onClick={() => {
            if (areAllWhole) onChoose({ kind: 'rows' }, true);
            way.current?.focus();
          }}
        >
          {isCorrecting ? quickText.confirmCorrection : stepText.next}
        </Button>
        {cause !== null && areAllWhole && <HeldUp ref={way} cause={cause} />}
      </div>
      {given !== null && (
        <PastePreview
          given={given}
          place={pasted}
          unit={unit}
          ranges={ranges}
          onTake={take}
          onCancel={putAway}
        />
      )}
    </div>
  );
}
