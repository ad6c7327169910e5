import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import { divideHalfUp } from '../money/cents.ts';
import type { Choice, Clause, SizeClaim } from '../product/condition.ts';
import type { Side } from '../product/field.ts';
import type { Finding, Notice } from '../product/finding.ts';
import type { Leaves, Rule } from '../product/rule.ts';
import type { Size } from './assessment.ts';
import { type Facts, holds } from './facts.ts';

/** Where a broken rule shows: beside a field, or on the step that asks the size. */
export type Outcome = {
  readonly refuse: (finding: Finding, at: string | 'size') => void;
  readonly inform: (notice: Notice) => void;
};

const unknownSize: Size<null> = { width: null, height: null };
const sideOfKey: Readonly<Record<string, Side>> = { '1': 'left', '2': 'right', '3': 'top', '4': 'bottom' };

/** The one interpreter of rules. A rule says nothing as long as an answer or size it needs is unknown. */
export function checkRule(
  rule: Rule,
  facts: Facts,
  outcome: Outcome,
  { width, height }: Size<Millimetres | null> = unknownSize,
): void {
  switch (rule.kind) {
    case 'maxArea':
      if (width !== null && height !== null && width * height > rule.squareMillimetres) {
        const maxSquareMillimetres = rule.squareMillimetres;
        outcome.refuse({ code: 'maat_oppervlak', width, height, maxSquareMillimetres }, 'size');
      }
      return;
    case 'maxRatio':
      if (
        width !== null &&
        height !== null &&
        Math.max(width, height) > rule.times * Math.min(width, height)
      ) {
        outcome.refuse({ code: 'maat_verhouding', times: rule.times }, 'size');
      }
      return;
    case 'heightSurplus': {
      const [part, of] = rule.leaves === undefined ? wholeWidth : widestLeaf(rule.leaves, facts);
      if (width !== null && height !== null && of * height - part * width < of * rule.millimetres) {
        outcome.refuse({ code: 'se_verhouding', surplus: millimetres(rule.millimetres) }, 'size');
      }
      return;
    }
    case 'maxLeaf': {
      const [part, of] = widestLeaf(rule.leaves, facts);
      if (width !== null && part * width > of * rule.millimetres) {
        const leaf = millimetres(divideHalfUp(part * width, of));
        outcome.refuse(
          { code: 'se200_verdeling', width: leaf, max: millimetres(rule.millimetres) },
          rule.leaves.field,
        );
      }
      return;
    }
    case 'corner': {
      const step = width === null ? undefined : rule.steps.find(({ upTo }) => width <= upTo);
      if (width !== null && height !== null && step !== undefined && height > step.height) {
        outcome.refuse({ code: 'ro100_hoek', width, max: millimetres(step.height) }, 'size');
      }
      return;
    }
    case 'forbid':
      if (rule.when.every((clause) => isTrue(clause, facts, width, height)))
        outcome.refuse(rule.finding, rule.at);
      return;
    case 'inform':
      if (rule.when.every((clause) => isTrue(clause, facts, width, height))) outcome.inform(rule.notice);
      return;
    case 'oppositeSides': {
      const sides = facts.sides.get(rule.field);
      if (sides !== undefined && !rule.pairs.some((pair) => pair.every((side) => sides.includes(side)))) {
        outcome.refuse({ code: 'pe_zijden_tegenover' }, rule.field);
      }
      return;
    }
    case 'brushSpace':
      for (const key of facts.sides.get(rule.field) ?? []) {
        const space = facts.spaces.get(rule.spaces[key] ?? '');
        const side = sideOfKey[key];
        if (space === undefined || side === undefined || space >= rule.minimum) continue;
        outcome.refuse({ code: 'ce_borstel_ruimte', side, min: millimetres(rule.minimum) }, rule.field);
      }
      return;
    case 'hardware': {
      const isNarrow = (field: string, needed: number) => (facts.spaces.get(field) ?? needed) < needed;
      if (rule.guides.some((field) => isNarrow(field, rule.guide)) || isNarrow(rule.top, rule.cassette)) {
        const guide = millimetres(rule.guide);
        outcome.refuse({ code: 'ro_ruimte', guide, cassette: millimetres(rule.cassette) }, rule.top);
      }
      return;
    }
    case 'clearOpening':
      if (width !== null && height !== null && rule.when.every((choice) => holds(choice, facts))) {
        outcome.inform({
          code: 'ro_doorkijk',
          width: millimetres(width - rule.width),
          height: millimetres(height - rule.height),
        });
      }
      return;
    default:
      rule satisfies never;
  }
}

const wholeWidth = [1, 1] as const;

function widestLeaf({ field, widest, otherwise }: Leaves, facts: Facts): readonly [part: number, of: number] {
  return widest[facts.choices.get(field) ?? ''] ?? otherwise;
}

function isTrue(
  clause: Clause<Choice>,
  facts: Facts,
  width: Millimetres | null,
  height: Millimetres | null,
): boolean {
  if ('field' in clause) return holds(clause, facts);
  if ('space' in clause) return (facts.spaces.get(clause.space) ?? clause.under) < clause.under;
  const size = sizeFor(clause, width, height);
  if (size === null) return false;
  if ('over' in clause) return size > clause.over;
  return 'under' in clause ? size < clause.under : size >= clause.from;
}

function sizeFor(claim: SizeClaim, width: Millimetres | null, height: Millimetres | null): number | null {
  if (claim.size === 'width') return width;
  if (claim.size === 'height') return height;
  return width === null || height === null ? null : width * height;
}
