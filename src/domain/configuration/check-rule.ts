import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { Size } from './../measure/size.ts';
import { divideHalfUp } from '../money/cents.ts';
import type { Choice, Clause } from '../product/condition.ts';
import type { Side } from '../product/field.ts';
import type { Figure, Finding, Notice } from '../product/finding.ts';
import type { Leaves, Rule } from '../product/rule.ts';
import { type Facts, holds } from './facts.ts';
import { type Reach, type Span, settled, soFar, unknownReach } from './reach.ts';

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { readonly kind: Kind }>;

/** Where a broken rule shows: beside a field, or on the step that asks the size. */
export type Outcome = {
  readonly refuse: (finding: Finding, at: string | 'size') => void;
  readonly inform: (notice: Notice) => void;
};

const sideOfKey: Readonly<Record<string, Side>> = { '1': 'left', '2': 'right', '3': 'top', '4': 'bottom' };

/**
 * The one interpreter of rules. A rule says nothing as long as an answer or size it needs is unknown, and refuses a size
 * that is known in part only when no answer still to come can keep it; the finding then names the least size.
 */
export function checkRule(rule: Rule, facts: Facts, outcome: Outcome, reach: Reach = unknownReach): void {
  const [smallest] = reach.ways;
  switch (rule.kind) {
    case 'maxArea':
      if (smallest !== undefined && reach.area !== null && isOver(reach.area, rule.squareMillimetres)) {
        const width = millimetres(smallest.width.least);
        const height = millimetres(smallest.height.least);
        const maxSquareMillimetres = rule.squareMillimetres;
        const finding = { code: 'maat_oppervlak', width, height, maxSquareMillimetres } as const;
        outcome.refuse({ ...finding, ...soFar(reach.area) }, 'size');
      }
      return;
    case 'maxRatio':
      if (isSoInEveryWay(reach, rule, isOutOfProportion)) {
        outcome.refuse({ code: 'maat_verhouding', times: rule.times }, 'size');
      }
      return;
    case 'heightSurplus': {
      const leaf = rule.leaves === undefined ? wholeWidth : widestLeaf(rule.leaves, facts);
      if (isSoInEveryWay(reach, { leaf, surplus: rule.millimetres }, isTooLow)) {
        outcome.refuse({ code: rule.finding, figures: { surplus: millimetres(rule.millimetres) } }, 'size');
      }
      return;
    }
    case 'maxLeaf': {
      const [part, of] = widestLeaf(rule.leaves, facts);
      const { width } = reach;
      if (width !== null && part * width.least > of * rule.millimetres) {
        const leaf = millimetres(divideHalfUp(part * width.least, of));
        const figures = { width: asFarAsKnown(leaf, width), max: millimetres(rule.millimetres) };
        outcome.refuse({ code: rule.finding, figures }, rule.leaves.field);
      }
      return;
    }
    case 'corner': {
      const step = smallest && cornerAt(smallest, rule);
      if (smallest && step && isSoInEveryWay(reach, rule, isInCorner)) {
        const width = asFarAsKnown(millimetres(smallest.width.least), reach.width);
        outcome.refuse({ code: rule.finding, figures: { width, max: millimetres(step.height) } }, 'size');
      }
      return;
    }
    case 'forbid':
      if (areTrue(rule.when, facts, reach)) {
        outcome.refuse({ code: rule.finding, figures: rule.figures ?? {} }, rule.at);
      }
      return;
    case 'inform':
      if (areTrue(rule.when, facts, reach)) {
        outcome.inform({ code: rule.notice, figures: rule.figures ?? {} });
      }
      return;
    case 'oppositeSides': {
      const sides = facts.sides.get(rule.field);
      if (sides !== undefined && !hasPair(rule.pairs, sides)) {
        outcome.refuse({ code: rule.finding, figures: {} }, rule.field);
      }
      return;
    }
    case 'brushSpace':
      for (const key of facts.sides.get(rule.field) ?? []) {
        const space = facts.spaces.get(rule.spaces[key] ?? '');
        const side = sideOfKey[key];
        if (space === undefined || side === undefined || space >= rule.minimum) continue;
        outcome.refuse({ code: rule.finding, figures: { side, min: millimetres(rule.minimum) } }, rule.field);
      }
      return;
    case 'hardware': {
      if (isNarrow(facts, rule.guides, rule.guide) || isNarrow(facts, [rule.top], rule.cassette)) {
        const figures = { guide: millimetres(rule.guide), cassette: millimetres(rule.cassette) };
        outcome.refuse({ code: rule.finding, figures }, rule.top);
      }
      return;
    }
    case 'clearOpening': {
      const [width, height] = [settled(reach.width), settled(reach.height)];
      if (width !== null && height !== null && areTrue(rule.when, facts, reach)) {
        const opening = {
          width: millimetres(width - rule.width),
          height: millimetres(height - rule.height),
        };
        outcome.inform({ code: rule.notice, figures: { opening } });
      }
      return;
    }
    default:
      rule satisfies never;
  }
}

type Leaf = readonly [part: number, of: number];

const wholeWidth: Leaf = [1, 1];

// Tests of their own and no functions inside: those are made anew for every rule of every size.
function isSoInEveryWay<By>({ ways }: Reach, by: By, isSo: (way: Size<Span>, by: By) => boolean): boolean {
  for (const way of ways) if (!isSo(way, by)) return false;
  return ways.length > 0;
}

function isOutOfProportion({ width, height }: Size<Span>, { times }: RuleOf<'maxRatio'>): boolean {
  return width.least > times * height.most || height.least > times * width.most;
}

function isTooLow(
  { width, height }: Size<Span>,
  { leaf: [part, of], surplus }: { readonly leaf: Leaf; readonly surplus: number },
): boolean {
  return of * height.most - part * width.least < of * surplus;
}

function cornerAt({ width }: Size<Span>, { steps }: RuleOf<'corner'>) {
  return steps.find(({ upTo }) => width.least <= upTo);
}

function isInCorner(way: Size<Span>, rule: RuleOf<'corner'>): boolean {
  return isOver(way.height, cornerAt(way, rule)?.height);
}

function hasPair(pairs: readonly (readonly string[])[], sides: readonly string[]): boolean {
  return pairs.some((pair) => pair.every((side) => sides.includes(side)));
}

function isNarrow({ spaces }: Facts, fields: readonly string[], needed: number): boolean {
  return fields.some((field) => (spaces.get(field) ?? needed) < needed);
}

function asFarAsKnown(least: Millimetres, span: Span | null): Figure {
  return settled(span) === null ? { atLeast: least } : least;
}

function widestLeaf({ field, widest, otherwise }: Leaves, facts: Facts): Leaf {
  return widest[facts.choices.get(field) ?? ''] ?? otherwise;
}

function areTrue(clauses: readonly Clause<Choice>[], facts: Facts, reach: Reach): boolean {
  for (const clause of clauses) if (!isTrue(clause, facts, reach)) return false;
  return true;
}

/** Whether it is so now, and stays so whatever is answered next. */
function isTrue(clause: Clause<Choice>, facts: Facts, reach: Reach): boolean {
  if ('field' in clause) return holds(clause, facts);
  if ('space' in clause) return (facts.spaces.get(clause.space) ?? clause.under) < clause.under;
  const span = reach[clause.size];
  if ('over' in clause) return isOver(span, clause.over);
  return span !== null && ('under' in clause ? span.most < clause.under : span.least >= clause.from);
}

function isOver(span: Span | null, limit = Number.POSITIVE_INFINITY): boolean {
  return span !== null && span.least > limit;
}
