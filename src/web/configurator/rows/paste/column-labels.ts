import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import type { Column } from '../columns.ts';

export const columnLabels: Readonly<Record<Column, string>> = {
  width: quickText.width,
  height: quickText.height,
  amount: stepText.amount,
  kenmerk: stepText.boxLabel,
};
