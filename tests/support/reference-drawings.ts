import { findProduct, type ProductCode } from '#catalogue/index.ts';
import { validAnswers } from '#catalogue/testing/configurator.ts';
import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import { productTexts } from '#text/products/product-texts.ts';

type Answers = DrawingInput['answers'];

export type Pose = {
  readonly name: string;
  readonly code: ProductCode;
  readonly opening: readonly [width: number, height: number];
  readonly total: readonly [width: number, height: number];
  readonly answers: Answers;
  readonly colour?: string;
  readonly unit?: Unit;
};

const spaces = (left: number, right: number, top: number, bottom?: number | 'A', extra?: number) => ({
  space_left: String(left),
  space_right: String(right),
  space_top: String(top),
  ...(bottom === undefined ? {} : { space_bottom: String(bottom) }),
  ...(extra === undefined ? {} : { space_bottom_extra: String(extra) }),
});
const on = { montage: { in_frame: '2' } };

/** A dozen screens that together show every part the drawing knows. */
export const referencePoses: readonly Pose[] = [
  {
    name: 'pe-100',
    code: 'PE-100',
    opening: [900, 1200],
    total: [928, 1228],
    answers: { rondom_maten: spaces(30, 30, 20, 15), gaas: { wire_id: '4' } },
    colour: '#383e42',
  },
  {
    name: 'pe-100-sill-rim-shutter',
    code: 'PE-100',
    opening: [900, 1600],
    total: [916, 1601],
    answers: {
      kozijntype: { frame_type: 'B' },
      rondom_maten: spaces(10, 30, 20, 'A', 6),
      obstakel: { obstacle: '2' },
      bevestiging: { sides: '1,2,3' },
    },
  },
  {
    name: 'se-100-in',
    code: 'SE-100',
    opening: [900, 2150],
    total: [896, 2147],
    answers: { handgreep: { handgreepjes: '1' } },
  },
  {
    name: 'se-100-on',
    code: 'SE-100',
    opening: [900, 2150],
    total: [954, 2180],
    answers: {
      ...on,
      rondom_maten: spaces(60, 25, 40),
      schuifrichting: { direction: '2' },
      onderstrip: { onderstrip: '4' },
    },
    unit: 'cm',
  },
  {
    name: 'se-200-thirds',
    code: 'SE-200',
    opening: [1800, 2200],
    total: [1796, 2197],
    answers: { verdeling: { split: '2' }, handgreep: { handgreepjes: '2' } },
    colour: '#383e42',
  },
  {
    name: 'ro-50-on',
    code: 'RO-50',
    opening: [900, 1100],
    total: [944, 1144],
    answers: { ...on, alle_maten: spaces(35, 28, 60, 0), trekkoord: { cord: '1' } },
  },
  {
    name: 'ro-100-bottom-profile',
    code: 'RO-100',
    opening: [450, 1500],
    total: [506, 1574],
    answers: { ...on, alle_maten: spaces(35, 28, 60, 20), borstel: { sides: '1,2,3,4' } },
  },
  { name: 'ro-100-in', code: 'RO-100', opening: [900, 1500], total: [898, 1498], answers: {} },
  {
    name: 'ce-100-brushes',
    code: 'CE-100',
    opening: [1000, 1300],
    total: [1040, 1340],
    answers: { rondom_maten: spaces(40, 40, 40, 40), borstel: { sides: '1,2' } },
  },
  {
    name: 'ce-100-hinged-outside',
    code: 'CE-100',
    opening: [900, 2000],
    total: [940, 2040],
    answers: {
      plaatsing: { placement: '2' },
      rondom_maten: spaces(30, 30, 30, 30),
      bevestiging: { fixation: '4' },
      scharnierzijde: { hinge_side: '2' },
    },
  },
  {
    name: 'ca-100-pet-door',
    code: 'CA-100',
    opening: [900, 2150],
    total: [894, 2145],
    answers: {
      schopplaat: { kick_plate: '4' },
      dierenluik: { pet_door: '1', pet_position: '3' },
      dranger: { closer: '1' },
      gaas: { wire_id: '5' },
    },
    colour: '#383e42',
  },
  {
    name: 'ca-100-all-round',
    code: 'CA-100',
    opening: [900, 2150],
    total: [970, 2220],
    answers: {
      ...on,
      kader: { frame: '2' },
      rondom_maten: spaces(40, 60, 40, 40),
      hinge_side_draaisluiting_position: { hinge_side: '2', draaisluiting_position: '1' },
    },
  },
];

/** `id` tells the drawings on one page apart. */
export function poseToSvg(pose: Pose, id = 'drawing'): string {
  const { code, opening, total, answers, colour, unit = 'mm' } = pose;
  const product = findProduct(code);
  if (product === null) throw new Error(`no product ${code}`);
  const size = ([width, height]: readonly [number, number]) => ({
    width: millimetres(width),
    height: millimetres(height),
  });
  const given: Answers = { ...validAnswers[code], ...answers };
  const drawing = drawingOf(
    {
      form: product.form,
      overlaps: overlapsOf(product, given, 'mm'),
      measured: 'opening',
      opening: size(opening),
      total: size(total),
      answers: given,
      profileColour: colour ?? '#f1ece1',
      unit,
      answersUnit: 'mm',
    },
    'full',
  );
  return drawingToSvg(drawing, drawingTexts(drawing, productTexts[code].name), id);
}
