import type { Assessment } from '#domain/configuration/assessment.ts';
import { keptAnswersOfAll } from '#domain/configuration/kept-answers.ts';
import type { ConfiguratorText } from '#text/products/step-text.ts';
import type { LineSnapshot } from '../cart/cart-line.ts';
import { summariseLines } from './summarise.ts';

/** One line per size. Null when a size has no price, which only a price list with a hole in it can cause. */
export function lineSnapshots(
  assessment: Assessment,
  text: ConfiguratorText,
): readonly LineSnapshot[] | null {
  const { plan, customer, colour } = assessment;
  const answers = keptAnswersOfAll(assessment);
  const summaries = summariseLines(assessment, text);
  const lines: LineSnapshot[] = [];
  for (const [index, { typed, total, amount, label, price }] of assessment.sizes.entries()) {
    if (price === null || total.width === null || total.height === null) return null;
    lines.push({
      productCode: plan.product.code,
      device: plan.device,
      unit: customer.unit,
      answers: answers[index] ?? {},
      summary: summaries[index] ?? [],
      amount,
      openingWidth: plan.totalMeasures ? null : typed.width,
      openingHeight: plan.totalMeasures ? null : typed.height,
      totalWidth: total.width,
      totalHeight: total.height,
      priceListVersion: assessment.priceList.version,
      unitPrice: price.unit,
      advicePrice: price.advice,
      boxLabel: label,
      reference: '',
      customRal: colour?.role === 'custom' ? colour.label : null,
    });
  }
  return lines;
}
