import type { ScreenForm } from '../drawing/form.ts';
import type { Choice } from './condition.ts';
import type { Field } from './field.ts';
import type { Rule } from './rule.ts';
import type { Step } from './step.ts';
import type { TotalSize } from './total-size.ts';

export type Range = { readonly min: number; readonly max: number };

/** Everything the shop knows about one product but its prices, words and pictures. Sizes are millimetres. */
export type Product<
  Steps extends readonly Step[] = readonly Step[],
  Code extends string = string,
  /** What its rules find, by code. */
  FindingCode extends string = string,
> = {
  readonly id: number;
  readonly code: Code;
  /** File name of the product image, without size and extension. */
  readonly kimLarge: string;
  /** What it looks like, for its drawing. */
  readonly form: ScreenForm;
  /** Bounds of the total size. */
  readonly limits: { readonly width: Range; readonly height: Range };
  /** Size problems all show as one general error instead of beside their fields. */
  readonly sizeErrors: 'perField' | 'general';
  /** Working days on top of the colour's own delivery time. */
  readonly extraDeliveryDays: number;
  readonly steps: Steps;
  /** The first whose choices are made decides; until then all that are still possible count. */
  readonly totalSize: readonly TotalSize[];
  readonly rules: readonly Rule<Choice, string, FindingCode>[];
};

/** Codes of what a product's rules find. */
export type FindingCodeOf<P extends Product> =
  P extends Product<readonly Step[], string, infer Code> ? Code : never;

type FieldOf<Steps extends readonly Step[]> = Steps[number]['fields'][number];
type NameOf<Steps extends readonly Step[]> = FieldOf<Steps>['name'];
type ChoiceOf<Steps extends readonly Step[]> =
  FieldOf<Steps> extends infer F
    ? F extends {
        readonly name: infer Name extends string;
        readonly options: readonly (infer Option extends string)[];
      }
      ? Choice<Name, Option>
      : F extends { readonly name: infer Name extends string; readonly kind: 'space' }
        ? Choice<Name>
        : never
    : never;

type CheckedStep<Steps extends readonly Step[]> = Step & {
  readonly when?: ChoiceOf<Steps>;
  readonly helpWhen?: ChoiceOf<Steps>;
  readonly fields: readonly (Field & { readonly when?: ChoiceOf<Steps> })[];
};

/** Checks at compile time that every condition names a field and an option of the product itself. */
export function defineProduct<
  const Code extends string,
  const Steps extends readonly Step[],
  const FindingCode extends string = never,
>(
  product: Omit<Product<Steps, Code>, 'totalSize' | 'rules'> & {
    readonly totalSize: readonly (TotalSize & { readonly when?: readonly ChoiceOf<Steps>[] })[];
    readonly rules: readonly Rule<ChoiceOf<Steps>, NameOf<Steps>, FindingCode>[];
  } & { readonly steps: readonly CheckedStep<Steps>[] },
): Product<Steps, Code, FindingCode> {
  return product;
}
