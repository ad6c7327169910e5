import { describe, expect, it } from 'vitest';
import { createMemory, type Draft, type DraftPlace } from './memory.ts';
import { memoryStorage, option } from './testing.ts';

const place: DraftPlace = { customerId: 7, code: 'PE-100', flow: 'product' };
const draft: Draft = { chosen: { kozijn: option('1') }, amount: 2, blocks: [], activeKey: 'maten' };
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
    expect(memory.findDraft(place)).toBeNull();
  });

  it.each(['{', '[]', '{"keptAt":0}', '{"keptAt":0,"amount":1,"blocks":[],"chosen":{"kozijn":null}}'])(
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
