import type {
  Possibility,
  Specification,
  SpecificationOption,
  SubSpecification,
  Summary,
} from '#contract/configurator-answer.ts';
import { displayOf } from '#contract/display.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import { type SurchargeSource, surchargeSource } from '#domain/configuration/choice-surcharges.ts';
import type { Plan, PlannedStep } from '#domain/configuration/plan.ts';
import { deliveryDate } from '#domain/delivery/delivery-date.ts';
import type { Workshop } from '#domain/delivery/workshop.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { type ColourOption, roleOf } from '#domain/product/colour.ts';
import { deliveryDays } from '#domain/product/delivery.ts';
import { type Field, type OptionField, type SidesField, spaceChoices } from '#domain/product/field.ts';
import { describeSpace } from '#text/configurator/spaces.ts';
import { formatDeliveryTime } from '#text/format/date.ts';
import { formatRange } from '#text/format/measure.ts';
import { wordingFor } from '#text/measuring/by-way.ts';
import type { ConfiguratorText, FieldText, StepText } from '#text/products/step-text.ts';
import { anodisedColour, otherColour, roomPlaceholder, rowsText } from '#text/products/steps.ts';
import { sizeOf, type WrittenStep } from './written-step.ts';

/** All of a step that no answer changes. Made once per plan, price list, customer's ways and day: it is most of every answer. */
export type Template = {
  readonly step: Omit<Specification, 'leftcol' | 'specs' | 'options'>;
  readonly fields: ReadonlyMap<string, SubSpecification>;
  readonly options: SpecificationOption[];
  readonly surchargesFrom: SurchargeSource;
  /** What was made of it before, by the choices in it. */
  readonly remembered: Map<string, RememberedStep>;
};

/** Written, and in words where nothing in it was typed. */
export type RememberedStep = WrittenStep & { readonly words: Summary | null };

export type Templates = ReadonlyMap<string, Template>;

// Yesterday's are dropped, and those of another calendar: they name days of delivery.
let madeOn = '';
let madeFor: Workshop | null = null;
let made = new WeakMap<Plan, WeakMap<PriceList, Map<string, Templates>>>();

export function templatesFor(assessment: Assessment, text: ConfiguratorText): Templates {
  const { plan, priceList, customer, today, workshop } = assessment;
  if (today !== madeOn || workshop !== madeFor) forgetTemplates();
  madeOn = today;
  madeFor = workshop;
  const ofPlan = made.get(plan) ?? new WeakMap<PriceList, Map<string, Templates>>();
  const ofList = ofPlan.get(priceList) ?? new Map<string, Templates>();
  const name = `${customer.unit} ${customer.deliveryCountry}`;
  const known = ofList.get(name);
  if (known !== undefined) return known;
  const templates = new Map(plan.steps.map((step) => [step.key, makeTemplate(assessment, step, text)]));
  made.set(plan, ofPlan.set(priceList, ofList.set(name, templates)));
  return templates;
}

// Enough for every choice of a step.
const mostRemembered = 500;

// Steps can be combined with amounts in more ways than fit in memory: past this, all are made anew.
const mostBytes = 16_000_000;
let bytes = 0;

/** Until there is no room; then nothing that was made is remembered any more. */
export function remember({ remembered }: Template, choices: string, step: RememberedStep): RememberedStep {
  if (remembered.size >= mostRemembered) return step;
  remembered.set(choices, step);
  bytes += sizeOf(step);
  if (bytes > mostBytes) forgetTemplates();
  return step;
}

function forgetTemplates(): void {
  made = new WeakMap();
  bytes = 0;
}

export function stepText(step: PlannedStep, text: ConfiguratorText): StepText {
  const found: StepText | undefined = step.kind === 'rows' ? rowsText : text.steps[step.key];
  if (found === undefined) throw new Error(`no words for step ${step.key}`);
  const asksSizes = step.fields.some(({ kind }) => kind === 'measure');
  return step.kind === 'sizeAndSpace' && !asksSizes ? { ...found, ...found.besideRows } : found;
}

export function fieldText(field: Field, text: StepText): FieldText {
  const found = text.fields[field.name];
  if (found === undefined) throw new Error(`no words for field ${field.name}`);
  return found;
}

