import { describe, expect, it } from 'vitest';
import type { SpecificationOption } from '#contract/configurator-answer.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import type { Answer } from './answer.ts';
import { aSpecification, aSubSpecification, size } from './answers-testing.ts';
import { summarise } from './summarise.ts';

const anOption = (key: string, over: Partial<SpecificationOption> = {}): SpecificationOption => ({
  key,
  nicename: `Optie ${key}`,
  shortname: '',
  order: 0,
  img_url: null,
  surcharge: null,
  ...over,
});

const margins = (spaces: Readonly<Record<string, string>>, extra?: number): Answer => ({
  kind: 'measures',
  typed: extra === undefined ? {} : { space_bottom_extra: millimetres(extra) },
  spaces,
});

// Breaks between sides, never between a side and its value.
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('·\u00a0', '· ');

const four = { space_left: '30', space_right: '30', space_top: '20', space_bottom: '15' };

describe('summarise', () => {
  it.each<[string, Answer | null, string | null]>([
    ['nothing', null, null],
    ['R9.2 a size', size(900, 1200), '900 x 1200 mm'],
    ['R9.2 a size that is cut', size(1234567, 1234567), '1234567 x 123456'],
    [
      'R8.5 a malformed size',
      { kind: 'measures', typed: { width_opening: millimetres(900) }, spaces: {} },
      'fout in data',
    ],
    ['R8.5 a size of zero', size(0, 1200), 'fout in data'],
    ['margins', margins(four), unbroken('L 30 · R 30 · B 20 · O 15 mm')],
    [
      'margins without a bottom',
      margins({ space_left: '60', space_right: '25', space_top: '40' }),
      unbroken('L 60 · R 25 · B 40 mm'),
    ],
    [
      'margins with a raised bottom',
      margins({ ...four, space_bottom: 'A' }, 6),
      unbroken('L 30 · R 30 · B 20 · O A 6 mm'),
    ],
    ['R8.5 incomplete margins', margins({ ...four, space_top: '-1' }), 'keuze niet volledig'],
    [
      'R5.4 a raised bottom without its height',
      margins({ ...four, space_bottom: 'A' }),
      'keuze niet volledig',
    ],
    ['R2.32 some sides', { kind: 'sides', sides: ['2', '1'] }, 'Links, Rechts'],
    ['R2.32 all sides', { kind: 'sides', sides: ['1', '2', '3', '4'] }, 'Alle zijden'],
    ['no sides', { kind: 'sides', sides: [] }, 'Geen'],
    ['text', { kind: 'text', text: 'woonkamer' }, 'woonkamer'],
    ['an amount', { kind: 'amount', amount: 3 }, '3'],
  ])('%s', (_, answer, expected) => {
    expect(summarise(aSpecification({ key: 'x' }), answer, 'mm')).toBe(expected);
  });

  it('R9.2 in centimetres with one decimal', () => {
    expect(summarise(aSpecification({ key: 'x' }), size(905, 1200), 'cm')).toBe('90,5 x 120,0 cm');
    expect(summarise(aSpecification({ key: 'x' }), margins(four), 'cm')).toBe(
      unbroken('L 3,0 · R 3,0 · B 2,0 · O 1,5 cm'),
    );
  });

  it('an option by its short name, two questions by both', () => {
    const specification = aSpecification({
      key: 'dierenluik',
      specs: {
        pet_door: aSubSpecification,
        pet_position: {
          ...aSubSpecification,
          answer_possibilities: [anOption('2', { shortname: 'midden' })],
        },
      },
      options: [anOption('1', { shortname: 'Kat' })],
    });
    const answer: Answer = { kind: 'options', keys: { pet_door: '1', pet_position: '2' } };
    expect(summarise(specification, answer, 'mm')).toBe('Kat, midden');
  });

  it('R9.5 the anodised colour by its name, a free colour by its RAL value', () => {
    const specification = aSpecification({
      key: 'color',
      options: [
        anOption('6', { ral: 'EV 1', nicename: 'Aluminium geanodiseerd' }),
        anOption('10', { type: 'custom', nicename: 'Andere RAL-kleur' }),
      ],
    });
    const colour = (name: string, custom: { ral: string; hex: string } | null): Answer => ({
      kind: 'colour',
      colour: name,
      custom,
    });
    expect(summarise(specification, colour('EV 1', null), 'mm')).toBe('Aluminium geanodiseerd');
    expect(summarise(specification, colour('RAL 6005', { ral: 'RAL 6005', hex: '#2F4538' }), 'mm')).toBe(
      'RAL 6005',
    );
  });
});
