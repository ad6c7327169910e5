import { type Millimetres, millimetres } from '#domain/measure/millimetres.ts';
import type { Finding } from '#domain/product/finding.ts';
import type { Product } from '#domain/product/product.ts';
import type { Rule } from '#domain/product/rule.ts';
import { describeFinding } from '#text/configurator/problems.ts';
import type { ProductText } from '#text/products/product-text.ts';

/** What a rule says, in millimetres, with its own figures. */
export function ruleSentence(rule: Rule, product: Product, text: ProductText): string {
  return describeFinding(exampleOf(rule, product), 'mm', text);
}

/** As `checkRule` finds it for a screen that is just too large. */
function exampleOf(rule: Rule, { limits }: Product): Finding {
  switch (rule.kind) {
    case 'maxArea': {
      const width = millimetres(limits.width.max);
      const height = millimetres(Math.floor(rule.squareMillimetres / width) + 1);
      return { code: 'maat_oppervlak', width, height, maxSquareMillimetres: rule.squareMillimetres };
    }
    case 'maxRatio':
      return { code: 'maat_verhouding', times: rule.times };
    case 'heightSurplus':
      return { code: rule.finding, figures: { surplus: millimetres(rule.millimetres) } };
    case 'maxLeaf': {
      const max = millimetres(rule.millimetres);
      return { code: rule.finding, figures: { width: millimetres(max + 1), max } };
    }
    case 'corner':
      return { code: rule.finding, figures: cornerFigures(rule.steps) };
    case 'forbid':
      return { code: rule.finding, figures: rule.figures ?? {} };
    case 'inform':
      return { code: rule.notice, figures: rule.figures ?? {} };
    case 'oppositeSides':
      return { code: rule.finding, figures: {} };
    case 'brushSpace':
      return { code: rule.finding, figures: { side: 'right', min: millimetres(rule.minimum) } };
    case 'hardware': {
      const [guide, cassette] = [millimetres(rule.guide), millimetres(rule.cassette)];
      return { code: rule.finding, figures: { guide, cassette } };
    }
    case 'clearOpening': {
      const width = millimetres(limits.width.max - rule.width);
      const height = millimetres(limits.height.max - rule.height);
      return { code: rule.notice, figures: { opening: { width, height } } };
    }
    default:
      return rule satisfies never;
  }
}

type Steps = Extract<Rule, { kind: 'corner' }>['steps'];

function cornerFigures([first, second]: Steps): { readonly width: Millimetres; readonly max: Millimetres } {
  if (first === undefined) throw new Error('a corner without a step');
  return second === undefined
    ? { width: millimetres(first.upTo), max: millimetres(first.height) }
    : { width: millimetres(first.upTo + 1), max: millimetres(second.height) };
}