function makeTemplate(assessment: Assessment, step: PlannedStep, texts: ConfiguratorText): Template {
  const { plan } = assessment;
  const { unit } = assessment.customer;
  const text = stepText(step, texts);
  const way = wayOfMeasuring(plan.totalMeasures);
  const choosers = step.fields.filter(hasOptions);
  const fields = step.fields.map((field): [string, SubSpecification] => {
    const sub = makeSub(field, fieldText(field, text), text, unit);
    if (choosers.length < 2 || !hasOptions(field)) return [field.name, sub];
    return [field.name, { ...sub, answer_possibilities: makeOptions(plan, step, field, text) }];
  });
  return {
    step: {
      key: step.key,
      display: displayOf[step.kind],
      label: wordingFor(text.label, way),
      label_short: text.short,
      label_mobile: text.mobile,
      question: wordingFor(text.question, way),
      instruction: wordingFor(text.instruction, way),
      tooltip: wordingFor(text.tooltip, way),
      explanation_bottom: wordingFor(text.explanation, way),
    },
    fields: new Map(fields),
    surchargesFrom: surchargeSource(assessment.priceList, step.fields),
    remembered: new Map(),
    options: step.fields.flatMap((field): SpecificationOption[] => {
      if (field.kind === 'colour')
        return field.colours.map((colour, order) => makeColour(assessment, colour, order));
      return hasOptions(field) && field === choosers[0] ? makeOptions(plan, step, field, text) : [];
    }),
  };
}

export function hasOptions(field: Field): field is OptionField | SidesField {
  return field.kind === 'option' || field.kind === 'sides';
}

function makeSub(field: Field, text: FieldText, step: StepText, unit: Unit): SubSpecification {
  const isAlone = Object.keys(step.fields).length === 1;
  const sub: SubSpecification = {
    label: text.label,
    label_cart: isAlone ? step.short : text.label,
    placeholder: null,
    default_answer: null,
    chosen_value: null,
  };
  switch (field.kind) {
    case 'space': {
      const values = field.values.toSorted((one, other) =>
        field.sorting === 'up' ? one - other : other - one,
      );
      const listed = spaceChoices({ ...field, values });
      return {
        ...sub,
        dropdown_values: listed.map((value) => ({ value, label: describeSpace(field, value, text, unit) })),
        sorting_order: field.sorting,
      };
    }
    case 'raise':
      return { ...sub, placeholder: formatRange(millimetres(field.min), millimetres(field.max), unit) };
    case 'sides':
      return { ...sub, min_checked: field.minimum, default_answer: field.initial?.join(',') ?? null };
    case 'text':
      return { ...sub, placeholder: roomPlaceholder, max_value: field.maxLength };
    case 'amount':
      return { ...sub, default_answer: '1', max_value: field.listedTo ?? field.max };
    default:
      return sub;
  }
}

function makeOptions(
  plan: Plan,
  step: PlannedStep,
  field: OptionField | SidesField,
  text: StepText,
): Possibility[] {
  const options = fieldText(field, text).options;
  const isPictured = step.kind === 'images' || step.kind === 'hinge';
  return field.options.map((key, order) => {
    const words = options?.[key];
    if (words === undefined) throw new Error(`no words for option ${field.name} ${key}`);
    return {
      key,
      nicename: words.name,
      shortname: words.short ?? words.name,
      order,
      img_url: isPictured ? optionImage(plan.product.code, field.name, key) : null,
      surcharge: null,
    };
  });
}

/** Where the drawing of an option is served; `beside` is another answer that it shows as well. */
export function optionImage(code: string, field: string, option: string, beside?: string): string {
  const shown = beside === undefined ? option : `${option}-${beside}`;
  return `/images/options/${code.toLowerCase()}/${field}-${shown}.svg`;
}

function makeColour(
  { plan, today, customer, workshop }: Assessment,
  colour: ColourOption,
  order: number,
): SpecificationOption {
  const { key } = colour;
  const words = colourWords(colour);
  const days = deliveryDays(plan.product.extraDeliveryDays, roleOf(colour), today, workshop.season);
  return {
    key,
    nicename: words.name,
    shortname: words.name,
    order,
    img_url: null,
    surcharge: null,
    ...words.colour,
    show_in_frontend: true,
    chosen_color: null,
    delivery_time: formatDeliveryTime(days),
    delivery_date: deliveryDate({ from: today, days, country: customer.deliveryCountry }, workshop),
  };
}

function colourWords(colour: ColourOption) {
  const none = { ral: null, hex: null, color_name: null };
  switch (colour.role) {
    case 'other':
      return { name: otherColour, colour: { ...none, type: 'other' } } as const;
    case 'custom':
      return { name: otherColour, colour: { ...none, standard: false, type: 'custom' } } as const;
    default: {
      const { label: ral, hex, name: color_name } = colour;
      const name = colour.role === 'anodised' ? anodisedColour : ral;
      return { name, colour: { ral, hex, color_name, standard: colour.role !== 'listed' } } as const;
    }
  }
}
