import type { Allowance, TotalSize } from '#domain/product/total-size.ts';

/** `before` of it on the left or at the top; half on either side, where nothing is said. */
export function fixed(millimetres: number, before: number = millimetres / 2): Allowance {
  return { kind: 'fixed', millimetres, before };
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
