import type { YearsOfIntake } from '#domain/intake/intake.ts';

type Size = { readonly width: number; readonly height: number };

type Bar = {
  readonly week: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type IntakePicture = Size & {
  // This year: a bar for each week that brought something.
  readonly bars: readonly Bar[];
  // Last year: a line of steps, as high as its bars would be.
  readonly steps: string;
  readonly lines: readonly { readonly y: number; readonly value: number }[];
  readonly weeks: readonly { readonly x: number; readonly week: number }[];
  readonly left: number;
  readonly floor: number;
};

const margin = { left: 34, right: 6, top: 10, bottom: 24 } as const;

/** Two years in one picture that are told apart by their form: bars and a line. */
export function drawIntake({ weeks }: YearsOfIntake, { width, height }: Size): IntakePicture {
  const floor = height - margin.bottom;
  const room = floor - margin.top;
  const slot = (width - margin.left - margin.right) / weeks.length;
  const most = Math.max(1, ...weeks.flatMap(({ now, before }) => [now?.count ?? 0, before?.count ?? 0]));
  const step = niceStep(most);
  const top = Math.ceil(most / step) * step;
  const yOf = (count: number) => rounded(floor - (count / top) * room);
  const xOf = (index: number) => rounded(margin.left + index * slot);
  return {
    width,
    height,
    floor,
    left: margin.left,
    bars: weeks.flatMap(({ week, now }, index) =>
      now === null || now.count === 0
        ? []
        : [
            {
              week,
              x: rounded(xOf(index) + slot * 0.16),
              y: yOf(now.count),
              width: rounded(slot * 0.68),
              height: rounded(floor - yOf(now.count)),
            },
          ],
    ),
    steps: weeks
      .flatMap(({ before }, index) => (before === null ? [] : [{ index, y: yOf(before.count) }]))
      .map(({ index, y }, place) => `${place === 0 ? 'M' : 'L'}${xOf(index)} ${y}H${xOf(index + 1)}`)
      .join(''),
    lines: Array.from({ length: top / step + 1 }, (_, index) => ({
      y: yOf(index * step),
      value: index * step,
    })),
    weeks: weeks
      .filter(({ week }) => week === 1 || week % 10 === 0)
      .map(({ week }) => ({ week, x: rounded(xOf(week - 1) + slot / 2) })),
  };
}

// Whole numbers that are easily read, and at most five of them.
function niceStep(most: number): number {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 10 * power;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
