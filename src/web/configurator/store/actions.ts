import type { LineToEdit } from '#contract/catalogue-page.ts';
import type { Answer } from './answer.ts';
import type { Product } from './state.ts';

/** What a customer can do. The fourteen names are the specification's (R4.14): who reads it finds them here. */
export type ConfiguratorActions = {
  // Without a product this is the reset (R4.4).
  readonly initStateAdd: (product: Product | null) => void;
  readonly initStateEdit: (product: Product, line: LineToEdit) => void;
  readonly chosenProduct: (product: Product) => void;
  // `moveOn` is false where the customer may still be looking: leaving a field, arrow keys in a group.
  readonly chosenValue: (key: string, answer: Answer | null, moveOn?: boolean) => void;
  readonly updateAmount: (amount: number) => void;
  readonly addToCart: () => void;
  readonly toggleSpec: (index: number) => void;
  readonly stepBack: () => void;
  readonly stepForward: () => void;
  // Without a product: to one that is still to be chosen.
  readonly switchProduct: (product: Product | null) => void;
  readonly confirmSwitchProduct: () => void;
  readonly cancelSwitchProduct: () => void;
  // In quick order of one row, by its id.
  readonly resetErrorOnFocus: (key: string, row?: string) => void;
  readonly hideValidationMessage: () => void;
};
