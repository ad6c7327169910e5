import { describe, expect, it } from 'vitest';
import type { Device } from '#domain/configuration/device.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { type Answer, type Answers, decodeFields } from './answer.ts';
import { anAnswer, inzethor, size } from './answers-testing.ts';
import { encodeAnswers, orderBody, stateBody } from './payload.ts';
import { type ConfiguratorState, initialState } from './state.ts';

function aState(device: Device, over: Partial<ConfiguratorState> = {}): ConfiguratorState {
  const beginning = {
    device,
    customer: { id: 7, unit: 'mm' },
    product: inzethor,
    firstRowId: 'a',
  } as const;
  return { ...initialState(beginning), ...over };
}

const margins = (bottom: string, extra?: number): Answer => ({
  kind: 'measures',
  typed: extra === undefined ? {} : { space_bottom_extra: millimetres(extra) },
  spaces: { space_left: '30', space_right: '30', space_top: '20', space_bottom: bottom },
});

it('R6.1 says how the page reads its sizes, by which the shop knows that it reads them otherwise', () => {
  const state = aState('desktop', { customer: { id: 7, unit: 'cm', reading: 'cm-total' } });
  expect(stateBody(state).meta.reading).toBe('cm-total');
});

describe('encodeAnswers', () => {
  it.each<[string, Answer, Record<string, string>]>([
    ['an option', { kind: 'options', keys: { frame_type: 'A' } }, { frame_type: 'A' }],
    [
      'two fields',
      { kind: 'options', keys: { hinge_side: '1', draaisluiting_position: '0' } },
      { hinge_side: '1', draaisluiting_position: '0' },
    ],
    [
      'a listed colour',
      { kind: 'colour', colour: 'RAL 7016 structuur', custom: null },
      { color: 'RAL 7016 structuur', color_type: '1' },
    ],
    [
      'a free RAL colour',
      { kind: 'colour', colour: 'RAL 6005', custom: { ral: 'RAL 6005', hex: '#2F4538' } },
      { color: 'RAL 6005', color_type: '2', ral_color: 'RAL 6005', hex_color: '#2F4538' },
    ],
    ['sides, sorted', { kind: 'sides', sides: ['4', '1', '2'] }, { sides: '1,2,4' }],
    ['no sides', { kind: 'sides', sides: [] }, { sides: '' }],
    ['text', { kind: 'text', text: 'hal' }, { room: 'hal' }],
    ['an amount', { kind: 'amount', amount: 3 }, { user_amount: '3' }],
    ['a size', size(900, 1200), { width_opening: '900', height_opening: '1200' }],
    [
      'margins with a raised bottom',
      margins('A', 6),
      { space_left: '30', space_right: '30', space_top: '20', space_bottom: 'A', space_bottom_extra: '6' },
    ],
  ])('R7.10 spells %s', (_, answer, fields) => {
    expect(encodeAnswers({ key: answer }, 'mm', 'desktop')).toEqual({ key: fields });
  });

  it('R7.10 spells rows, a list per column', () => {
    const rows = [
      { id: 'r', width: millimetres(900), height: millimetres(1200), amount: 1, kenmerk: 'keuken' },
      { id: 's', width: millimetres(1000), height: null, amount: 0, kenmerk: '' },
    ];
    expect(encodeAnswers({ maten: { kind: 'rows' } }, 'mm', 'snel_bestellen_desktop', rows)).toEqual({
      maten: {
        width_opening: '["900","1000"]',
        height_opening: '["1200",""]',
        user_amount: '[1,1]',
        room: '["keuken",""]',
      },
    });
  });

  it('R7.10 the wizard writes sizes with a point, dropdown values stay millimetres', () => {
    const answers: Answers = { maten: size(905, 1200), rondom_maten: margins('A', 6) };
    const { maten, rondom_maten } = encodeAnswers(answers, 'cm', 'mobile');
    expect(maten).toEqual({ width_opening: '90.5', height_opening: '120.0' });
    expect([rondom_maten?.['space_left'], rondom_maten?.['space_bottom_extra']]).toEqual(['30', '0.6']);
  });

  it('R5.4 incomplete margins are not sent, the sizes beside them are', () => {
    const spaces = { space_left: '30', space_right: '-1' };
    const { typed } = size(900, 1200);
    const answers: Answers = {
      rondom_maten: { kind: 'measures', typed: {}, spaces },
      raised: margins('A'),
      alle_maten: { kind: 'measures', typed, spaces },
    };
    expect(encodeAnswers(answers, 'mm', 'desktop')).toEqual({
      alle_maten: { width_opening: '900', height_opening: '1200' },
    });
  });

  it.each<[string, Answer]>([
    ['an option', { kind: 'options', keys: { frame_type: 'A' } }],
    ['a colour', { kind: 'colour', colour: 'RAL 9010', custom: null }],
    ['a free colour', { kind: 'colour', colour: 'RAL 6005', custom: { ral: 'RAL 6005', hex: '#2F4538' } }],
    ['sides', { kind: 'sides', sides: ['1', '3'] }],
    ['no sides', { kind: 'sides', sides: [] }],
    ['text', { kind: 'text', text: 'hal' }],
    ['an amount', { kind: 'amount', amount: 3 }],
    ['a size', size(905, 1200)],
    ['margins', margins('A', 6)],
    ['a depth', { kind: 'measures', typed: { width_total: millimetres(905) }, spaces: { depth: '46' } }],
  ])('R4.9 reads back %s', (_, answer) => {
    const fields = encodeAnswers({ key: answer }, 'cm', 'desktop')['key'] ?? {};
    expect(decodeFields(fields, 'cm')).toEqual(answer);
  });
});

describe('the body', () => {
  it('R7.10 the wizard sends amount 1 and marks a raised bottom, the popup sends its amount', () => {
    const over = { amount: 3, chosen: { rondom_maten: margins('A', 6) }, server: anAnswer() };
    expect(stateBody(aState('mobile', over)).meta).toEqual({
      device: 'mobile',
      webshop_type: 'zakelijk',
      customer_id: 7,
      price: '86.08',
      amount: 1,
      frontend: 'space_bottom_A',
    });
    expect(stateBody(aState('desktop', over)).meta).toEqual({
      device: 'desktop',
      webshop_type: 'zakelijk',
      customer_id: 7,
      price: '86.08',
      amount: 3,
    });
    expect(
      stateBody(aState('mobile', { ...over, chosen: { rondom_maten: margins('15') } })).meta,
    ).not.toHaveProperty('frontend');
  });

  it('R7.4 R7.5 an order carries the cart string, an update its timestamp too', () => {
    const state = aState('desktop', { server: anAnswer() });
    expect(orderBody(state)).toEqual({ ...stateBody(state), cartString: 'opaque' });
    const edited = { timestamp: 99, amount: 1, totalPrice: '1.00', totalAdviesPrijs: '1.00', specs: {} };
    expect(orderBody({ ...state, edited }).timestamp).toBe(99);
  });
});
