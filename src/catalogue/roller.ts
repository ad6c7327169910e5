import type { Step } from '#domain/product/step.ts';
import type { TotalSize } from '#domain/product/total-size.ts';
import { fixed } from './allowances.ts';
import { openingFields } from './steps.ts';

const spaces = [15, 22, 28, 35, 44, 54, 60, 80];
const inFrame = { field: 'in_frame', is: ['1'] } as const;
const onFrame = { field: 'in_frame', is: ['2'] } as const;
const bottomProfile = { '0': 0, '20': 20 };

export const rollerMounting = [
  {
    key: 'montage',
    kind: 'images',
    help: 'meetinstructie',
    fields: [{ kind: 'option', name: 'in_frame', options: ['1', '2'] }],
  },
  {
    key: 'alle_maten',
    kind: 'sizeAndSpace',
    help: 'meetinstructie',
    fields: [
      ...openingFields,
      {
        kind: 'space',
        name: 'depth',
        side: 'depth',
        values: [30, 40, 46, 58, 70],
        sorting: 'up',
        when: inFrame,
        isDrawn: false,
      },
      { kind: 'space', name: 'space_left', side: 'left', values: spaces, sorting: 'up', when: onFrame },
      { kind: 'space', name: 'space_right', side: 'right', values: spaces, sorting: 'up', when: onFrame },
      { kind: 'space', name: 'space_top', side: 'top', values: spaces, sorting: 'up', when: onFrame },
      { kind: 'space', name: 'space_bottom', side: 'bottom', values: [0, 20], sorting: 'up', when: onFrame },
    ],
  },
] as const satisfies readonly Step[];

export const closure = {
  key: 'sluiting',
  kind: 'images',
  fields: [{ kind: 'option', name: 'closure', options: ['1', '2'] }],
} as const satisfies Step;

export const cord = {
  key: 'trekkoord',
  kind: 'radio',
  fields: [{ kind: 'option', name: 'cord', options: ['0', '1'] }],
} as const satisfies Step;

/** On the frame, guides and cassette add their own size whatever space is left. */
export function rollerTotalSize(guide: number, cassette: number) {
  return [
    { when: [inFrame], width: [fixed(-2)], height: [fixed(-2)] },
    {
      when: [onFrame],
      width: [fixed(2 * guide)],
      height: [
        fixed(cassette, cassette),
        { kind: 'perAnswer', field: 'space_bottom', millimetres: bottomProfile },
      ],
    },
  ] as const satisfies readonly TotalSize[];
}

export function hardware(guide: number, cassette: number) {
  return {
    kind: 'hardware',
    finding: 'ro_ruimte',
    guide,
    cassette,
    guides: ['space_left', 'space_right'],
    top: 'space_top',
  } as const;
}
