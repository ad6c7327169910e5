import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import { option } from './answers-testing.ts';
import { createMemory, type Draft, type DraftPlace } from './memory.ts';
import { memoryStorage } from './testing.ts';

const place: DraftPlace = { customerId: 7, code: 'PE-100', flow: 'product' };
const draft: Draft = { chosen: { kozijn: option('1') }, amount: 2, rows: [], activeKey: 'maten' };
const day = 24 * 60 * 60 * 1000;

describe('margins', () => {
  it('R3.11 are kept per product code and per side', () => {
    const storage = memoryStorage();
    const memory = createMemory(
      () => storage,
      () => 0,
    );
    memory.rememberMargins('PE-100', { space_left: '30', space_right: '20' });
    memory.rememberMargins('PE-100', { space_left: '25' });
    memory.rememberMargins('CE-100', { space_left: '13' });
    expect(memory.margins('PE-100')).toEqual({ space_left: '25', space_right: '20' });
    expect(memory.margins('SE-100')).toEqual({});
  });
});

describe('an unfinished configuration', () => {
  it('R6.1 of rows is not offered in the other way of measuring, and comes back in its own', () => {
    const storage = memoryStorage();
    const memoryOf = (entersTotals: boolean) =>
      createMemory(
        () => storage,
        () => 0,
        entersTotals,
      );
    const rows = { ...place, flow: 'quick' } as const;
    memoryOf(false).keepDraft(rows, draft);
    expect(memoryOf(true).findDraft(rows)).toBeNull();
    memoryOf(true).dropDraft(rows);
    expect(memoryOf(false).findDraft(rows)).toMatchObject(draft);
    // Its sizes are named for what they are.
    memoryOf(false).keepDraft(place, draft);
    expect(memoryOf(true).findDraft(place)).toMatchObject(draft);
  });

  it('is kept per customer, product and flow', () => {
    const storage = memoryStorage();
    const memory = createMemory(
      () => storage,
      () => 0,
    );
    memory.keepDraft(place, draft);
    expect(memory.findDraft(place)).toMatchObject(draft);
    expect(memory.findDraft({ ...place, customerId: 8 })).toBeNull();
    expect(memory.findDraft({ ...place, code: 'CE-100' })).toBeNull();
    expect(memory.findDraft({ ...place, flow: 'quick' })).toBeNull();
    memory.dropDraft(place);
    expect(memory.findDraft(place)).toBeNull();
  });

  it('is a week old at most', () => {
    const storage = memoryStorage();
    let today = 0;
    const memory = createMemory(
      () => storage,
      () => today,
    );
    memory.keepDraft(place, draft);
    today = 7 * day;
    expect(memory.findDraft(place)).not.toBeNull();
    today += 1;
    expect(memory.findDraft({ ...place, code: 'CE-100' })).toBeNull();
    expect(storage.length).toBe(0);
    expect(memory.findDraft(place)).toBeNull();
  });

  it.each<[string, object]>([
    ['a kind nobody knows', { chosen: { kozijn: { kind: 'hologram' } } }],
    ['a kind every object has', { chosen: { kozijn: { kind: 'constructor' } } }],
    ['an option without its key', { chosen: { kozijn: { kind: 'options', keys: { frame_material: 1 } } } }],
    [
      'half a millimetre',
      { chosen: { maten: { kind: 'measures', typed: { width_opening: 0.5 }, spaces: {} } } },
    ],
    ['a colour that is half there', { chosen: { kleur: { kind: 'colour', colour: '1', custom: {} } } }],
    ['rows that are none', { rows: [null] }],
    ['a row without a label', { rows: [{ id: 'a', width: 900, height: null, amount: 1 }] }],
    ['an amount in words', { amount: 'twee' }],
    ['a place that is a number', { activeKey: 3 }],
    ['an age in words', { keptAt: 'gisteren' }],
  ])('is not taken with %s', (_, broken) => {
    const storage = memoryStorage();
    const memory = createMemory(
      () => storage,
      () => 0,
    );
    memory.keepDraft(place, draft);
    const key = 'maathor.draft.product.7.PE-100';
    expect(memory.findDraft(place)).not.toBeNull();
    storage.setItem(key, JSON.stringify({ ...draft, keptAt: 0, ...broken }));
    expect(memory.findDraft(place)).toBeNull();
  });

  it('comes back with every kind of answer as it was', () => {
    const storage = memoryStorage();
    const memory = createMemory(
      () => storage,
      () => 0,
    );
    const row = { id: 'a', width: millimetres(900), height: null, amount: 2, kenmerk: 'hal' };
    const whole: Draft = {
      ...draft,
      rows: [row],
      activeKey: null,
      chosen: {
        intro: { kind: 'start' },
        kozijn: option('1'),
        kleur: { kind: 'colour', colour: '2', custom: { ral: '6005', hex: '#0F4336' } },
        wit: { kind: 'colour', colour: '1', custom: null },
        zijden: { kind: 'sides', sides: ['left'] },
        maten: { kind: 'measures', typed: { width_opening: millimetres(900) }, spaces: { space_left: '30' } },
        kenmerk: { kind: 'text', text: 'hal' },
        aantal: { kind: 'amount', amount: 2 },
        rijen: { kind: 'rows' },
      },
    };
    memory.keepDraft(place, whole);
    expect(memory.findDraft(place)).toEqual({ ...whole, keptAt: 0 });
  });

  it.each(['{', '[]', '{"keptAt":0}', '{"keptAt":0,"amount":1,"rows":[],"chosen":{"kozijn":null}}'])(
    'is not taken from what somebody made of it: %s',
    (stored) => {
      const storage = memoryStorage();
      const memory = createMemory(
        () => storage,
        () => 0,
      );
      memory.keepDraft(place, draft);
      storage.setItem(storage.key(0) ?? '', stored);
      expect(memory.findDraft(place)).toBeNull();
    },
  );

  it('a browser that forbids storage is no obstacle', () => {
    const memory = createMemory(
      () => {
        throw new Error('SecurityError');
      },
      () => 0,
    );
    memory.keepDraft(place, draft);
    memory.dropDraft(place);
    memory.rememberMargins('PE-100', { space_left: '30' });
    expect([memory.findDraft(place), memory.margins('PE-100')]).toEqual([null, {}]);
  });
});
