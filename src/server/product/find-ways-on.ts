import { findProduct, products } from '#catalogue/index.ts';
import type { Repair as PresentedRepair } from '#contract/configurator-answer.ts';
import type { ConfiguratorRequest } from '#contract/configurator-request.ts';
import type { KeptAnswers } from '#domain/configuration/answers.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import type { SameMeaning } from '#domain/configuration/carry-answers.ts';
import { answersInUnit, keptAnswers } from '#domain/configuration/kept-answers.ts';
import { findRepairs, type Repair } from '#domain/configuration/repairs.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Product } from '#domain/product/product.ts';
import { repairTexts } from '#text/configurator/repairs.ts';
import { telephone } from '#text/format/phone.ts';
import type { FindPriceList } from '../prices/price-lists.ts';
import { productText } from './product-text.ts';
import { summariseChoices } from './summarise.ts';

type Asked = {
  readonly request: Pick<ConfiguratorRequest, 'device' | 'answers' | 'amount'>;
  readonly assessment: Assessment;
  readonly findPriceList: FindPriceList;
  /** Whom this customer calls. */
  readonly phone: string;
};

/** R20.10: what a refused size may have meant, and who else can make it. Nothing where no size is refused. */
export function findWaysOn({ request, assessment, findPriceList, phone }: Asked): readonly PresentedRepair[] {
  const { plan, customer, today, workshop, problems } = assessment;
  if (!problems.some(({ step }) => step === plan.sizeStep)) return [];
  const sold = products.flatMap((product) => {
    const priceList = findPriceList(product.code, today);
    return priceList === null ? [] : [{ product, priceList }];
  });
  const own = sold.find(({ product }) => product === plan.product);
  if (own === undefined) return [];
  const { device, answers, amount } = request;
  const repairs = findRepairs({
    input: { ...own, customer, device, answers, amount, today, workshop },
    assessment,
    others: sold,
    isSame: sameWords(plan.product),
  });
  return repairs.map((repair) => present(repair, assessment, phone));
}

/** What customers read decides whether an option of two products is the same. */
function sameWords(from: Product): SameMeaning {
  return (step, field, answer, to) => {
    const words = [from, to].map(({ code }) => {
      const product = findProduct(code);
      return product && productText(product).steps[step]?.fields[field]?.options?.[answer]?.name;
    });
    return typeof words[0] === 'string' && words[0] === words[1];
  };
}

function present(repair: Repair, assessment: Assessment, number: string): PresentedRepair {
  const { plan, customer } = assessment;
  const { row, kind } = repair;
  const { unit } = customer;
  switch (kind) {
    case 'size': {
      const { width, height } = repair.size;
      const { measures, sizeStep } = plan;
      const fields = {
        [measures.width]: formatMeasure(width, unit),
        [measures.height]: formatMeasure(height, unit),
      };
      const label = repairTexts.size(width, height, unit);
      return { kind, row, label, code: null, href: null, specs: { [sizeStep]: fields }, note: null };
    }
    case 'product': {
      const { product, answers } = repair;
      const { code } = product;
      const href = `/producten/${code.toLowerCase()}?add=1`;
      const specs = writable(answersInUnit(product, answers, unit));
      const left = leftBehind(assessment, row ?? 0, answers);
      const note = left.length === 0 ? null : repairTexts.left(code, left);
      return { kind, row, label: repairTexts.product(code), code, href, specs, note };
    }
    case 'request': {
      const { width, height } = repair.size;
      const asked = new URLSearchParams({ code: plan.product.code });
      if (width !== null) asked.set('breedte', formatMeasure(width, unit));
      if (height !== null) asked.set('hoogte', formatMeasure(height, unit));
      return { ...plain(repairTexts.request, `/maatwerk?${asked}`), kind, row };
    }
    case 'phone':
      return { ...plain(repairTexts.phone(number), telephone(number)), kind, row };
    default:
      return repair satisfies never;
  }
}

/** Choices, in words, that the other product does not ask or does not have. */
function leftBehind(assessment: Assessment, index: number, carried: KeptAnswers) {
  const { product, measures } = assessment.plan;
  const own = findProduct(product.code);
  if (own === null) return [];
  const given = keptAnswers(assessment, index);
  const sizes: ReadonlySet<string> = new Set([measures.width, measures.height]);
  const isCarried = (step: string) =>
    Object.entries(given[step] ?? {}).every(
      ([field, answer]) => sizes.has(field) || carried[step]?.[field] === answer,
    );
  return summariseChoices(assessment, productText(own)).filter(({ step }) => !isCarried(step));
}

function plain(label: string, href: string) {
  return { label, href, code: null, specs: null, note: null };
}

function writable(answers: ReturnType<typeof answersInUnit>): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(answers).map(([step, fields]) => [step, { ...fields }]));
}
