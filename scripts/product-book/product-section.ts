import { displayOf } from '#contract/display.ts';
import { type Device, devices } from '#domain/configuration/device.ts';
import { planFor } from '#domain/configuration/plan.ts';
import { cents } from '#domain/money/cents.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { Surcharge } from '#domain/pricing/surcharge.ts';
import type { ColourOption } from '#domain/product/colour.ts';
import type { Field } from '#domain/product/field.ts';
import type { Product } from '#domain/product/product.ts';
import type { Step } from '#domain/product/step.ts';
import type { Allowance } from '#domain/product/total-size.ts';
import { describeSpace } from '#text/configurator/spaces.ts';
import { formatEuro } from '#text/format/money.ts';
import type { ProductText } from '#text/products/product-text.ts';
import type { FieldText } from '#text/products/step-text.ts';
import { messageOf, names, tellChoice, tellRule } from './conditions.ts';
import { ordinaryDays } from './delivery.ts';
import { ruleSentence } from './rule-sentence.ts';
import { table } from './tables.ts';

/** All that the catalogue and the first price list say of one product. */
export function productSection(product: Product, list: PriceList, words: ProductText): string {
  const { width, height } = product.limits;
  return [
    `Total size ${width.min}–${width.max} × ${height.min}–${height.max} mm. ${sizeErrors[product.sizeErrors]}`,
    '#### Total size',
    table(['When', 'Width', 'Height'], sizes(product)),
    '#### Steps',
    table(['Key', 'Display', 'On', 'Asked', 'Answers', 'Help'], steps(product, list, words)),
    '#### Rules',
    table(
      ['When', 'Message', 'Sentence'],
      product.rules.map((rule) => [
        tellRule(rule),
        `\`${messageOf(rule)}\``,
        ruleSentence(rule, product, words),
      ]),
    ),
    '#### Prices',
    `Advice prices in euro incl. VAT up to a total height (down) and width (across) in mm, from ${list.validFrom}.`,
    table(
      ['', ...list.widths.map(String)],
      list.heights.map((step, row) => [`**${step}**`, ...(list.cells[row] ?? []).map(euro)]),
    ),
  ].join('\n\n');
}

const sizeErrors = {
  perField: 'What is wrong with a size stands beside its field.',
  general: 'What is wrong with a size is told as one general error.',
} as const satisfies Record<Product['sizeErrors'], string>;

function sizes({ totalSize }: Product): readonly (readonly string[])[] {
  return totalSize.map(({ when = [], width, height }) => [
    when.map(tellChoice).join(' and ') || 'always',
    ['opening', ...width.map(tellAllowance)].join(' '),
    ['opening', ...height.map(tellAllowance)].join(' '),
  ]);
}

function tellAllowance(allowance: Allowance): string {
  switch (allowance.kind) {
    case 'fixed':
      return signed(allowance.millimetres);
    case 'overlap':
      return `+ overlap(${names([allowance.field])}, ${allowance.standard})`;
    case 'perAnswer': {
      const added = Object.entries(allowance.millimetres).map(([answer, value]) => `${value} for ${answer}`);
      return `+ ${names([allowance.field])} (${added.join(', ')})`;
    }
    default:
      return allowance satisfies never;
  }
}

function signed(millimetres: number): string {
  return millimetres < 0 ? `− ${-millimetres}` : `+ ${millimetres}`;
}

function steps(product: Product, list: PriceList, words: ProductText) {
  return product.steps.map((step: Step) => [
    `\`${step.key}\``,
    displayOf[step.kind],
    whereAsked(product, step),
    step.when === undefined ? '' : `when ${tellChoice(step.when)}`,
    step.fields
      .map((field) => tellField(product, field, list, words.steps[step.key]?.fields[field.name]))
      .join('<br>'),
    [
      step.help ?? '',
      ...(step.helpWhen ? [`${step.helpWhen.topic} when ${tellChoice(step.helpWhen)}`] : []),
    ].join(', '),
  ]);
}

const deviceNames = {
  desktop: 'popup',
  mobile: 'wizard',
  snel_bestellen_desktop: 'quick order, wide',
  snel_bestellen_mobile: 'quick order, narrow',
} as const satisfies Record<Device, string>;

