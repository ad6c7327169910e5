import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProduct, type ProductCode, products } from '#catalogue/index.ts';
import { configurations, customers, sentBy } from '#catalogue/testing/configurations.ts';
import {
  answersWith,
  configure,
  customColour,
  listedColour,
  margins,
  opening,
  validAnswers,
} from '#catalogue/testing/configurator.ts';
import { initAnswer, validateAnswer } from '#contract/configurator-answer.ts';
import { devices } from '#domain/configuration/device.ts';
import { presentInit, writeInit, writeState } from './present-assessment.ts';
import { presentSpecifications, writeSpecifications } from './present-specification.ts';
import { productText } from './product-text.ts';
import { summariseStep } from './summarise.ts';

function textOf(code: ProductCode) {
  const product = findProduct(code);
  if (product === null) throw new Error(code);
  return productText(product);
}

function state(
  code: ProductCode,
  ...configuration: Parameters<typeof configure> extends [unknown, ...infer Rest] ? Rest : never
) {
  return validateAnswer.parse(
    JSON.parse(writeState(configure(code, ...configuration), textOf(code)).toString()),
  );
}

function specification(answer: ReturnType<typeof state>, key: string) {
  const found = answer.product_specifications.find((spec) => spec.key === key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
}

const contractBody = answersWith('PE-100', {
  uitsteeksel: { profile_depth: '2' },
  gaas: { wire_id: '4' },
  color: listedColour('RAL 7016 structuur'),
});

describe('the answer to validate-state', () => {
  it('R7.3 carries prices, sizes and completeness', () => {
    const { price, calculated_total_sizes, meta, complete, ga_messages } = state('PE-100', contractBody, {
      amount: 3,
    });
    expect({ price, calculated_total_sizes, meta, complete, ga_messages }).toEqual({
      price: { price: '86.08', adviesPrijs: '168.00', totalPrice: '258.24', totalAdviesPrijs: '504.00' },
      calculated_total_sizes: [
        { name: 'width_total', value: 928 },
        { name: 'height_total', value: 1228 },
      ],
      meta: { space_bottom: '15', amount: 3 },
      complete: true,
      ga_messages: [],
    });
  });

  it('R3.4 describes a size step with its present range and what was chosen', () => {
    expect(specification(state('PE-100', contractBody), 'maten')).toMatchObject({
      key: 'maten',
      display: 'SpecMaten',
      leftcol: 'meetinstructie',
      specs: {
        width_opening: {
          label: 'Breedte',
          placeholder: '222 – 1572',
          default_answer: null,
          chosen_value: '900',
        },
        height_opening: {
          label: 'Hoogte',
          placeholder: '222 – 2172',
          default_answer: null,
          chosen_value: '1200',
        },
      },
      options: [],
    });
  });

  it('R3.8 speaks centimetres with a cm customer, except in dropdown values', () => {
    const answers = answersWith('PE-100', {
      maten: opening('90', '120.04'),
      rondom_maten: margins(8, 30, 20, 'A', '0,6'),
    });
    const answer = state('PE-100', answers, { customer: { unit: 'cm' } });
    expect(answer.calculated_total_sizes).toEqual([
      { name: 'width_total', value: 92.1 },
      { name: 'height_total', value: 120.7 },
    ]);
    expect(specification(answer, 'maten').specs['width_opening']).toMatchObject({
      placeholder: '22,9 – 157,9',
      chosen_value: '90,0',
    });
    const { space_left, space_bottom, space_bottom_extra } = specification(answer, 'rondom_maten').specs;
    expect(space_left?.chosen_value).toBe('8');
    expect(space_left?.dropdown_values?.at(0)).toEqual({ value: '30', label: '3,0 cm of meer' });
    expect(space_left?.dropdown_values?.at(-1)).toEqual({ value: '8', label: '0,8 cm' });
    expect(space_bottom?.chosen_value).toBe('A');
    expect(space_bottom_extra).toMatchObject({ chosen_value: '0,6', placeholder: '0,1 – 4,0' });
    expect(answer.cart_string.summary).toContainEqual({
      label: 'Ruimte rondom',
      value: 'L 0,8 · R 3,0 · B 2,0 · O anders 0,6 cm',
    });
  });

  it('R5.4 sorts margins as the book says: down, and up for the RO series', () => {
    const values = (answer: ReturnType<typeof state>, step: string, field: string) =>
      specification(answer, step).specs[field]?.dropdown_values?.map(({ value }) => value);
    expect(values(state('PE-100', {}), 'rondom_maten', 'space_bottom')).toEqual([
      '30',
      '25',
      '20',
      '15',
      '14',
      '12',
      '10',
      '8',
      '0',
      'A',
    ]);
    const roller = state('RO-50', { montage: { in_frame: '2' } });
    expect(values(roller, 'alle_maten', 'space_top')).toEqual([
      '15',
      '22',
      '28',
      '35',
      '44',
      '54',
      '60',
      '80',
    ]);
    expect(values(roller, 'alle_maten', 'space_bottom')).toEqual(['0', '20']);
    expect(specification(roller, 'alle_maten').specs['space_top']?.sorting_order).toBe('up');
  });

  it('R3.5 describes colours: standard, unfolding, listed and custom', () => {
    const colours = (code: ProductCode, color: Readonly<Record<string, string>>) =>
      specification(state(code, answersWith(code, { color })), 'color').options;
    const pe = colours('PE-100', customColour('RAL 6005'));
    expect(pe[5]).toEqual({
      key: '6',
      nicename: 'Aluminium geanodiseerd',
      shortname: 'Aluminium geanodiseerd',
      order: 5,
      img_url: null,
      ral: 'EV 1',
      hex: '#B5B8BA',
      color_name: null,
      standard: true,
      show_in_frontend: true,
      chosen_color: null,
      delivery_time: 'binnen 15 werkdagen',
      delivery_date: '2026-12-04',
      surcharge: { price: '12.81', adviesPrijs: '25.00' },
    });
    expect(pe[3]).toMatchObject({ nicename: 'RAL 7016 structuur', color_name: 'Antracietgrijs' });
    expect(pe[9]).toMatchObject({
      key: '10',
      type: 'custom',
      standard: false,
      chosen_color: 'RAL 6005',
      delivery_time: 'binnen 20 werkdagen',
    });
    const ro = colours('RO-100', listedColour('RAL 7021'));
    expect(ro[6]).toMatchObject({
      key: '7',
      nicename: 'Andere RAL-kleur',
      type: 'other',
      chosen_color: 'RAL 7021',
    });
    expect(ro[6]).not.toHaveProperty('standard');
    expect(ro[9]).toMatchObject({
      key: '10',
      ral: 'RAL 7021',
      standard: false,
      delivery_time: 'binnen 17 werkdagen',
    });
  });

  it('R7.10 gives the colour back as it was sent', () => {
    const { specs } = specification(
      state('SE-100', answersWith('SE-100', { color: customColour('RAL 7024') })),
      'color',
    );
    expect(Object.entries(specs).map(([name, sub]) => [name, sub.chosen_value])).toEqual([
      ['color', 'RAL 7024'],
      ['color_type', '2'],
      ['ral_color', 'RAL 7024'],
      ['hex_color', '#46494F'],
    ]);
  });

  it('keeps a listed and a mixed colour of the same tone apart', () => {
    const types = [listedColour('RAL 9010'), customColour('RAL 9010'), listedColour('RAL 9010')].map(
      (color) =>
        specification(state('PE-100', answersWith('PE-100', { color })), 'color').specs['color_type']
          ?.chosen_value,
    );
    expect(types).toEqual(['1', '2', '1']);
  });

  it('R5.5 tells how many sides are needed and which are chosen to begin with', () => {
    const sides = (code: ProductCode, step: string) => specification(state(code, {}), step).specs['sides'];
    expect(sides('PE-100', 'bevestiging')).toMatchObject({
      min_checked: 2,
      default_answer: '1,2',
      chosen_value: null,
    });
    expect(sides('CE-100', 'borstel')).toMatchObject({ min_checked: 0, default_answer: null });
  });

  it('R2.28 has possibilities for both fields of the hinge-side screen', () => {
    const hinges = specification(state('CA-100', {}), 'hinge_side_draaisluiting_position');
    expect(hinges.display).toBe('SpecHingeSide');
    expect(
      hinges.specs['draaisluiting_position']?.answer_possibilities?.map(({ key, nicename }) => [
        key,
        nicename,
      ]),
    ).toEqual([
      ['0', 'Geen draaisluiting (alleen magneet)'],
      ['1', 'Standaard 1050 mm'],
      ['2', 'Laag 900 mm'],
      ['3', 'Hoog 1200 mm'],
    ]);
    expect(hinges.options.map(({ key }) => key)).toEqual(['1', '2']);
  });

  it('R7.10 gives quick order its rows back as JSON, with sizes and prices per row', () => {
    const maten = {
      width_opening: ['900', '1000'],
      height_opening: ['1200', '1300'],
      user_amount: ['1', '2'],
      room: ['keuken', ''],
    };
    const answer = state('PE-100', { ...contractBody, maten }, { device: 'snel_bestellen_desktop' });
    const { specs, display } = specification(answer, 'maten');
    expect([display, ...Object.values(specs).map((sub) => sub.chosen_value)]).toEqual([
      'SpecMatenMultiple',
      '["900","1000"]',
      '["1200","1300"]',
      '["1","2"]',
      '["keuken",""]',
    ]);
    expect(specs['user_amount']?.max_value).toBe(50);
    expect(answer.calculated_total_sizes).toEqual([
      [
        { name: 'width_total', value: 928 },
        { name: 'height_total', value: 1228 },
      ],
      [
        { name: 'width_total', value: 1028 },
        { name: 'height_total', value: 1328 },
      ],
    ]);
    expect(answer.price).toEqual({
      price: '86.08',
      adviesPrijs: '168.00',
      totalPrice: '269.52',
      totalAdviesPrijs: '526.00',
      rows: [
        { price: '86.08', adviesPrijs: '168.00', totalPrice: '86.08', totalAdviesPrijs: '168.00' },
        { price: '91.72', adviesPrijs: '179.00', totalPrice: '183.44', totalAdviesPrijs: '358.00' },
      ],
    });
    expect(answer.cart_string.summary.slice(0, 2)).toEqual([
      { label: 'Maat 1', value: '900 x 1200 mm, 1 stuk, keuken' },
      { label: 'Maat 2', value: '1000 x 1300 mm, 2 stuks' },
    ]);
  });

  it('R20.13 prices a row at the size that is expected, until its own is known', () => {
    const { rondom_maten: _margins, ...open } = contractBody;
    const maten = {
      width_opening: ['900', '2500'],
      height_opening: ['1200', '1300'],
      user_amount: ['2', '1'],
    };
    const device = { device: 'snel_bestellen_desktop' } as const;
    const rows = (answers: typeof contractBody | typeof open) => {
      const { price, expected_row_prices: expected } = state('PE-100', { ...answers, maten }, device);
      return [price.rows, expected].map((list) => list?.map(({ totalPrice }) => totalPrice));
    };
    expect(rows(open)).toEqual([
      ['0.00', '0.00'],
      ['172.16', '0.00'],
    ]);
    expect(rows(contractBody)).toEqual([
      ['172.16', '0.00'],
      ['172.16', '0.00'],
    ]);
  });

  it('R2.32 R2.35 sums up what was chosen, four sides as all of them', () => {
    expect(
      state(
        'PE-100',
        answersWith('PE-100', { bevestiging: { sides: '1,2,3,4' }, color: listedColour('EV 1') }),
      ).cart_string.summary,
    ).toEqual([
      { label: 'Kozijn', value: 'Kunststof' },
      { label: 'Kozijntype', value: 'A, vlak kozijn' },
      { label: 'Maten', value: '900 x 1200 mm' },
      { label: 'Totale maat', value: '928 x 1228 mm' },
      { label: 'Ruimte rondom', value: 'L 30 · R 30 · B 20 · O 15 mm' },
      { label: 'Uitsteeksel', value: 'Geen of t/m 16 mm' },
      { label: 'Obstakel', value: 'Geen' },
      { label: 'Bevestiging', value: 'Alle zijden' },
      { label: 'Gaas', value: 'Zwart' },
      { label: 'Kleur', value: 'Aluminium geanodiseerd' },
      { label: 'Kenmerk', value: 'woonkamer' },
    ]);
  });

  it.each(products)(
    '$code matches the contract on every device, in both units, for every customer',
    ({ code }) => {
      for (const device of devices) {
        for (const unit of ['mm', 'cm'] as const) {
          for (const totalMeasures of [false, true]) {
            for (const answers of [{}, validAnswers[code]]) {
              const assessment = configure(code, answers, { device, customer: { unit, totalMeasures } });
              validateAnswer.parse(JSON.parse(writeState(assessment, textOf(code)).toString()));
              const init = initAnswer.parse(presentInit(assessment, textOf(code)));
              expect(JSON.parse(writeInit(assessment, textOf(code)).toString())).toEqual(init);
            }
          }
        }
      }
    },
  );

  it('tells no answer from one that says none, whoever asked before', () => {
    const brushes = (sides: string | null) =>
      specification(
        state('CE-100', answersWith('CE-100', { borstel: sides === null ? null : { sides } })),
        'borstel',
      ).specs['sides']?.chosen_value;
    expect([brushes(''), brushes(null), brushes('')]).toEqual(['', null, '']);
  });

  it('writes what it has written before as it would write it anew, whoever asks and whatever was typed', () => {
    fc.assert(
      fc.property(
        configurations,
        customers,
        fc.constantFrom(...devices),
        (configuration, customer, device) => {
          const { code } = configuration.product;
          const answers = sentBy(device, customer, configuration);
          const assessment = configure(code, answers, { device, customer });
          const { steps, summary } = writeSpecifications(assessment, textOf(code));
          const written = `[${Buffer.concat(steps).toString().slice(1)}]`;
          expect(JSON.parse(written)).toEqual(presentSpecifications(assessment, textOf(code)));
          expect(summary).toEqual(
            assessment.steps.flatMap((step) =>
              summariseStep(assessment, step, textOf(code), assessment.sizes),
            ),
          );
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('the question of a step', () => {
  const question = (...call: Parameters<typeof state>) => {
    const { question, instruction } = specification(state(...call), 'alle_maten');
    return { question, instruction };
  };

  it('R20.4 follows the way of measuring', () => {
    const total = { customer: { totalMeasures: true } };
    expect(question('RO-50', {}).question).toBe('Hoe groot is de opening, en hoeveel ruimte is er?');
    expect(question('RO-50', {}, total)).toEqual({
      question: 'Hoe groot wordt de hor?',
      instruction: 'Vul de totale maat in: de buitenmaat van de hor zelf.',
    });
  });

  it('R20.4 does not ask for sizes that quick order has in its rows', () => {
    const answers = { montage: { in_frame: '2' } };
    expect(question('RO-100', answers, { device: 'snel_bestellen_desktop' }).question).toBe(
      'Hoeveel ruimte is er voor de rolhor?',
    );
  });
});

describe('what is expected of an opening', () => {
  const inset = { kozijntype: { frame_type: 'A' }, maten: opening(900, 1200) };
  const said = (...call: Parameters<typeof state>) => {
    const { expected_total_sizes: sizes, expected_if } = state(...call);
    return [...sizes.flat().map(({ value }) => value), expected_if];
  };

  it('R20.3 is said with what it presumes, in the unit of the customer', () => {
    expect(said('PE-100', inset)).toEqual([928, 1228, 'bij volle ruimte rondom (15 mm of meer)']);
    const centimetres = { ...inset, maten: opening('90', '120') };
    expect(said('PE-100', centimetres, { customer: { unit: 'cm' } })).toEqual([
      ...[92.8, 122.8],
      'bij volle ruimte rondom (1,5 cm of meer)',
    ]);
    expect(said('PE-100', { ...inset, rondom_maten: { space_left: '8', space_top: '30' } })).toEqual([
      ...[921, 1228],
      'bij volle ruimte rechts en onder (15 mm of meer)',
    ]);
    expect(said('PE-100', { maten: opening(900, 1200) })).toEqual([
      ...[928, 1228],
      'bij ‘A, vlak kozijn’ en volle ruimte rondom (15 mm of meer)',
    ]);
    expect(said('SE-100', { maten: opening(900, 2150) })).toEqual([896, 2147, 'bij ‘In de dag’']);
    expect(said('PE-100', contractBody)).toEqual([928, 1228, null]);
  });

  it('R20.3 is there for every row of quick order, and empty before anything is typed', () => {
    const maten = { width_opening: ['900', '1000'], height_opening: ['1200', ''], user_amount: ['1', '1'] };
    expect(said('PE-100', { maten }, { device: 'snel_bestellen_desktop' })).toEqual([
      ...[928, 1228, 1028, null],
      'bij ‘A, vlak kozijn’ en volle ruimte rondom (15 mm of meer)',
    ]);
    expect(said('PE-100', {}).slice(0, 2)).toEqual([null, null]);
  });
});
