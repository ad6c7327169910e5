import type {
  AddAnswer,
  Amounts,
  Message,
  Possibility,
  Repair,
  Specification,
  SpecificationOption,
  SubSpecification,
  Surcharge,
} from '#contract/configurator-answer.ts';
import { displays } from '#contract/display.ts';
import type { DrawingAnswer, DrawnSheet } from '#contract/drawing-answer.ts';
import type { PaletteAnswer } from '#contract/palette-answer.ts';
import { helpTopics } from '#domain/product/step.ts';
import {
  either,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  text,
  whole,
} from '../../shape.ts';
import type { CartSum } from './state.ts';
import type { RefusalAnswer, StateAnswer } from './wire.ts';

// The answers of the calls as the configurator uses them; the whole contract, with every range and pattern, stands in
// src/contract and is kept by the server's tests. A field of another type than the contract's does not compile.

const surcharge = object<Surcharge>({ price: text, adviesPrijs: text, varies: optional(oneOf(true)) });

const possibilityFields = {
  key: text,
  nicename: text,
  shortname: text,
  order: whole,
  img_url: nullable(text),
  surcharge: nullable(surcharge),
};

const amountFields = { price: text, adviesPrijs: text, totalPrice: text, totalAdviesPrijs: text };

type DropdownValue = NonNullable<SubSpecification['dropdown_values']>[number];

const maybeText = optional(nullable(text));

const specification = object<Specification>({
  key: text,
  display: oneOf(...displays),
  label: text,
  label_short: text,
  label_mobile: text,
  question: text,
  instruction: nullable(text),
  tooltip: nullable(text),
  explanation_bottom: nullable(text),
  leftcol: oneOf(...helpTopics),
  specs: record(
    object<SubSpecification>({
      label: text,
      label_cart: text,
      placeholder: nullable(text),
      default_answer: nullable(text),
      chosen_value: nullable(text),
      dropdown_values: optional(
        list(object<DropdownValue>({ value: text, label: text, surcharge: optional(surcharge) })),
      ),
      sorting_order: optional(oneOf('up', 'down')),
      max_value: optional(whole),
      min_checked: optional(whole),
      answer_possibilities: optional(list(object<Possibility>(possibilityFields))),
    }),
  ),
  options: list(
    object<SpecificationOption>({
      ...possibilityFields,
      ral: maybeText,
      hex: maybeText,
      color_name: maybeText,
      standard: optional(flag),
      type: optional(oneOf('other', 'custom')),
      show_in_frontend: optional(flag),
      chosen_color: maybeText,
      delivery_time: maybeText,
      delivery_date: optional(text),
    }),
  ),
});

const messages = list(
  object<Message>({ name: text, type: oneOf('error', 'info'), message: text, submitDisabled: flag }),
);

type TotalSize = { name: 'width_total' | 'height_total'; value: number | null };
const totalSizes = list(
  object<TotalSize>({ name: oneOf('width_total', 'height_total'), value: nullable(number) }),
);

export const isState: Shape<StateAnswer> = object<StateAnswer>({
  price: object<StateAnswer['price']>({
    ...amountFields,
    rows: optional(list(object<Amounts>(amountFields))),
  }),
  calculated_total_sizes: either(totalSizes, list(totalSizes)),
  expected_total_sizes: either(totalSizes, list(totalSizes)),
  expected_if: nullable(text),
  expected_row_prices: optional(list(object<Amounts>(amountFields))),
  messages,
  meta: object<StateAnswer['meta']>({ space_bottom: nullable(text), amount: whole }),
  product_specifications: list(specification),
  delivery_date: nullable(text),
  ga_messages: list(text),
  complete: optional(flag),
  cart_string: optional(
    object<NonNullable<StateAnswer['cart_string']>>({
      summary: list(object<{ label: string; value: string }>({ label: text, value: text })),
      products: text,
    }),
  ),
});

export const isAdded: Shape<AddAnswer> = object<AddAnswer>({
  ok: oneOf(true),
  timestamps: list(whole),
  lines: whole,
});

export const isCart: Shape<CartSum> = object<CartSum>({
  lines: list(object<CartSum['lines'][number]>({ timestamp: whole })),
  subtotal: text,
  total: text,
});

export const isImage: Shape<{ readonly src: string }> = object<{ readonly src: string }>({ src: text });

const sheetFields = { svg: text, caption: text };
const sheet = object<DrawnSheet>(sheetFields);
export const isDrawing: Shape<DrawingAnswer> = object<DrawingAnswer>({
  ...sheetFields,
  front: sheet,
  tall: sheet,
  strip: sheet,
  plain: text,
  sections: sheet,
});

export const isPalette: Shape<PaletteAnswer> = object<PaletteAnswer>({
  tints: list(
    object<PaletteAnswer['tints'][number]>({
      id: text,
      parent: whole,
      hex: text,
      label: text,
      colorName: text,
      orderable: flag,
    }),
  ),
});

/** A refusal may lack any part: one that is not about the answers is a message alone. */
export const isRefusal: Shape<Partial<RefusalAnswer>> = object<Partial<RefusalAnswer>>({
  message: optional(text),
  errors: optional(record(record(either(list(text), text)))),
  messages: optional(messages),
  repairs: optional(
    list(
      object<Repair>({
        kind: oneOf('size', 'product', 'request', 'phone'),
        row: nullable(whole),
        label: text,
        code: nullable(text),
        href: nullable(text),
        specs: nullable(record(record(text))),
        note: nullable(text),
      }),
    ),
  ),
  product_specifications: optional(list(specification)),
});