function whereAsked(product: Product, { key, kind }: Step): string {
  const asking = (totalMeasures: boolean) =>
    devices.filter((device) =>
      planFor(product, device, totalMeasures).steps.some((step) => step.key === key && step.kind === kind),
    );
  const where = asking(false);
  const withTotals = asking(true);
  if (withTotals.length === where.length) return tellDevices(where);
  return `${tellDevices(where)}; with total measures ${tellDevices(withTotals)}`;
}

function tellDevices(where: readonly Device[]): string {
  if (where.length === 0) return 'nowhere';
  return where.length === devices.length ? 'all' : where.map((device) => deviceNames[device]).join(', ');
}

function tellField(product: Product, field: Field, list: PriceList, text: FieldText | undefined): string {
  const name = names([field.name]);
  const when = 'when' in field && field.when !== undefined ? ` when ${tellChoice(field.when)}` : '';
  return `${name}${when}: ${tellAnswers(product, field, list, text)}`;
}

function tellAnswers(product: Product, field: Field, list: PriceList, text: FieldText | undefined): string {
  const surcharge = (of: string) => tellSurcharge(list.surcharges[`${field.name}.${of}`]);
  switch (field.kind) {
    case 'option':
      return field.options
        .map((option) => `${option} '${text?.options?.[option]?.name}'${surcharge(option)}`)
        .join(' · ');
    case 'sides': {
      const options = field.options
        .map((option) => `${option} '${text?.options?.[option]?.name}'`)
        .join(' · ');
      const initial = field.initial === undefined ? '' : `, ${field.initial.join('+')} to begin with`;
      const counted = field.included === 0 ? 'each' : `${field.included} in the price, each further one`;
      return `${options}; at least ${field.minimum}${initial}; ${counted}${surcharge('each')}`;
    }
    case 'measure':
      return `typed; with total measures \`${field.totalName}\``;
    case 'space':
      return `${spaceValues(field, text)}, sorted ${field.sorting}${field.minimum === undefined ? '' : `; at least ${field.minimum} mm`}`;
    case 'raise':
      return `typed when ${names([field.of])} is A, ${field.min}–${field.max} mm`;
    case 'colour':
      return field.colours
        .map((colour) => `${colour.key} ${tellColour(product, colour)}${surcharge(colour.role)}`)
        .join('<br>');
    case 'text':
      return `at most ${field.maxLength} characters`;
    case 'amount':
      return `1–${field.max}${field.listedTo === undefined ? '' : `, in a list to ${field.listedTo}`}`;
    case 'marker':
      return 'set by the start button';
    default:
      return field satisfies never;
  }
}

function spaceValues(field: Extract<Field, { kind: 'space' }>, text: FieldText | undefined): string {
  const values = [...field.values.map(String), ...(field.raisedBy === undefined ? [] : ['A'])];
  return values
    .map((value) => {
      const label = describeSpace(field, value, text ?? { label: '' }, 'mm');
      return label === `${value} mm` ? value : `${value} ('${label}')`;
    })
    .join(', ');
}

function tellColour({ extraDeliveryDays }: Product, colour: ColourOption): string {
  if (colour.role === 'other') return '*unfolds the listed colours*';
  const what = colour.role === 'custom' ? '*any RAL colour that can be made*' : colour.label;
  return `${what}, ${colour.role}, ${ordinaryDays(extraDeliveryDays, colour.role)} working days`;
}

function tellSurcharge(surcharge: Surcharge | undefined): string {
  if (surcharge === undefined) return '';
  switch (surcharge.kind) {
    case 'fixed':
      return ` (+ € ${euro(surcharge.cents)})`;
    case 'percent':
      return ` (+ ${surcharge.percent} %)`;
    case 'greater':
      return ` (+ € ${euro(surcharge.cents)} or ${surcharge.percent} %, the greater)`;
    default:
      return surcharge satisfies never;
  }
}

function euro(amount: number): string {
  return formatEuro(cents(amount)).replace('€ ', '').replace(/,00$/, '');
}
