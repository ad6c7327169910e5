import { useMemo, useState } from 'react';
import type { Unit } from '#domain/measure/millimetres.ts';
import { pasteText } from '#text/configurator/paste.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { Message } from '../../../ui/Message.tsx';
import { useConfiguratorState } from '../../use-configurator.ts';
import type { Column } from '../columns.ts';
import type { Sheet } from '../file/sizes-file.ts';
import type { Given } from '../file/use-file-desk.ts';
import { isEmptyRow, type RowContent } from '../state/row.ts';
import { withoutEmptyExtras } from '../state/rows.ts';
import { cellsOf } from './cells-of.ts';
import { isTooLong } from './is-too-long.ts';
import styles from './PastePreview.module.css';
import type { Ranges } from './read-line.ts';
import { SheetPreview } from './SheetPreview.tsx';

type Props = {
  readonly given: Given;
  // Where it was pasted; null for what came to no row in particular.
  readonly place: { readonly start: number; readonly column: Column } | null;
  readonly unit: Unit;
  readonly ranges: Ranges;
  readonly onTake: (start: number, rows: readonly Partial<RowContent>[]) => void;
  readonly onCancel: () => void;
};

/** What was understood and what was not, before anything changes. */
export function PastePreview({ given, place, unit, ranges, onTake, onCancel }: Props) {
  const typed = useConfiguratorState(({ rows }) => rows.typed);
  const column = place?.column ?? 'width';
  const sheets = useMemo(() => sheetsOf(given, column), [given, column]);
  const [index, setIndex] = useState(0);
  const sheet = sheets[index];
  const last = typed.every(isEmptyRow) ? 0 : withoutEmptyExtras(typed).length;
  const title = given.kind === 'file' ? pasteText.fileTitle(given.file.name) : pasteText.title;
  return (
    <Dialog kind="sheet" title={title} onClose={onCancel}>
      <div className={styles.preview}>
        {sheets.length > 1 && (
          <SelectField
            label={pasteText.sheet}
            value={index}
            onChange={(event) => setIndex(Number(event.target.value))}
          >
            {sheets.map(({ name }, number) => (
              <option key={name} value={number}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {sheet === undefined ? (
          <>
            <Message kind="error">{pasteText.tooLong}</Message>
            <div className={styles.ways}>
              <Button onClick={onCancel}>{pasteText.cancel}</Button>
            </div>
          </>
        ) : (
          <SheetPreview
            key={index}
            {...{ sheet, column, unit, ranges, typed, last, onTake, onCancel }}
            start={place?.start ?? last}
          />
        )}
      </div>
    </Dialog>
  );
}

// None where so much was pasted that reading it would hold the page.
function sheetsOf(given: Given, start: Column): readonly Sheet[] {
  if (given.kind === 'file') return given.file.sheets;
  return isTooLong(given.text) ? [] : [{ name: null, ...cellsOf(given.text, start) }];
}
