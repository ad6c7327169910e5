import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { Size } from './../measure/size.ts';
import { divideHalfUp } from '../money/cents.ts';
import type { Choice, Clause } from '../product/condition.ts';
import type { Side } from '../product/field.ts';
import type { Figure, Finding, Notice } from '../product/finding.ts';
import type { Leaves, Rule } from '../product/rule.ts';
import { type Facts, holds } from './facts.ts';
import { type Reach, type Span, settled, soFar, unknownReach } from './reach.ts';

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
  const isSoInEveryWay = (test: (way: Size<Span>) => boolean) =>
    smallest !== undefined && reach.ways.every(test);
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
      if (
        isSoInEveryWay(
          ({ width, height }) =>
            width.least > rule.times * height.most || height.least > rule.times * width.most,
        )
      ) {
        outcome.refuse({ code: 'maat_verhouding', times: rule.times }, 'size');
      }
      return;
    case 'heightSurplus': {
      const [part, of] = rule.leaves === undefined ? wholeWidth : widestLeaf(rule.leaves, facts);
      const isTooLow = ({ width, height }: Size<Span>) =>
        of * height.most - part * width.least < of * rule.millimetres;
      if (isSoInEveryWay(isTooLow)) {
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
      const stepAt = ({ width }: Size<Span>) => rule.steps.find(({ upTo }) => width.least <= upTo);
      const step = smallest && stepAt(smallest);
      if (smallest && step && isSoInEveryWay((way) => isOver(way.height, stepAt(way)?.height))) {
        const width = asFarAsKnown(millimetres(smallest.width.least), reach.width);
        outcome.refuse({ code: rule.finding, figures: { width, max: millimetres(step.height) } }, 'size');
      }
      return;
    }
    case 'forbid':
      if (rule.when.every((clause) => isTrue(clause, facts, reach))) {
        outcome.refuse({ code: rule.finding, figures: rule.figures ?? {} }, rule.at);
      }
      return;
    case 'inform':
      if (rule.when.every((clause) => isTrue(clause, facts, reach))) {
        outcome.inform({ code: rule.notice, figures: rule.figures ?? {} });
      }
      return;
    case 'oppositeSides': {
      const sides = facts.sides.get(rule.field);
      if (sides !== undefined && !rule.pairs.some((pair) => pair.every((side) => sides.includes(side)))) {
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
      const isNarrow = (field: string, needed: number) => (facts.spaces.get(field) ?? needed) < needed;
      if (rule.guides.some((field) => isNarrow(field, rule.guide)) || isNarrow(rule.top, rule.cassette)) {
        const figures = { guide: millimetres(rule.guide), cassette: millimetres(rule.cassette) };
        outcome.refuse({ code: rule.finding, figures }, rule.top);
      }
      return;
    }
    case 'clearOpening': {
      const [width, height] = [settled(reach.width), settled(reach.height)];
      if (width !== null && height !== null && rule.when.every((choice) => holds(choice, facts))) {
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

const wholeWidth = [1, 1] as const;

function asFarAsKnown(least: Millimetres, span: Span | null): Figure {
  return settled(span) === null ? { atLeast: least } : least;
}

function widestLeaf({ field, widest, otherwise }: Leaves, facts: Facts): readonly [part: number, of: number] {
  return widest[facts.choices.get(field) ?? ''] ?? otherwise;
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
