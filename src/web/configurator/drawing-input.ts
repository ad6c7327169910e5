import type { DrawingInput } from '#domain/drawing/drawing.ts';
import type { KnownSize } from '#domain/drawing/shape.ts';
import { type Millimetres, millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { encodeAnswers } from './payload.ts';
import { productSpecs, totalSize } from './selectors.ts';
import type { ConfiguratorState } from './state.ts';

// What is known of the screen so far, for its drawing; null before a product is chosen.
export function drawingInput(state: ConfiguratorState, entersTotals: boolean): DrawingInput | null {
  if (state.product === null) return null;
  const { form } = state.product;
  const { unit } = state.customer;
  // What was last agreed is not the size of what is refused now.
  const total = state.refusal === null ? totalSize(state) : null;
  return {
    form,
    measured: entersTotals ? 'total' : 'opening',
    opening: typedSize(state, 'opening'),
    total:
      total === null
        ? typedSize(state, 'total')
        : { width: inMillimetres(total.width, unit), height: inMillimetres(total.height, unit) },
    answers: encodeAnswers(state.chosen, unit, state.device),
    profileColour: profileColour(state),
    unit,
    answersUnit: unit,
  };
}

function typedSize({ chosen }: ConfiguratorState, kind: 'opening' | 'total'): KnownSize | null {
  for (const answer of Object.values(chosen)) {
    if (answer.kind === 'rows' && answer.rows[0] !== undefined) {
      const [{ width, height }] = [answer.rows[0]];
      if (width !== null && height !== null) return { width, height };
    }
    if (answer.kind !== 'measures') continue;
    const width = answer.typed[`width_${kind}`] ?? null;
    const height = answer.typed[`height_${kind}`] ?? null;
    if (width !== null && height !== null) return { width, height };
  }
  return null;
}

function inMillimetres(value: number, unit: Unit): Millimetres {
  return millimetres(Math.round(unit === 'cm' ? value * 10 : value));
}

function profileColour(state: ConfiguratorState): string | null {
  for (const { key, options } of productSpecs(state)) {
    const answer = state.chosen[key];
    if (answer?.kind !== 'colour') continue;
    return answer.custom?.hex || (options.find(({ ral }) => ral === answer.colour)?.hex ?? null);
  }
  return null;
}
