import { products } from '#catalogue/index.ts';
import { type Build, type FormData, formData } from '#domain/drawing/form.ts';
import { typicalColour } from '#domain/drawing/typical.ts';

export type RenderView = 'place' | 'close';

/** What Blender is told of a picture: the figures of the drawing, in millimetres. */
export type RenderScene = {
  readonly code: string;
  readonly view: RenderView;
  readonly seenFrom: 'inside' | 'outside';
  readonly standsOnFloor: boolean;
  readonly width: number;
  readonly height: number;
  readonly build: Build;
  readonly colour: string;
  readonly pixels: readonly [number, number];
  readonly samples: number;
};

export function renderScenes(isDraft: boolean): readonly RenderScene[] {
  return products.flatMap(({ code, form }) => {
    const { seenFrom, standsOnFloor, typical, build }: FormData = formData[form];
    return (['place', 'close'] as const).map((view) => ({
      ...{ code: code.toLowerCase(), view, seenFrom, standsOnFloor, build, ...typical },
      colour: typicalColour,
      pixels: isDraft ? ([480, 360] as const) : ([1200, 900] as const),
      samples: isDraft ? 12 : 64,
    }));
  });
}
