import { describe, expect, it } from 'vitest';
import { type Millimetres, millimetres } from '#domain/measure/millimetres.ts';
import type { Answers } from '../store/answer.ts';
import { anAnswer, aRefused, aSpecification, aSubSpecification, size } from '../store/answers-testing.ts';
import { type ConfiguratorState, initialState } from '../store/state.ts';
import { stripWords } from './strip-words.ts';

const possibility = (key: string, nicename: string) => ({
  ...{ key, nicename, shortname: nicename, order: 1, img_url: null, surcharge: null },
});
const asked = (key: string, label: string, name: string) =>
  aSpecification({
    key,
    label_short: label,
    specs: { field: aSubSpecification },
    options: [possibility('1', name)],
  });
const specifications = [
  asked('kozijn', 'Kozijn', 'Kunststof'),
  aSpecification({ key: 'maten', display: 'SpecMaten' }),
  asked('obstakel', 'Obstakel', 'Geen'),
  aSpecification({ key: 'bevestiging', label_short: 'Bevestiging', display: 'SpecOptionCheckbox' }),
  asked('gaas', 'Gaas', 'Zwart'),
  asked('dranger', 'Dranger', 'Ja'),
];
const known = [
  { name: 'width_total' as const, value: 928 },
  { name: 'height_total' as const, value: 1228 },
];

function at(chosen: Answers, unit: 'mm' | 'cm' = 'mm', over: Partial<ConfiguratorState> = {}) {
  const product = { code: 'PE-100', name: 'Inzethor' };
  return stripWords({
    ...initialState({ device: 'mobile', customer: { id: 7, unit }, product, firstRowId: 'first' }),
    server: anAnswer({ product_specifications: specifications, calculated_total_sizes: known }),
    chosen,
    ...over,
  });
}
const first = { kind: 'options', keys: { field: '1' } } as const;

describe('what stands beside the drawing on a phone', () => {
  it('R20.1 is what will be made, of which opening, in the customer’s unit', () => {
    expect(at({ maten: size(900, 1200) })).toMatchObject({
      made: '928 × 1228 mm',
      opening: 'opening 900 × 1200',
    });
    const totals = [
      { name: 'width_total' as const, value: 92.8 },
      { name: 'height_total' as const, value: 123 },
    ];
    const server = anAnswer({ calculated_total_sizes: totals });
    expect(at({ maten: size(904, 1200) }, 'cm', { server })).toMatchObject({
      made: '92,8 × 123,0 cm',
      opening: 'opening 90,4 × 120,0',
    });
  });

  it('R20.1 is no size where none is known, or where it was refused', () => {
    expect(at({}, 'mm', { server: anAnswer() })).toEqual({
      made: null,
      opening: 'de maten volgen nog',
      condition: null,
      choices: [],
    });
    expect(at({ maten: size(9000, 1200) }, 'mm', { refusal: aRefused({}) }).made).toBeNull();
  });

  it('R20.1 is the size that is made alone, where that was given, and not that sizes are to come', () => {
    const given = (typed: Readonly<Record<string, Millimetres>>) =>
      at({ maten: { kind: 'measures', typed, spaces: {} } });
    const width = { width_total: millimetres(928) };
    expect(given({ ...width, height_total: millimetres(1228) })).toMatchObject({
      made: '928 × 1228 mm',
      opening: null,
    });
    expect(given(width).opening).toBe('de maten volgen nog');
  });

  it('R20.3 is what is expected of it, and on what that depends; not where the size is typed', () => {
    const server = anAnswer({
      product_specifications: specifications,
      calculated_total_sizes: [
        { name: 'width_total', value: null },
        { name: 'height_total', value: null },
      ],
      expected_total_sizes: known,
      expected_if: 'bij volle ruimte rondom',
    });
    const told = { made: '928 × 1228 mm', condition: 'bij volle ruimte rondom' };
    expect(at({ maten: size(900, 1200) }, 'mm', { server })).toMatchObject(told);
    const typing = { server, activeIndex: 1 };
    expect(at({ maten: size(900, 1200) }, 'mm', typing)).toMatchObject({ made: null, condition: null });
  });

  it('R20.1 are the latest choices, each understood without its question', () => {
    const sides = { kind: 'sides', sides: ['1', '2'] } as const;
    expect(at({ kozijn: first, obstakel: first, bevestiging: sides }).choices).toEqual([
      'Kunststof',
      'Bevestiging links, rechts',
    ]);
    expect(at({ kozijn: first, bevestiging: sides, gaas: first, dranger: first }).choices).toEqual([
      'Bevestiging links, rechts',
      'Gaas zwart',
      'Dranger',
    ]);
  });
});
