import type { Allowance, TotalSize } from '#domain/product/total-size.ts';

export function fixed(millimetres: number): Allowance {
  return { kind: 'fixed', millimetres };
}

/** A flange of this width over the frame, on each of these margins. */
export function flange(standard: number, ...fields: readonly string[]): readonly Allowance[] {
  return fields.map((field) => ({ kind: 'overlap', field, standard }));
}

export function flangeAllRound(standard: number): Pick<TotalSize, 'width' | 'height'> {
  return {
    width: flange(standard, 'space_left', 'space_right'),
    height: flange(standard, 'space_top', 'space_bottom'),
  };
}
