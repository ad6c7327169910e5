import { describe, expect, it } from 'vitest';
import { findProduct, type ProductCode } from '#catalogue/index.ts';
import { answersWith, configure, margins, opening } from '#catalogue/testing/configurator.ts';
import { refusal } from '#contract/configurator-answer.ts';
import type { Answers } from '#domain/configuration/answers.ts';
import { writeRefusal } from './present-assessment.ts';
import { presentRefusal } from './present-problems.ts';
import { productText } from './product-text.ts';

type Changes = Parameters<typeof configure>[2];

function refuse(code: ProductCode, answers: Answers, changes: Changes = {}, wantsToOrder = false) {
  const product = findProduct(code);
  if (product === null) throw new Error(code);
  const assessment = configure(code, answers, changes);
  const told = presentRefusal(assessment, productText(product), { wantsToOrder });
  if (told === null) return null;
  const written = writeRefusal(told, assessment, productText(product)).toString();
  const { product_specifications: specifications, ...rest } = refusal.parse(JSON.parse(written));
  expect(specifications.length).toBeGreaterThan(0);
  return rest;
}

const quick = { device: 'snel_bestellen_desktop' } as const;

describe('the answer 422', () => {
  it('R8.1 puts a field error under its field and names it in the messages', () => {
    const sentence = 'De totale breedte wordt 1728 mm. De maximale breedte van de Inzethor is 1600 mm.';
    expect(refuse('PE-100', answersWith('PE-100', { maten: opening(1700, 600) }))).toEqual({
      message: sentence,
      errors: { maten: { width_opening: [sentence] } },
      messages: [{ name: 'maat_te_breed', type: 'error', message: sentence, submitDisabled: true }],
      ga_messages: ['maat_te_breed'],
      repairs: [],
    });
  });

  it('R3.4 names the total fields of a customer who enters those', () => {
    const answers = answersWith('PE-100', { maten: { width_total: '160,1', height_total: '60' } });
    const customer = { unit: 'cm', totalMeasures: true } as const;
    expect(refuse('PE-100', answers, { customer })?.errors).toEqual({
      maten: {
        width_total: ['De totale breedte wordt 160,1 cm. De maximale breedte van de Inzethor is 160,0 cm.'],
      },
    });
  });

  it('R8.1 puts a combined rule under errors', () => {
    const answers = answersWith('PE-100', { maten: opening(1400, 2100) });
    expect(refuse('PE-100', answers)?.errors).toEqual({
      maten: {
        errors: [
          'Met 1428 x 2128 mm wordt de hor 3,04 m². Het maximum is 2,80 m². Kies een kleinere maat of vraag maatwerk aan.',
        ],
      },
    });
  });

  it('R5.8 gives the RO series one general error for all its size problems', () => {
    const answers = answersWith('RO-100', { alle_maten: { ...opening('abc', 2700), depth: '46' } });
    expect(refuse('RO-100', answers)?.errors).toEqual({
      alle_maten: {
        errors: [
          'Vul een geldige maat in, bijvoorbeeld 900. De inbouwdiepte is te klein. De Professionele rolhor heeft minimaal 58 mm nodig. Kies montage op de dag. De totale hoogte wordt 2698 mm. De maximale hoogte van de Professionele rolhor is 2500 mm.',
        ],
      },
    });
  });

  it('R8.4 encodes row errors as lists per row', () => {
    const maten = {
      width_opening: ['900', '1700', 'x'],
      height_opening: ['1200', '1300', '2300'],
      user_amount: ['1', '1', '99'],
    };
    const errors = refuse('PE-100', answersWith('PE-100', { maten }), quick)?.errors['maten'];
    const lists = Object.fromEntries(
      Object.entries(errors ?? {}).map(([name, list]) => [name, JSON.parse(String(list))]),
    );
    expect(lists).toEqual({
      width: [
        [],
        ['De totale breedte wordt 1728 mm. De maximale breedte van de Inzethor is 1600 mm.'],
        ['Vul een geldige maat in, bijvoorbeeld 900.'],
      ],
      height: [[], [], ['De totale hoogte wordt 2328 mm. De maximale hoogte van de Inzethor is 2200 mm.']],
      combined: [[], [], ['Vul een aantal in van 1 t/m 50.']],
    });
  });

  it('R8.4 uses combined alone for the RO series', () => {
    const maten = { width_opening: ['5000', '900'], height_opening: ['1200', '100'] };
    const errors = refuse('RO-50', answersWith('RO-50', { maten }), quick)?.errors['maten'];
    expect(errors).toMatchObject({ width: '[[],[]]', height: '[[],[]]' });
    expect(JSON.parse(String(errors?.['combined'])).map((row: readonly string[]) => row.length)).toEqual([
      2, 1,
    ]);
  });

  it('R20.10 says one sentence of a length in the wrong unit, and still counts all that is wrong with it', () => {
    const refused = refuse('PE-100', { maten: { width_opening: '90', height_opening: '1200' } });
    expect(refused?.errors['maten']).toEqual({
      width_opening: [expect.stringContaining('90 mm is wel erg klein')],
    });
    expect(refused?.messages.map(({ name }) => name)).toEqual(['eenheid_cm']);
    expect(refused?.ga_messages).toEqual(['eenheid_cm', 'maat_te_smal', 'maat_verhouding']);
  });

  it('R20.10 says it once of a size whose both sides are in the wrong unit, and beside each of them', () => {
    const refused = refuse('PE-100', { maten: { width_opening: '90', height_opening: '120' } });
    expect(refused?.messages.map(({ message }) => message)).toEqual([
      expect.stringContaining('90 mm is wel erg klein'),
    ]);
    expect(refused?.errors['maten']).toEqual({
      width_opening: [expect.stringContaining('90 mm is wel erg klein')],
      height_opening: [expect.stringContaining('120 mm is wel erg klein')],
    });
  });

  it('shows a broken option rule at the option and at the row that breaks it', () => {
    const maten = { width_opening: ['900', '900'], height_opening: ['2150', '2650'] };
    const sentence = 'Grijs plisségaas is leverbaar tot een hoogte van 2600 mm. Kies zwart gaas.';
    expect(refuse('SE-100', answersWith('SE-100', { maten, gaas: { wire_id: '2' } }), quick)).toMatchObject({
      errors: { gaas: { wire_id: [sentence] }, maten: { combined: JSON.stringify([[], [sentence]]) } },
      ga_messages: ['se_grijs_hoogte'],
    });
  });

  it('tells each sentence once, however many rows break the rule', () => {
    const maten = { width_opening: ['x', 'y', 'z'], height_opening: ['1200', '1200', '1200'] };
    expect(refuse('PE-100', answersWith('PE-100', { maten }), quick)?.messages).toHaveLength(1);
  });

  it('R4.6 lets an open step be on validate, and refuses it on add', () => {
    const answers = answersWith('PE-100', { gaas: null, kenmerk: null });
    expect(refuse('PE-100', answers)).toBeNull();
    expect(refuse('PE-100', answers, {}, true)).toEqual({
      message: 'U heeft nog niet alle opties voor deze hor ingevuld.',
      errors: {
        gaas: { errors: ['Maak hier nog een keuze.'] },
        kenmerk: { errors: ['Maak hier nog een keuze.'] },
      },
      messages: [
        {
          name: 'incompleet',
          type: 'error',
          message: 'U heeft nog niet alle opties voor deze hor ingevuld.',
          submitDisabled: true,
        },
      ],
      ga_messages: ['incompleet'],
      repairs: [],
    });
  });

  it('R4.6 marks the rows that are still open on add, and does not call a wrong answer missing', () => {
    const maten = { width_opening: ['900', '', 'x'], height_opening: ['1200', '1300', '1300'] };
    const refused = refuse('PE-100', answersWith('PE-100', { maten }), quick, true);
    expect(refused?.errors['maten']).toMatchObject({ combined: '[[],["Maak hier nog een keuze."],[]]' });
    expect(refused?.ga_messages).toEqual(['incompleet', 'maat_geen_getal']);
    const wrong = refuse('PE-100', answersWith('PE-100', { gaas: { wire_id: '9' } }), {}, true);
    expect(wrong?.ga_messages).toEqual(['keuze_onbekend']);
  });

  it('R3.9 keeps telling what the customer should know, with its type', () => {
    const answers = answersWith('PE-100', { maten: opening(900, 1600), bevestiging: { sides: '1' } });
    expect(refuse('PE-100', answers)?.messages.map(({ name, type }) => [name, type])).toEqual([
      ['pe_zijden_tegenover', 'error'],
      ['tussenregel', 'info'],
    ]);
  });

  it('R8.5 asks for the missing part of margins', () => {
    const answers = answersWith('PE-100', { rondom_maten: margins(30, 30, 20, 'A') });
    expect(refuse('PE-100', answers)?.errors).toEqual({
      rondom_maten: {
        space_bottom_extra: [
          'Vul in hoeveel de strip, lekdorpel of vensterbank boven de onderkant uitsteekt (1 t/m 40 mm).',
        ],
      },
    });
  });
});
