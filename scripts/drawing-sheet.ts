// For whoever changes the drawing: every product with every option that can be seen, to look at closely.
// node scripts/drawing-sheet.ts, then open test-results/drawings.html
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '#catalogue/index.ts';
import { validAnswers } from '#catalogue/testing/configurator.ts';
import type { Choice } from '#domain/product/condition.ts';
import type { Field } from '#domain/product/field.ts';
import type { Product } from '#domain/product/product.ts';
import { type Pose, poseToSvg, referencePoses } from '#tests/support/reference-drawings.ts';

type Answers = Pose['answers'];
type Shown = { readonly title: string; readonly pose: Pose };
type Chosen = { readonly step: string; readonly field: string; readonly key: string };

const folder = join(import.meta.dirname, '..', 'test-results');

function shownOf(product: (typeof products)[number]): readonly Shown[] {
  const typical = referencePoses.find(({ code }) => code === product.code);
  if (typical === undefined) throw new Error(`no reference drawing of ${product.code}`);
  const usual: Answers = { ...validAnswers[product.code], ...typical.answers };
  return [
    { title: 'standard', pose: typical },
    ...optionsOf(product).map(({ title, chosen }) => ({
      title,
      pose: { ...typical, answers: chosen.reduce(withAnswer, usual) },
    })),
    ...extremesOf(product).map(([width, height]) => ({
      title: `${width} × ${height}`,
      pose: { ...typical, opening: [width, height] as const, total: [width, height] as const },
    })),
  ];
}

function withAnswer(answers: Answers, { step, field, key }: Chosen): Answers {
  return { ...answers, [step]: { ...answers[step], [field]: key } };
}

/** Every option, with the choices without which it is not asked. */
function optionsOf({ steps }: Product): readonly { title: string; chosen: readonly Chosen[] }[] {
  const made = (choice: Choice | undefined): readonly Chosen[] => {
    const step = steps.find(({ fields }) => fields.some(({ name }) => name === choice?.field));
    const [key] = choice?.is ?? [];
    return choice === undefined || step === undefined || key === undefined
      ? []
      : [...made(step.when), { step: step.key, field: choice.field, key }];
  };
  return steps.flatMap((step) =>
    step.fields.flatMap((field) =>
      answersOf(field).map((key) => ({
        title: `${step.key} ${field.name} ${key}`,
        chosen: [
          ...made(step.when),
          ...made('when' in field ? field.when : undefined),
          { step: step.key, field: field.name, key },
        ],
      })),
    ),
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
