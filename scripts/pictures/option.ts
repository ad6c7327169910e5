import type { DrawingInput } from '#domain/drawing/drawing.ts';
import type { Box, Drawing, Outline, Role } from '#domain/drawing/shape.ts';
import type { OptionField } from '#domain/product/field.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import type { Product } from '#domain/product/product.ts';
import { drawingFor, extentOf, outlines, viewOf } from './crop.ts';
import type { Note } from './notes.ts';

export type Answers = DrawingInput['answers'];

export type Option = {
  readonly product: Product;
  readonly step: string;
  readonly field: OptionField;
  readonly key: string;
  /** Another answer of the step that the picture shows as well. */
  readonly beside: Readonly<Record<string, string>>;
};

/** What a picture of an option shows: a piece of its drawing, with the difference marked and measured. */
export type OptionScene = {
  readonly drawing: Drawing;
  readonly shapes: readonly Outline[];
  readonly box: Box;
  readonly notes?: readonly Note[];
};

type View = { readonly drawing: Drawing; readonly shapes: readonly Outline[] };

const anthracite = '#383e42';

export function frontOf(
  option: Option,
  total: readonly [width: number, height: number],
  company: Answers = {},
): View {
  const drawing = drawn(option, total, company, 'plain');
  return { drawing, shapes: outlines(viewOf(drawing, 'front')) };
}

/** The end of a cut that is drawn first, left or at the bottom: a wide picture would let the other one in. */
export function cutOf(option: Option, name: 'plan' | 'elevation', company: Answers = {}): View {
  const drawing = drawn(option, [600, 800], company, 'full');
  const all = outlines(viewOf(drawing, name));
  const middle = ({ x, y, width, height }: Box) => (name === 'plan' ? x + width / 2 : -(y + height / 2));
  const half = middle(extentOf(all, 0));
  return { drawing, shapes: all.filter((shape) => middle(extentOf([shape], 0)) < half) };
}

function drawn(
  { product, step, field, key, beside }: Option,
  total: readonly [width: number, height: number],
  company: Answers,
  detail: 'plain' | 'full',
): Drawing {
  const answers = { ...company, [step]: { ...company[step], ...beside, [field.name]: key } };
  const overlaps = overlapsOf(product, answers, 'mm');
  return drawingFor({ form: product.form, overlaps, answers, total, profileColour: anthracite }, detail);
}

/** In tape yellow, as the one thing to look at. */
export function marked(
  shapes: readonly Outline[],
  roles: readonly Role[],
  isMeant: (shape: Outline) => boolean = () => true,
): readonly Outline[] {
  return shapes.map((shape) =>
    roles.includes(shape.role) && isMeant(shape) ? { ...shape, role: 'subject' } : shape,
  );
}

export function without(shapes: readonly Outline[], ...roles: readonly Role[]): readonly Outline[] {
  return shapes.filter(({ role }) => !roles.includes(role));
}

/** Of the shapes that play a part. */
export function extentOfRole(shapes: readonly Outline[], role: Role): Box | null {
  const found = shapes.filter((shape) => shape.role === role);
  return found.length === 0 ? null : extentOf(found, 0);
}
