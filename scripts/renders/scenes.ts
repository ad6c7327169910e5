import { products } from '#catalogue/index.ts';
import { type PictureView, pictureSize, pictureViews } from '#contract/catalogue-page.ts';
import { type Choices, readChoices } from '#domain/drawing/choices.ts';
import { type Build, type FormData, formData, type Sides } from '#domain/drawing/form.ts';
import { hingedHardware } from '#domain/drawing/front/hinged.ts';
import { pleatedHardware } from '#domain/drawing/front/pleated.ts';
import { rollerBar } from '#domain/drawing/front/roller.ts';
import { typicalAnswers, typicalColour } from '#domain/drawing/typical.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import { productText } from '#server/product/product-text.ts';

/** What Blender is told of a picture: the figures of the drawing, in millimetres. */
export type RenderScene = {
  readonly code: string;
  readonly view: PictureView;
  readonly seenFrom: 'inside' | 'outside';
  readonly standsOnFloor: boolean;
  readonly width: number;
  readonly height: number;
  readonly build: Build;
  /** The parts by which one knows it, as on the drawing of its page. */
  readonly choices: Choices;
  readonly hardware: typeof hardware;
  /** How far it reaches past the opening; nothing where it stands within. */
  readonly overlaps: Sides;
  readonly colour: string;
  readonly pixels: readonly [number, number];
  readonly samples: number;
};

const hardware = { ...pleatedHardware, ...hingedHardware, rollerBar };
/** Wires have more edges than walls have. */
const samples = { place: 12, close: 14 } as const;
const within: Sides = { left: 0, right: 0, top: 0, bottom: 0 };

/** What is stored: a product whose words do not tell of pictures has none yet. */
export function storedRenders(): readonly Pick<RenderScene, 'code' | 'view'>[] {
  return products
    .filter((product) => productText(product).pictures !== undefined)
    .flatMap(({ code }) => pictureViews.map((view) => ({ code: code.toLowerCase(), view })));
}

export function renderScenes(isDraft: boolean): readonly RenderScene[] {
  return products.flatMap((product) => {
    const { code, form } = product;
    const { seenFrom, standsOnFloor, typical, build, fit }: FormData = formData[form];
    return pictureViews.map((view) => ({
      ...{ code: code.toLowerCase(), view, seenFrom, standsOnFloor, build, ...typical, hardware },
      choices: readChoices(typicalAnswers[form], 'mm', build),
      overlaps: fit.inOpening === null ? overlapsOf(product, {}, 'mm') : within,
      colour: typicalColour,
      pixels: isDraft ? ([480, 360] as const) : ([pictureSize.width, pictureSize.height] as const),
      samples: isDraft ? 10 : samples[view],
    }));
  });
}
