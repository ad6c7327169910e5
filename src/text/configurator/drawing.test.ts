import { describe, expect, it } from 'vitest';
import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { drawingCaption, drawingTexts, portraitTexts } from './drawing.ts';

const blank: DrawingInput = {
  form: 'clip-frame',
  overlaps: null,
  measured: 'opening',
  opening: null,
  total: null,
  answers: {},
  profileColour: null,
  unit: 'mm',
  answersUnit: 'mm',
};

const size = (width: number, height: number) => ({ width: millimetres(width), height: millimetres(height) });

const inset: DrawingInput = {
  ...blank,
  opening: size(900, 1600),
  total: size(923, 1607),
  answers: {
    rondom_maten: {
      space_left: '10',
      space_right: '30',
      space_top: '20',
      space_bottom: 'A',
      space_bottom_extra: '6',
    },
    uitsteeksel: { profile_depth: '2' },
    bevestiging: { sides: '1,2,3' },
    gaas: { wire_id: '4' },
    color: { color: 'RAL 7016 structuur' },
  },
};

const door: DrawingInput = {
  ...blank,
  form: 'hinged-door',
  opening: size(900, 2150),
  total: size(894, 2145),
  answers: {
    montage: { in_frame: '1' },
    kader: { frame: '1' },
    hinge_side_draaisluiting_position: { hinge_side: '1', draaisluiting_position: '0' },
    schopplaat: { kick_plate: '4' },
    dierenluik: { pet_door: '1', pet_position: '3' },
    dranger: { closer: '1' },
    borstel: { sides: '1,2,3,4' },
    gaas: { wire_id: '5' },
  },
};

const told = (input: DrawingInput) => drawingTexts(drawingOf(input), 'Inzethor').description;

describe('a drawing in words', () => {
  it('tells all that shows of an inset screen', () => {
    expect(told(inset)).toBe(
      'Vooraanzicht van binnenuit gezien. Opening: 900 breed, 1600 mm hoog. Wij maken: 923 breed, 1607 mm hoog. ' +
        'Ruimte rondom: links 10 mm, rechts 30 mm of meer, boven 20 mm. Uitsteeksel onder: 6 mm. ' +
        'Profieldiepte: 27 mm. Clips: links, rechts, boven. Tussenregels: 1. Gaas: pollengaas. ' +
        'Kleur profiel: RAL 7016 structuur.',
    );
  });

  it('tells all that shows of a hinged door, seen from outside', () => {
    expect(told(door)).toBe(
      'Vooraanzicht van buitenaf gezien. Opening: 900 breed, 2150 mm hoog. Wij maken: 894 breed, 2145 mm hoog. ' +
        'Montage: in de dag. Kader: driezijdig. Scharnieren: links. Draaisluiting: geen. Hart tussenregel: 917 mm. ' +
        'Schopplaat: tot tussenregel. Dierenluik: kat. Plaats dierenluik: rechts. Dranger: ja. Borstel: alle zijden. ' +
        'Gaas: petscreen.',
    );
  });

  it.each<[string, Partial<DrawingInput>, string]>([
    [
      'pleated',
      {
        form: 'pleated',
        answers: {
          montage: { in_frame: '2' },
          schuifrichting: { direction: '2' },
          onderstrip: { onderstrip: '4' },
          bevestiging: { fixation: '1' },
          handgreep: { handgreepjes: '2' },
        },
      },
      'Montage: op de dag. Gaaspakket: rechts. Onderstrip: asymmetrisch. Handgrepen: 2.',
    ],
    [
      'double pleated',
      { form: 'double-pleated', answers: { verdeling: { split: '2' } } },
      'Twee delen: links een derde, rechts twee derde.',
    ],
    [
      'roller',
      { form: 'roller', answers: { sluiting: { closure: '1' }, trekkoord: { cord: '1' } } },
      'Sluiting: haaksluiting. Trekkoord: ja.',
    ],
    [
      'heavy roller',
      {
        form: 'heavy-roller',
        answers: {
          alle_maten: { space_bottom: '20' },
          bediening: { pull_bar: '2' },
          sluiting: { closure: '1' },
        },
      },
      'Onderprofiel: ja. Bedieningslijst: contra. Sluiting: kantelsluiting.',
    ],
    [
      'flat frame',
      {
        form: 'face-frame',
        answers: {
          plaatsing: { placement: '1' },
          bevestiging: { fixation: '4' },
          scharnierzijde: { hinge_side: '2' },
        },
      },
      'Plaatsing: binnenzijde. Bevestiging: scharnieren met wervel. Scharnieren: rechts.',
    ],
  ])('tells the choices of a %s', (_, given, expected) => {
    expect(told({ ...blank, ...given })).toBe(
      `Vooraanzicht van binnenuit gezien. Maten nog niet bekend, verhouding als voorbeeld. ${expected}`,
    );
  });

  it('R9.5 calls anodised aluminium by its name', () => {
    expect(told({ ...blank, answers: { color: { color: 'EV 1', color_type: '1' } } })).toContain(
      'Kleur profiel: Aluminium geanodiseerd.',
    );
  });

  it('speaks the unit of the customer, in figures and in words', () => {
    const drawing = drawingOf({ ...inset, unit: 'cm' });
    const { description, label } = drawingTexts(drawing, 'Inzethor');
    expect(description).toContain('Wij maken: 92,3 breed, 160,7 cm hoog');
    expect(label({ kind: 'measure', value: millimetres(928) })).toBe('92,8 cm');
    expect(label({ kind: 'margin', value: millimetres(30), isOrMore: true })).toBe('3,0+');
  });

  it('R1.4 of a product for which nothing is chosen: says which sizes it is made in', () => {
    const range = {
      width: { min: millimetres(250), max: millimetres(1600) },
      height: { min: millimetres(250), max: millimetres(2200) },
    };
    const { title, label } = portraitTexts(drawingOf({ ...door, range, unit: 'cm' }), range, 'Hordeur');
    expect(title).toBe(
      'Tekening van de Hordeur, van buitenaf gezien. Breedte van 25,0 tot 160,0 cm, hoogte van 25,0 tot 220,0 cm.',
    );
    expect(label({ kind: 'range', ...range.width })).toBe('25,0 – 160,0 cm');
  });

  it('names the product', () => {
    expect(drawingTexts(drawingOf(door), 'Scharnierende hordeur').title).toBe(
      'Tekening van de Scharnierende hordeur',
    );
  });
});

describe('the caption', () => {
  it('says where one looks from, the scale, and what the dashed line is', () => {
    expect(drawingCaption(drawingOf(inset))).toBe(
      'Vooraanzicht van binnenuit, op schaal. Stippellijn: uw opening.',
    );
    expect(drawingCaption(drawingOf({ ...door, measured: 'total' }))).toBe(
      'Vooraanzicht van buitenaf, op schaal.',
    );
  });

  it('does not promise a scale before the sizes are known', () => {
    expect(drawingCaption(drawingOf(blank))).toBe('Vooraanzicht van binnenuit. Stippellijn: uw opening.');
  });

  it('names the sections where there are any', () => {
    expect(drawingCaption(drawingOf(blank, 'full'))).toContain('doorsneden');
  });
});
