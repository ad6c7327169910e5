import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { Choices } from './choices.ts';
import type { Fact, Margin } from './fact.ts';
import type { FormData } from './form.ts';
import { railCount } from './front/framed.ts';
import type { Side } from './shape.ts';

const reading = ['left', 'right', 'top', 'bottom'] as const;

/** What the drawing shows, in the order in which one would tell it. Only what was chosen. */
export function factsOf(data: FormData, choices: Choices, totalHeight: Millimetres | null): readonly Fact[] {
  return [
    ...mountFacts(data, choices),
    ...marginFacts(data, choices),
    ...buildFacts(data, choices, totalHeight),
    ...(choices.brushSides.length > 0 && data.build.kind !== 'clipped'
      ? [{ kind: 'brushes', sides: choices.brushSides } as const]
      : []),
    ...given(choices.mesh, (mesh) => ({ kind: 'mesh', mesh })),
    ...given(choices.colourName, (name) => ({ kind: 'colour', name })),
  ];
}

function given<Value>(value: Value | null | undefined, fact: (value: Value) => Fact): readonly Fact[] {
  return value === null || value === undefined ? [] : [fact(value)];
}

function when(condition: boolean, fact: Fact): readonly Fact[] {
  return condition ? [fact] : [];
}

function mountFacts(data: FormData, choices: Choices): readonly Fact[] {
  if (data.fit.face === null) return given(choices.face, (face) => ({ kind: 'face', face }));
  if (data.fit.inOpening === null) return [];
  return given(choices.mount, (mount) => ({ kind: 'mount', mount }));
}

/** The margins that count for this form and this way of mounting. */
export function marginsOf(data: FormData, choices: Choices): readonly Margin[] {
  if (data.fit.inOpening !== null && choices.mount !== 'on') return [];
  const counts = (side: Side) =>
    side !== 'bottom' || (data.fit.onOpening.kind === 'flange' && choices.sillHeight === null);
  return reading.flatMap((side) => {
    const value = choices.margins[side];
    if (value === null || !counts(side)) return [];
    return [{ side, value, isOrMore: value >= data.fit.widestMargin }];
  });
}

function marginFacts(data: FormData, choices: Choices): readonly Fact[] {
  const margins = marginsOf(data, choices);
  return [
    ...when(margins.length > 0, { kind: 'margins', margins }),
    ...given(choices.sillHeight, (height) => ({ kind: 'sill', height })),
  ];
}

function buildFacts(data: FormData, choices: Choices, totalHeight: Millimetres | null): readonly Fact[] {
  const { build } = data;
  const rails = (from: readonly number[]) => {
    const count = totalHeight === null ? 0 : railCount(totalHeight, from);
    return when(count > 0, { kind: 'rails', count });
  };
  switch (build.kind) {
    case 'clipped':
      return [
        ...given(choices.profileDepth, (depth) => ({ kind: 'profile-depth', depth })),
        ...given(choices.clipSides, (sides) => ({ kind: 'clips', sides })),
        ...rails(build.railsFrom),
      ];
    case 'flat':
      return [
        ...given(choices.fixing, (fixing) => ({ kind: 'fixing', fixing })),
        ...(choices.fixing === 'hinges' ? hingeFacts(choices) : []),
        ...rails(build.railsFrom),
      ];
    case 'pleated':
      return [
        ...(build.leaves === 1
          ? given(choices.packageSide, (side) => ({ kind: 'package', side }))
          : given(choices.split, (split) => ({ kind: 'split', split }))),
        ...given(choices.threshold, (threshold) => ({ kind: 'threshold', threshold })),
        ...when(choices.grips > 0, { kind: 'grips', count: choices.grips }),
      ];
    case 'roller':
      return [
        ...when(choices.hasBottomProfile, { kind: 'bottom-profile' }),
        ...given(choices.pullBar, (direction) => ({ kind: 'pull-bar', direction })),
        ...given(choices.closure, (closure) => ({
          kind: 'closure',
          closure: closure === 'latch' ? build.latch : closure,
        })),
        ...when(choices.hasCord, { kind: 'cord' }),
      ];
    case 'hinged':
      return [
        ...given(choices.isAllRound, (isAllRound) => ({ kind: 'surround', isAllRound })),
        ...hingeFacts(choices),
        ...(choices.lock === undefined ? [] : [{ kind: 'lock', height: choices.lock } as const]),
        { kind: 'rail-height', height: millimetres(build.railCentre) },
        ...given(choices.kickPlate, (height) => ({ kind: 'kick-plate', height })),
        ...given(choices.kickPlate === null ? null : choices.petDoor, (animal) => ({
          kind: 'pet-door',
          animal,
          position: choices.petPosition,
        })),
        ...when(choices.hasCloser, { kind: 'closer' }),
      ];
  }
}

function hingeFacts(choices: Choices): readonly Fact[] {
  return given(choices.hingeSide, (side) => ({ kind: 'hinges', side }));
}
