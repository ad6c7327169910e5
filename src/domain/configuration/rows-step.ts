import type { AmountField, MeasureField, TextField } from '../product/field.ts';
import { maxBoxLabel, maxRowAmount } from './limits.ts';

/** Quick order asks its sizes first, in one step of rows; the names hold total sizes where those are entered. */
export const rowsKey = 'maten';

export const rowFields = {
  width: { kind: 'measure', name: 'width_opening', totalName: 'width_opening', axis: 'width' },
  height: { kind: 'measure', name: 'height_opening', totalName: 'height_opening', axis: 'height' },
  amount: { kind: 'amount', name: 'user_amount', max: maxRowAmount },
  label: { kind: 'text', name: 'room', maxLength: maxBoxLabel },
} as const satisfies {
  readonly width: MeasureField;
  readonly height: MeasureField;
  readonly amount: AmountField;
  readonly label: TextField;
};
