import { products } from '#catalogue/index.ts';
import type { DrawingInput } from '#domain/drawing/drawing.ts';
import { rect } from '#domain/drawing/part.ts';
import type { Box, Drawing, Outline } from '#domain/drawing/shape.ts';
import type { Field, OptionField } from '#domain/product/field.ts';
import type { Product } from '#domain/product/product.ts';
import { optionImage } from '#server/product/specification-template.ts';
import { type Canvas, drawingFor, extentOf, outlines, pictureOf, viewOf } from './crop.ts';
import { meshSwatch } from './mesh-swatch.ts';

type Answers = DrawingInput['answers'];

type Option = {
  readonly product: Product;
  readonly step: string;
  readonly field: OptionField;
  readonly key: string;
  /** Another answer of the step that the picture shows as well. */
  readonly beside: Readonly<Record<string, string>>;
};

export type Picture = { readonly path: string; readonly svg: string };

const canvas: Canvas = { width: 160, height: 120 };
const largeCanvas: Canvas = { width: 240, height: 380 };
const anthracite = '#383e42';

/** A size at which the details of each form are large enough to be seen on a small picture. */
const sizes = {
  clipped: [520, 640],
  flat: [520, 640],
  pleated: [1000, 2100],
  roller: [520, 620],
  hinged: [900, 2100],
} as const;

/** The options that a customer chooses by picture, each drawn from the same lines as the configured screen. */
export function optionPictures(): readonly Picture[] {
  return products.flatMap((product: Product) =>
    product.steps
      .filter(({ kind }) => kind === 'images' || kind === 'hinge')
      .flatMap(({ key: step, kind, fields }) =>
        fields.flatMap((field) =>
          field.kind !== 'option'
            ? []
            : field.options.flatMap((key) =>
                besides(field, fields).map((beside) => ({
                  path: optionImage(product.code, field.name, key, Object.values(beside)[0]).slice(1),
                  svg: lettered(
                    key,
                    draw({ product, step, field, key, beside }, kind === 'hinge' ? largeCanvas : canvas),
                  ),
                })),
              ),
        ),
      ),
  );
}

function besides({ picturedWith }: OptionField, fields: readonly Field[]): readonly Option['beside'][] {
  const other = fields.find(({ name }) => name === picturedWith);
  return other?.kind === 'option' ? other.options.map((answer) => ({ [other.name]: answer })) : [{}];
}

/** The texts call some options by their letter: a drawn one, for a picture carries no type. */
const letters: Readonly<Record<string, string>> = {
  A: 'M10 24L16 8L22 24M12.2 18.5H19.8',
  B: 'M11 8V24H17A4.4 4.4 0 0 0 17 15.4H11M16.4 15.4A3.7 3.7 0 0 0 16.4 8H11',
};

function lettered(key: string, svg: string): string {
  const letter = letters[key];
  if (letter === undefined) return svg;
  // Bottom right: the option's own mark stands top left.
  const badge = `<g transform="translate(${canvas.width - 36} ${canvas.height - 36})"><circle cx="16" cy="16" r="14" fill="#0b4f6c"/><path d="${letter}" fill="none" stroke="#ffffff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  return svg.replace(/<\/svg>$/, `${badge}</svg>`);
}

function draw(option: Option, on: Canvas): string {
  switch (option.field.name) {
    case 'wire_id':
      return meshSwatch(option.product.form, option.key, on);
    case 'frame_material':
    case 'frame_type':
      return section(option, on, 'plan', { kozijn: { frame_material: '1' } }, jambCorner);
    case 'profile_depth':
      return protrusion(option, on);
    case 'in_frame':
    case 'placement':
      return section(option, on, 'plan', {}, null);
    case 'onderstrip':
      return section(
        option,
        on,
        'elevation',
        { montage: { in_frame: option.key === '4' ? '2' : '1' } },
        threshold,
      );
    case 'pull_bar':
      return section(option, on, 'elevation', { montage: { in_frame: '1' } }, pullBar);
    case 'closure':
      return front(option, on, {}, ({ width, height }) => ({
        x: -20,
        y: height * 0.68,
        width: width * 0.52,
        height: height * 0.36,
      }));
    case 'frame':
      return front(option, on, {}, ({ width, height }) => ({
        x: -60,
        y: height - 560,
        width: width + 120,
        height: 600,
      }));
    case 'pet_door':
    case 'pet_position':
      return front(option, on, withPetDoor, ({ width, height }) => ({
        x: -40,
        y: height - 980,
        width: width + 80,
        height: 1010,
      }));
    case 'hinge_side':
    case 'draaisluiting_position':
    case 'fixation':
      return front(option, on, hinged, null);
    default:
      return front(option, on, {}, null);
  }
}

/** What has nothing to do with the hinges is drawn without: they would stand at one side for every customer. */
const hinged: Answers = {
  hinge_side_draaisluiting_position: { hinge_side: '1', draaisluiting_position: '0' },
  bevestiging: { fixation: '4' },
};
const withPetDoor: Answers = {
  schopplaat: { kick_plate: '4' },
  dierenluik: { pet_door: '1', pet_position: '2' },
};

function answered({ step, field, key, beside }: Option, company: Answers): Answers {
  return { ...company, [step]: { ...company[step], ...beside, [field.name]: key } };
}

function subjectOf(option: Option, company: Answers, profileColour: string | null) {
  const { form } = option.product;
  const total = form === 'double-pleated' ? ([2000, 2100] as const) : sizes[buildOf(form)];
  return { form, answers: answered(option, company), total, profileColour };
}

function buildOf(form: Product['form']): keyof typeof sizes {
  switch (form) {
    case 'clip-frame':
      return 'clipped';
    case 'face-frame':
      return 'flat';
    case 'roller':
    case 'heavy-roller':
      return 'roller';
    case 'hinged-door':
      return 'hinged';
    case 'pleated':
    case 'double-pleated':
      return 'pleated';
  }
}

function front(option: Option, on: Canvas, company: Answers, crop: ((size: Canvas) => Box) | null): string {
  const drawing = drawingFor(subjectOf(option, company, anthracite), 'plain');
  const shapes = outlines(viewOf(drawing, 'front'));
  const [width, height] = subjectOf(option, company, null).total;
  return pictureOf(drawing, shapes, crop?.({ width, height }) ?? extentOf(shapes, height / 30), on);
}

function section(
  option: Option,
  on: Canvas,
  name: 'plan' | 'elevation',
  company: Answers,
  crop: Box | null,
  extra: readonly Outline[] = [],
): string {
  const drawing: Drawing = drawingFor(subjectOf(option, company, anthracite), 'full');
  const shapes = [...outlines(viewOf(drawing, name)), ...extra];
  return pictureOf(drawing, shapes, crop ?? extentOf(shapes, 6), on);
}

/** In millimetres, from the edge of the opening: see `section-end.ts`. */
const jambCorner: Box = { x: -70, y: -34, width: 150, height: 112 };
const threshold: Box = { x: -30, y: 90, width: 128, height: 90 };
const pullBar: Box = { x: -10, y: 80, width: 88, height: 66 };

/** What sticks out of the window, and a profile just deep enough to stay clear of it. */
function protrusion(option: Option, on: Canvas): string {
  const reach = { 1: 16, 2: 24, 3: 31, 4: 40, 5: 52 }[Number(option.key)] ?? 0;
  const box = { x: -70, y: -60, width: 160, height: 136 };
  const grille = rect('obstacle', 34, -reach, 70, reach + 40);
  return section(option, on, 'plan', { kozijn: { frame_material: '1' } }, box, [grille]);
}
