import type { FormData } from './form.ts';
import { mitredFrame, rect } from './part.ts';
import type { Outline, Role } from './shape.ts';

type Look = { readonly jamb: number; readonly frame: Role; readonly ledge: Role };

/** What a screen of this size hangs in: the fixed frame, open below where one walks through, else with its sill. */
export function surroundings(
  { standsOnFloor }: Pick<FormData, 'standsOnFloor'>,
  { width, height }: { readonly width: number; readonly height: number },
  { jamb, frame, ledge }: Look,
): readonly Outline[] {
  const outer = {
    x: -jamb,
    y: -jamb,
    width: width + 2 * jamb,
    height: height + (standsOnFloor ? jamb : 2 * jamb),
  };
  const profiles = mitredFrame(outer, { x: 0, y: 0, width, height });
  return [
    ...profiles.map((profile): Outline => ({ ...profile, role: frame })),
    ...(standsOnFloor ? [] : [rect(ledge, -jamb - 30, height + jamb, width + 2 * jamb + 60, 46, 4)]),
  ];
}
