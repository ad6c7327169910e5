// For whoever changes the drawing: every product with every option that can be seen, to look at closely.
// node scripts/drawing-sheet.ts, then open test-results/drawings.html
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '#catalogue/index.ts';
import type { Field } from '#domain/product/field.ts';
import type { Product } from '#domain/product/product.ts';
import { type Pose, poseToSvg, referencePoses } from '#tests/support/reference-drawings.ts';

type Shown = { readonly title: string; readonly pose: Pose };

const folder = join(import.meta.dirname, '..', 'test-results');

function shownOf(product: (typeof products)[number]): readonly Shown[] {
  const typical = referencePoses.find(({ code }) => code === product.code);
  if (typical === undefined) throw new Error(`no reference drawing of ${product.code}`);
  return [
    { title: 'standard', pose: typical },
    ...optionsOf(product).map(({ step, field, key }) => ({
      title: `${step} ${field} ${key}`,
      pose: {
        ...typical,
        answers: { ...typical.answers, [step]: { ...typical.answers[step], [field]: key } },
      },
    })),
    ...extremesOf(product).map(([width, height]) => ({
      title: `${width} × ${height}`,
      pose: { ...typical, opening: [width, height] as const, total: [width, height] as const },
    })),
  ];
}

function optionsOf({ steps }: Product) {
  return steps.flatMap(({ key: step, fields }) =>
    fields.flatMap((field) => answersOf(field).map((key) => ({ step, field: field.name, key }))),
  );
}

function answersOf(field: Field): readonly string[] {
  switch (field.kind) {
    case 'option':
      return field.options;
    case 'sides':
      return [...field.options, field.options.join(',')];
    case 'space':
      return field.values.map(String);
    default:
      return [];
  }
}

function extremesOf({ limits: { width, height } }: Product) {
  return [
    [width.min, height.min],
    [width.min, height.max],
    [width.max, height.min],
    [width.max, height.max],
  ] as const;
}

const sections = products.map((product) => {
  const figures = shownOf(product).map(
    ({ title, pose }, index) =>
      `<figure>${poseToSvg(pose, `${product.code}-${index}`)}<figcaption>${title}</figcaption></figure>`,
  );
  return `<h2>${product.code}</h2><div>${figures.join('')}</div>`;
});
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'drawings.html'),
  `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>body{font:14px sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;padding:8px;border:1px solid #d8dddd}</style>${sections.join('')}`,
);
console.log(join(folder, 'drawings.html'));
