import type { CatalogueProduct } from '#catalogue/index.ts';
import type { DrawingAnswer, DrawnSheet } from '#contract/drawing-answer.ts';
import type { Answers } from '#domain/configuration/answers.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import { drawingCaption, drawingTexts, sectionCaption, sectionTexts } from '#text/configurator/drawing.ts';
import { productText } from './product-text.ts';

/** Drawn here and not in the browser: a drawing is a third of all the script a page may have. */
export function presentDrawing(
  product: CatalogueProduct,
  answers: Answers,
  { sizes, customer, colour, problems }: Assessment,
): DrawingAnswer {
  const [size] = sizes;
  const { name } = productText(product);
  const input: DrawingInput = {
    form: product.form,
    overlaps: overlapsOf(product, answers, customer.unit),
    measured: wayOfMeasuring(customer.totalMeasures),
    opening: customer.totalMeasures ? null : (size?.typed ?? null),
    // What cannot be made has no size that we make.
    total: problems.length > 0 ? null : (size?.total ?? null),
    answers,
    profileColour: colour?.hex ?? null,
    unit: customer.unit,
    answersUnit: customer.unit,
  };
  // Ids of their own: parts of one answer may stand on one page.
  const sheet = (detail: 'full' | 'tall' | 'panel' | 'strip'): DrawnSheet => {
    const drawing = drawingOf(input, detail);
    return {
      svg: drawingToSvg(drawing, drawingTexts(drawing, name), `drawing-${detail}`),
      caption: drawingCaption(drawing),
    };
  };
  const cuts = drawingOf(input, 'sections');
  const small = drawingOf(input, 'small');
  return {
    ...sheet('full'),
    front: sheet('panel'),
    tall: sheet('tall'),
    strip: sheet('strip'),
    plain: drawingToSvg(small, drawingTexts(small, name), 'drawing-plain'),
    sections: {
      svg: drawingToSvg(cuts, sectionTexts(cuts, name), 'drawing-sections'),
      caption: sectionCaption(cuts),
    },
  };
}
