import type { Country } from '../business/address.ts';
import type { Workshop } from '../delivery/workshop.ts';
import type { Millimetres, Unit } from '../measure/millimetres.ts';
import type { Size } from '../measure/size.ts';
import type { Cents } from '../money/cents.ts';
import type { Discount, Discounts } from '../pricing/discount.ts';
import type { Price } from '../pricing/price.ts';
import type { PriceList } from '../pricing/price-list.ts';
import type { ColourRole } from '../product/colour.ts';
import type { Axis, Field } from '../product/field.ts';
import type { Finding, Notice } from '../product/finding.ts';
import type { HelpTopic } from '../product/step.ts';
import type { Presumption } from './allowance.ts';
import type { Plan, PlannedStep } from './plan.ts';

export type Customer = {
  readonly unit: Unit;
  /** Enters the size the screen gets, instead of the opening. */
  readonly totalMeasures: boolean;
  /** Of today. */
  readonly discounts: Discounts;
  /** Where screens go unless an order says otherwise. */
  readonly deliveryCountry: Country;
};

/** A broken rule and where it shows: beside a field, or on its step when it concerns several. */
export type Problem = {
  readonly finding: Finding;
  readonly step: string;
  readonly field: string | null;
  /** Index of the size it concerns in quick order, else null. */
  readonly row: number | null;
};

export type AssessedField = {
  readonly field: Field;
  /** The accepted answer as it goes over the wire, typed sizes in the customer's unit; lists in quick order. */
  readonly chosen: string | readonly string[] | null;
};

export type AssessedStep = {
  readonly step: PlannedStep;
  readonly help: HelpTopic;
  readonly fields: readonly AssessedField[];
};

export type ChosenColour = {
  readonly role: ColourRole;
  readonly key: string;
  readonly label: string;
  readonly hex: string;
};

export type AssessedSize = {
  /** As typed: the opening, or the total size for a customer who enters that. */
  readonly typed: Size<Millimetres | null>;
  readonly total: Size<Millimetres | null>;
  /** What the total becomes by the presumptions of the assessment; null where it cannot be made so. */
  readonly expected: Size<Millimetres | null>;
  readonly amount: number;
  /** The label on the box. */
  readonly label: string;
  /** Null until the size is known and can be made. */
  readonly price: Price | null;
  /** Of the expected size; null where that cannot be made. */
  readonly expectedPrice: Price | null;
};

export type Assessment = {
  readonly plan: Plan;
  readonly customer: Customer;
  readonly today: string;
  readonly workshop: Workshop;
  readonly priceList: PriceList;
  /** The customer's for this product. */
  readonly discount: Discount;
  readonly steps: readonly AssessedStep[];
  /** One per row in quick order, exactly one elsewhere. */
  readonly sizes: readonly AssessedSize[];
  /** None once the total sizes are known. */
  readonly presumptions: readonly Presumption[];
  /** What may be typed now: the limits less what the answers so far add to the opening. */
  readonly ranges: Readonly<Record<Axis, { readonly min: Millimetres; readonly max: Millimetres }>>;
  /** Unit prices are those of the first size, totals those of all; 'Vanaf' until a size is known. */
  readonly price: PriceTotals;
  readonly amount: number;
  readonly colour: ChosenColour | null;
  /** Working days, and the day they end on when it is paid today; null until a colour is chosen. */
  readonly deliveryDays: number | null;
  readonly deliveryDate: string | null;
  readonly problems: readonly Problem[];
  readonly notices: readonly Notice[];
  /** Keys of the steps that still want an answer. */
  readonly unanswered: readonly string[];
  readonly isComplete: boolean;
};

export type PriceTotals = {
  readonly unit: Cents;
  readonly advice: Cents;
  readonly total: Cents;
  readonly totalAdvice: Cents;
};
