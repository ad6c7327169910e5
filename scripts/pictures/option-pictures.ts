import { products } from '#catalogue/index.ts';
import type { Field, OptionField } from '#domain/product/field.ts';
import type { Product } from '#domain/product/product.ts';
import { optionImage } from '#server/product/specification-template.ts';
import { type Canvas, pictureOf } from './crop.ts';
import { frameMaterial, frameType, mounting, protrusion, pullBar, threshold } from './cut-scenes.ts';
import {
  closure,
  direction,
  fixation,
  hingeSide,
  kickPlate,
  lock,
  petDoor,
  petPosition,
  split,
  surround,
} from './front-scenes.ts';
import { meshSwatch } from './mesh-swatch.ts';
import type { Option, OptionScene } from './option.ts';

export type Picture = { readonly path: string; readonly svg: string };

/** As wide as a card; hinge sides stand 380 px high (R9.6), no wider than a door of that height. */
const canvas: Canvas = { width: 180, height: 150 };
const largeCanvas: Canvas = { width: 170, height: 380 };

/** What the options of each question differ in. */
const scenes: Readonly<Record<string, (option: Option) => OptionScene>> = {
  frame_material: frameMaterial,
  frame_type: frameType,
  profile_depth: protrusion,
  in_frame: mounting,
  placement: mounting,
  onderstrip: threshold,
  pull_bar: pullBar,
  closure,
  frame: surround,
  kick_plate: kickPlate,
  pet_door: petDoor,
  pet_position: petPosition,
  hinge_side: hingeSide,
  draaisluiting_position: lock,
  fixation,
  direction,
  split,
};

/** The options that a customer chooses by picture, each drawn from the same lines as the configured screen. */
export function optionPictures(): readonly Picture[] {
  return products.flatMap((product: Product) =>
    product.steps
      .filter(({ kind }) => kind === 'images' || kind === 'hinge')
      .flatMap(({ key: step, kind, fields }) =>
        fields.flatMap((field, index) =>
          field.kind !== 'option'
            ? []
            : field.options.flatMap((key) =>
                besides(field, fields).map((beside) => ({
                  path: optionImage(product.code, field.name, key, Object.values(beside)[0]).slice(1),
                  svg: draw(
                    { product, step, field, key, beside },
                    kind === 'hinge' && index === 0 ? largeCanvas : canvas,
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

function draw(option: Option, on: Canvas): string {
  const { product, field, key } = option;
  if (field.name === 'wire_id') return meshSwatch(product.form, key, on);
  const scene = scenes[field.name];
  if (scene === undefined) throw new Error(`nobody draws the options of ${field.name}`);
  const { drawing, shapes, box, notes } = scene(option);
  return pictureOf(drawing, shapes, box, on, notes);
}
