import { expect, it } from 'vitest';
import { aSubSpecification } from '../store/answers-testing.ts';
import { sideSurcharges } from './side-surcharges.ts';

const four = { price: '2.05', adviesPrijs: '4.00' };
const all = ['1', '2', '3', '4'];

// As the shop tells it: a side costs something beside `included` others.
function told(judged: string, included: number) {
  const sides = judged.split(',');
  return {
    specs: { sides: { ...aSubSpecification, chosen_value: judged } },
    options: all.map((key, order) => ({
      ...{ key, nicename: key, shortname: key, order, img_url: null },
      surcharge:
        sides.filter((other) => all.includes(other) && other !== key).length >= included ? four : null,
    })),
  };
}

it.each([
  ['1,2', 2, ['1', '2'], ['3', '4']],
  ['1,2', 2, ['2'], []],
  ['1,2', 2, ['2', '3'], ['1', '4']],
  ['1,2', 2, ['1', '2', '3'], all],
  ['1,2,3', 2, ['1', '2', '3'], all],
  ['', 0, [], all],
  ['1,2,3,4', 0, all, all],
  ['1,2', 5, all, []],
])('R20.2 judged with %j (%i free), ticked %j: %j cost something', (judged, included, ticked, costly) => {
  const of = sideSurcharges(told(judged, included), ticked);
  expect(all.filter((side) => of(side) !== null)).toEqual(costly);
});
