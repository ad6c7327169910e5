import type { Wording } from '../measuring/by-way.ts';

/** What a customer reads about one option: in the list, and where space is short. */
export type OptionText = { readonly name: string; readonly short?: string };

export type FieldText = {
  readonly label: string;
  readonly options?: Readonly<Record<string, OptionText>>;
  /** Dropdown values that are not simply a length. */
  readonly values?: Readonly<Record<string, string>>;
};

export type StepText = {
  readonly label: Wording;
  readonly short: string;
  readonly mobile: string;
  /** Stands on the page above the fields (R20.4); never the label over again. */
  readonly question: Wording;
  /** What to look at or to measure before one answers. */
  readonly instruction: Wording<string | null>;
  /** More, for whoever asks: behind the icon, and nothing that the page says already. */
  readonly tooltip: Wording;
  readonly explanation: Wording<string | null>;
  readonly fields: Readonly<Record<string, FieldText>>;
  /** What a step asks once quick order's rows have taken its sizes. */
  readonly besideRows?: Pick<StepText, 'question' | 'instruction' | 'tooltip' | 'explanation'>;
};

/** The words of one product's configurator, by step key. */
export type ConfiguratorText = {
  readonly name: string;
  readonly steps: Readonly<Record<string, StepText>>;
};
