import { stepText } from '#text/configurator-steps.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { rowAmount } from '../amount.ts';
import { isEmptyBlock, type MeasureBlock, sizeRows } from '../blocks.ts';
import type { RowErrors } from '../spec-errors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { MeasureField } from './MeasureField.tsx';
import styles from './SizeRowsStep.module.css';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step-props.ts';

export function SizeRowsStep({ specification, error, onChoose, onErrorFocus }: StepProps) {
  const { store } = useConfigurator();
  const { blocks } = useConfiguratorState();
  const rows = sizeRows(blocks);
  // Rows that nobody filled in are not sent, so the errors skip them too.
  const sent = blocks.filter((block, index) => index === 0 || !isEmptyBlock(block));
  return (
    <StepFrame
      specification={specification}
      error={error}
      action={{
        label: error === null ? stepText.next : stepText.confirmCorrection,
        isDisabled: rows === null,
        onPress: () => rows !== null && onChoose({ kind: 'rows', rows }, true),
      }}
    >
      {blocks.map((block, index) => (
        <SizeRow
          key={block.id}
          number={index + 1}
          block={block}
          errors={error?.rows[sent.indexOf(block)]}
          onErrorFocus={() => onErrorFocus(sent.indexOf(block))}
        />
      ))}
      <div>
        <Button onClick={() => store.blocks.add()}>{stepText.addSize}</Button>
      </div>
    </StepFrame>
  );
}

type RowProps = {
  readonly number: number;
  readonly block: MeasureBlock;
  readonly errors: RowErrors | undefined;
  readonly onErrorFocus: () => void;
};

function SizeRow({ number, block, errors, onErrorFocus }: RowProps) {
  const { store } = useConfigurator();
  const { unit } = useConfiguratorState().customer;
  const edit = (changes: Partial<MeasureBlock>) => store.blocks.edit(block.id, changes);
  return (
    <fieldset className={styles.row} onFocus={() => errors !== undefined && onErrorFocus()}>
      <legend className={styles.legend}>{stepText.sizeRow(number)}</legend>
      {(['width', 'height'] as const).map((axis) => (
        <MeasureField
          key={axis}
          label={stepText[axis]}
          value={block[axis]}
          unit={unit}
          error={errors?.[axis].join(' ') || undefined}
          // R5.1: in rows zero is nothing.
          onType={(value) => edit({ [axis]: value === 0 ? null : value })}
          onCommit={(value) => edit({ [axis]: value === 0 ? null : value })}
        />
      ))}
      <TextField
        label={stepText.amount}
        type="number"
        min={1}
        max={50}
        step={1}
        value={block.amount}
        onChange={(event) => edit({ amount: rowAmount(event.target.valueAsNumber) })}
      />
      <TextField
        label={stepText.boxLabel}
        maxLength={25}
        value={block.kenmerk}
        onChange={(event) => edit({ kenmerk: event.target.value })}
      />
      <Button onClick={() => store.blocks.remove(block.id)}>{stepText.removeSize(number)}</Button>
      {errors !== undefined && errors.combined.length > 0 && (
        <p className={styles.error}>{errors.combined.join(' ')}</p>
      )}
    </fieldset>
  );
}
