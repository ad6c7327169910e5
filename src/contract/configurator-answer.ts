import { z } from 'zod';
import { helpTopics } from '#domain/product/step.ts';
import { displays } from './display.ts';

const money = z.string().regex(/^\d+\.\d{2}$/);
const text = z.string();
const date = z.iso.date();

/** On one screen; with rows on the first that has a price, and `varies` where another row comes to another amount. */
const surcharge = z.strictObject({ price: money, adviesPrijs: money, varies: z.literal(true).optional() });

const possibility = z.strictObject({
  key: text,
  nicename: text,
  shortname: text,
  order: z.int(),
  img_url: text.nullable(),
  surcharge: surcharge.nullable(),
});

const option = possibility.extend({
  ral: text.nullable().optional(),
  hex: text.nullable().optional(),
  color_name: text.nullable().optional(),
  standard: z.boolean().optional(),
  type: z.enum(['other', 'custom']).optional(),
  show_in_frontend: z.boolean().optional(),
  chosen_color: text.nullable().optional(),
  delivery_time: text.nullable().optional(),
  delivery_date: date.optional(),
});

const subSpecification = z.strictObject({
  label: text,
  label_cart: text,
  placeholder: text.nullable(),
  default_answer: text.nullable(),
  chosen_value: text.nullable(),
  dropdown_values: z
    .array(z.strictObject({ value: text, label: text, surcharge: surcharge.optional() }))
    .optional(),
  sorting_order: z.enum(['up', 'down']).optional(),
  max_value: z.int().optional(),
  min_checked: z.int().optional(),
  answer_possibilities: z.array(possibility).optional(),
});

const specification = z.strictObject({
  key: text,
  display: z.enum(displays),
  label: text,
  label_short: text,
  label_mobile: text,
  question: text,
  instruction: text.nullable(),
  tooltip: text.nullable(),
  explanation_bottom: text.nullable(),
  leftcol: z.enum(helpTopics),
  specs: z.record(z.string(), subSpecification),
  options: z.array(option),
});

const message = z.strictObject({
  name: text,
  type: z.enum(['error', 'info']),
  message: text,
  submitDisabled: z.boolean(),
});

const amounts = z.strictObject({
  price: money,
  adviesPrijs: money,
  totalPrice: money,
  totalAdviesPrijs: money,
});

const totalSizes = z.array(
  z.strictObject({ name: z.enum(['width_total', 'height_total']), value: z.number().nullable() }),
);

const summary = z.array(z.strictObject({ label: text, value: text }));

export const initAnswer = z.strictObject({
  price: amounts.extend({ rows: z.array(amounts).optional() }),
  /** Of each row in quick order, if `expected_if` holds. */
  expected_row_prices: z.array(amounts).optional(),
  /** One list per row in quick order. */
  calculated_total_sizes: z.union([totalSizes, z.array(totalSizes)]),
  /** What these become if `expected_if` holds. */
  expected_total_sizes: z.union([totalSizes, z.array(totalSizes)]),
  expected_if: text.nullable(),
  messages: z.array(message),
  meta: z.strictObject({ space_bottom: text.nullable(), amount: z.int().min(1) }),
  product_specifications: z.array(specification),
  /** The day it arrives when it is paid today; null until a colour is chosen. */
  delivery_date: date.nullable(),
  ga_messages: z.array(text),
});

export const validateAnswer = initAnswer.extend({
  complete: z.boolean(),
  cart_string: z.strictObject({ summary, products: text }),
});

/** Texts by sub-field; `errors` for the step as a whole; in rows a JSON-encoded list of lists of texts. */
export const specificationErrors = z.record(z.string(), z.union([z.array(text), text]));

/** A way on from a size that cannot be: a button or a link by its `label`. */
const repair = z.strictObject({
  kind: z.enum(['size', 'product', 'request', 'phone']),
  /** The row of quick order it is about, counted from 0. */
  row: z.int().min(0).nullable(),
  label: text,
  /** Of the other product. */
  code: text.nullable(),
  /** Where it leads; null for a size, which is filled in. */
  href: text.nullable(),
  /** What to fill in: the likely size, or all that the other product asks as well. */
  specs: z.record(z.string(), z.record(z.string(), text)).nullable(),
  /** In a sentence, which choices have no place in the other product; null where all of them have. */
  note: text.nullable(),
});

export const refusal = z.strictObject({
  message: text,
  errors: z.record(z.string(), specificationErrors),
  messages: z.array(message),
  repairs: z.array(repair),
  ga_messages: z.array(text),
  /** What is asked now: while one answer is refused, the others still decide which questions there are. */
  product_specifications: z.array(specification),
});

export const addAnswer = z.strictObject({
  ok: z.literal(true),
  timestamps: z.array(z.int()),
  lines: z.int().min(0),
});

export const kimImageAnswer = z.strictObject({ kim_large: text, src: text });

export const errorAnswer = z.looseObject({ message: text });

export const cartAnswer = z.strictObject({
  lines: z.array(
    z.strictObject({
      timestamp: z.int(),
      code: text,
      name: text,
      amount: z.int().min(1),
      unitPrice: money,
      linePrice: money,
      adviesPrijs: money,
      sizes: z.strictObject({ width_total: z.number(), height_total: z.number() }),
      kenmerk: text,
      /** Of this line, in the customer's own words; may be empty. */
      reference: text,
      summary,
      /** Null for a line that cannot be made any more. */
      deliveryDate: date.nullable(),
      photos: z.array(text),
    }),
  ),
  fees: z.array(z.strictObject({ name: text, price: money })),
  shipping: money,
  subtotal: money,
  vat: money,
  total: money,
  /** Of all together: the latest of the lines. */
  deliveryDate: date.nullable(),
});

export type SubSpecification = z.infer<typeof subSpecification>;
export type Specification = z.infer<typeof specification>;
export type SpecificationOption = z.infer<typeof option>;
export type Surcharge = z.infer<typeof surcharge>;
export type Possibility = z.infer<typeof possibility>;
export type Message = z.infer<typeof message>;
export type Amounts = z.infer<typeof amounts>;
export type TotalSizes = z.infer<typeof totalSizes>;
export type Summary = z.infer<typeof summary>;
export type InitAnswer = z.infer<typeof initAnswer>;
export type ValidateAnswer = z.infer<typeof validateAnswer>;
export type Refusal = z.infer<typeof refusal>;
export type Repair = z.infer<typeof repair>;
export type AddAnswer = z.infer<typeof addAnswer>;
export type KimImageAnswer = z.infer<typeof kimImageAnswer>;
export type CartAnswer = z.infer<typeof cartAnswer>;
