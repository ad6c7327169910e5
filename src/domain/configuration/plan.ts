import type { Axis, Field, SpaceField } from '../product/field.ts';
import type { Product } from '../product/product.ts';
import type { Rule } from '../product/rule.ts';
import type { Step, StepKind } from '../product/step.ts';
import { type Device, isMobile, isQuickOrder } from './device.ts';
import { rowFields, rowsKey } from './rows-step.ts';

export type PlannedStep = Omit<Step, 'kind'> & { readonly kind: StepKind | 'rows' };

/** What a device asks of a product: all that does not depend on the answers, worked out once. */
export type Plan = {
  readonly product: Product;
  readonly device: Device;
  readonly totalMeasures: boolean;
  readonly steps: readonly PlannedStep[];
  /** The step that asks width and height; size problems show there. */
  readonly sizeStep: string;
  /** The fields that ask it. */
  readonly measures: Readonly<Record<Axis, string>>;
  /** Which step holds a field, by the field's name. */
  readonly homes: ReadonlyMap<string, string>;
  readonly order: ReadonlyMap<string, number>;
  readonly spaces: ReadonlyMap<string, SpaceField>;
  /** How far something may stick up at most, by the name of the space it belongs to. */
  readonly raises: ReadonlyMap<string, number>;
  /** Rules that look at answers alone, and those that look at each size. */
  readonly sharedRules: readonly Rule[];
  readonly sizeRules: readonly Rule[];
};

const rowsStep: PlannedStep = {
  key: rowsKey,
  kind: 'rows',
  help: 'meetinstructie',
  fields: Object.values(rowFields),
};

const plans = new WeakMap<Product, Map<string, Plan>>();

export function planFor(product: Product, device: Device, totalMeasures: boolean): Plan {
  const known = plans.get(product) ?? new Map<string, Plan>();
  plans.set(product, known);
  const name = totalMeasures ? `${device} total` : device;
  const plan = known.get(name) ?? makePlan(product, device, totalMeasures);
  known.set(name, plan);
  return plan;
}

function makePlan(product: Product, device: Device, totalMeasures: boolean): Plan {
  const quick = isQuickOrder(device);
  const asked = product.steps
    .filter((step) => isAsked(step, device, totalMeasures))
    .map((step) => ({ ...step, fields: fieldsAsked(step, quick, totalMeasures) }))
    .filter((step) => step.fields.length > 0 || step.kind === 'summary');
  const steps: readonly PlannedStep[] = quick ? [rowsStep, ...asked] : asked;
  const fields = steps.flatMap((step) => step.fields);
  return {
    product,
    device,
    totalMeasures,
    steps,
    sizeStep:
      steps.find((step) => step.fields.some((field) => field.kind === 'measure'))?.key ?? rowsStep.key,
    measures: { width: measureOf(fields, 'width'), height: measureOf(fields, 'height') },
    homes: new Map(steps.flatMap((step) => step.fields.map((field) => [field.name, step.key]))),
    order: new Map(steps.map((step, index) => [step.key, index])),
    spaces: new Map(fields.flatMap((field) => (field.kind === 'space' ? [[field.name, field]] : []))),
    raises: new Map(fields.flatMap((field) => (field.kind === 'raise' ? [[field.of, field.max]] : []))),
    sharedRules: product.rules.filter((rule) => !looksAtSize(rule)),
    sizeRules: product.rules.filter(looksAtSize),
  };
}

function isAsked(step: Step, device: Device, totalMeasures: boolean): boolean {
  switch (step.kind) {
    case 'intro':
    case 'amount':
      return device === 'mobile';
    case 'summary':
      return isMobile(device);
    case 'size':
    case 'label':
      return !isQuickOrder(device);
    case 'margins':
      return !totalMeasures;
    default:
      return true;
  }
}

function fieldsAsked(step: Step, quick: boolean, totalMeasures: boolean): readonly Field[] {
  const fields = step.fields.filter((field) => {
    if (field.kind === 'measure') return !quick;
    return !(totalMeasures && field.kind === 'space');
  });
  if (!totalMeasures) return fields;
  return fields.map((field) => (field.kind === 'measure' ? { ...field, name: field.totalName } : field));
}

function measureOf(fields: readonly Field[], axis: Axis): string {
  return fields.find((field) => field.kind === 'measure' && field.axis === axis)?.name ?? axis;
}

function looksAtSize(rule: Rule): boolean {
  switch (rule.kind) {
    case 'maxArea':
    case 'maxRatio':
    case 'heightSurplus':
    case 'maxLeaf':
    case 'corner':
    case 'clearOpening':
      return true;
    case 'forbid':
    case 'inform':
      return rule.when.some((clause) => 'size' in clause);
    case 'oppositeSides':
    case 'brushSpace':
    case 'hardware':
      return false;
    default:
      return rule satisfies never;
  }
}
