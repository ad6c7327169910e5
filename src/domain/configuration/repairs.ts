import { formData } from '../drawing/form.ts';
import type { Millimetres } from '../measure/millimetres.ts';
import { parseMeasure } from '../measure/parse-measure.ts';
import type { Size } from './../measure/size.ts';
import type { PriceList } from '../pricing/price-list.ts';
import type { Axis } from '../product/field.ts';
import type { Product } from '../product/product.ts';
import { type Answer, type Answers, answerTo, type KeptAnswers } from './answers.ts';
import { type AssessmentInput, assess } from './assess.ts';
import type { Assessment, Problem } from './assessment.ts';
import { carryAnswers, type SameMeaning } from './carry-answers.ts';
import { isQuickOrder } from './device.ts';
import { credible } from './limits.ts';

/** A way on from a size that is refused. `row` is its index in quick order, else null. */
export type Repair = { readonly row: number | null } & (
  | { readonly kind: 'size'; readonly size: Size<Millimetres> }
  // The answers as a cart line keeps them, in millimetres.
  | { readonly kind: 'product'; readonly product: Product; readonly answers: KeptAnswers }
  | { readonly kind: 'request'; readonly size: Size<Millimetres | null> }
  | { readonly kind: 'phone' }
);

export type Sold = { readonly product: Product; readonly priceList: PriceList };

type Given = {
  readonly input: AssessmentInput;
  readonly assessment: Assessment;
  readonly others: readonly Sold[];
  readonly isSame: SameMeaning;
};

// What is no size at all has no other size that it could be.
const unreadable: ReadonlySet<string> = new Set(['maat_geen_getal', 'keuze_onbekend', 'te_veel_maten']);
const ofUnits: ReadonlySet<string> = new Set(['eenheid_cm', 'eenheid_mm']);
// A list that is wrong from top to bottom is not mended row by row.
const mostRows = 20;

/** Of every size that cannot be: what it was likely meant to be, the products that can make it, and who to ask. */
export function findRepairs(given: Given): readonly Repair[] {
  const { assessment } = given;
  const isRows = isQuickOrder(assessment.plan.device);
  return assessment.sizes
    .map((size, index) => ({ size, index, row: isRows ? index : null }))
    .filter(({ row }) => isImpossible(assessment, row))
    .slice(0, mostRows)
    .flatMap(({ size, index, row }): readonly Repair[] => {
      const codes = sizeProblems(assessment, row).map(({ finding }) => finding.code);
      const ways = codes.some((code) => ofUnits.has(code))
        ? likelySize(given, row)
        : productsThatCan(given, index, row);
      return [...ways, { kind: 'request', row, size: size.typed }, { kind: 'phone', row }];
    });
}

function isImpossible(assessment: Assessment, row: number | null): boolean {
  const problems = sizeProblems(assessment, row);
  return problems.length > 0 && !problems.some(({ finding }) => unreadable.has(finding.code));
}

/** Not those of a depth or a space that happens to be asked on the same step. */
function sizeProblems({ plan, problems }: Assessment, row: number | null): readonly Problem[] {
  const { sizeStep, measures } = plan;
  const fields: readonly (string | null)[] = [null, measures.width, measures.height];
  return problems.filter(
    ({ step, row: of, field, finding }) =>
      step === sizeStep && of === row && fields.includes(field) && finding.code !== 'rondom_onvolledig',
  );
}

/**
 * What was typed, read in the other unit; but a length that could not be one there is left as it stands. Only where that
 * size can be made: a guess that leads to the next refusal is no help.
 */
function likelySize(given: Given, row: number | null): readonly Repair[] {
  const { input, assessment } = given;
  const other = input.customer.unit === 'mm' ? 'cm' : 'mm';
  const read = (axis: Axis): Millimetres | null => {
    const text = typedText(given, axis, row);
    if (text === null) return null;
    const length = parseMeasure(text, other);
    return length !== null && isCredible(length) ? length : parseMeasure(text, input.customer.unit);
  };
  const [width, height] = [read('width'), read('height')];
  if (width === null || height === null) return [];
  const size = { width, height };
  const { typed } = assessment.sizes[row ?? 0] ?? {};
  const isOther = typed?.width !== width || typed.height !== height;
  return isOther && isPossible(given, size) ? [{ kind: 'size', row, size }] : [];
}

function isCredible(length: Millimetres): boolean {
  return length >= credible.smallest && length <= credible.largest;
}

function typedText({ input, assessment }: Given, axis: Axis, row: number | null): string | null {
  const { sizeStep, measures } = assessment.plan;
  const answer = answerTo(input.answers, sizeStep, measures[axis]);
  const text = row === null ? answer : Array.isArray(answer) ? answer[row] : null;
  return typeof text === 'string' ? text : null;
}

/** With everything else as it was answered. */
function isPossible({ input, assessment }: Given, size: Size<Millimetres>): boolean {
  const { plan, customer } = assessment;
  const isRows = isQuickOrder(plan.device);
  const spelled = (length: Millimetres) => (isRows ? [String(length)] : String(length));
  const own = {
    [plan.measures.width]: spelled(size.width),
    [plan.measures.height]: spelled(size.height),
  };
  const fields = isRows ? own : { ...input.answers[plan.sizeStep], ...own };
  const again = assess({
    ...input,
    customer: { ...customer, unit: 'mm' },
    answers: { ...inMillimetres(input, assessment), [plan.sizeStep]: fields },
  });
  return sizeProblems(again, isRows ? 0 : null).length === 0;
}

/** A raised bottom is typed as well; what cannot be read leaves out only its own step. */
function inMillimetres({ answers, customer }: AssessmentInput, { plan }: Assessment): Answers {
  if (customer.unit === 'mm') return answers;
  const raises = new Set(
    plan.steps.flatMap(({ fields }) => fields.flatMap((field) => (field.kind === 'raise' ? field.name : []))),
  );
  const spell = ([name, answer]: readonly [string, Answer]): readonly [string, Answer] => {
    const length = raises.has(name) && typeof answer === 'string' ? parseMeasure(answer, 'cm') : null;
    return [name, length === null ? answer : String(length)];
  };
  return Object.fromEntries(
    Object.entries(answers).map(([step, fields]) => [
      step,
      fields && Object.fromEntries(Object.entries(fields).map(spell)),
    ]),
  );
}

/** Those for the same kind of opening, whose limits and rules agree with the size whatever else is answered there. */
function productsThatCan(given: Given, index: number, row: number | null): readonly Repair[] {
  const { assessment, others, isSame, input } = given;
  const typed = assessment.sizes[index]?.typed;
  const { width = null, height = null } = typed ?? {};
  if (width === null || height === null) return [];
  const { product } = assessment.plan;
  const isForFloor = formData[product.form].standsOnFloor;
  return others
    .filter((other) => other.product !== product)
    .filter((other) => formData[other.product.form].standsOnFloor === isForFloor)
    .flatMap(({ product: another, priceList }): readonly Repair[] => {
      const carried = carryAnswers({
        assessment,
        index,
        isSame,
        to: another,
        judge: (answers) =>
          assess({
            ...{ product: another, priceList, answers, amount: 1, today: input.today },
            workshop: input.workshop,
            device: 'desktop',
            customer: { ...assessment.customer, unit: 'mm' },
          }),
      });
      return carried === null ? [] : [{ kind: 'product', row, product: another, answers: carried }];
    });
}
