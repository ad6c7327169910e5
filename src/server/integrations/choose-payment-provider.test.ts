import { describe, expect, it } from 'vitest';
import { settings } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { Settings } from '../settings/env.ts';
import { choosePaymentProvider, usesSandbox } from './choose-payment-provider.ts';

const { database } = await testDatabase();

const demo = settings({});
const real: Settings = { ...demo, environment: 'production', hasStandIns: false };

function choose(chosen: Settings) {
  return choosePaymentProvider(chosen, database, () => new Date());
}

describe('who takes the money', () => {
  it('the sandbox in a demo without a key', async () => {
    expect(usesSandbox(demo)).toBe(true);
    expect(await choose(demo).find('tr_unknown')).toEqual({ kind: 'unknown' });
  });

  it('Mollie itself in a demo with a key', () => {
    const withKey = { ...demo, mollie: { apiKey: 'test_abc', baseUrl: null } };
    expect(usesSandbox(withKey)).toBe(false);
    expect(choose(withKey).mode).toBe('test');
  });

  it('never the sandbox in production', () => {
    expect(usesSandbox(real)).toBe(false);
    expect(() => choose(real)).toThrow('MOLLIE_API_KEY is required');
  });

  it('nobody without a key at an address that customers may know', async () => {
    const rehearsal = settings({ PUBLIC_URL: 'https://proef.example.nl' });
    expect(usesSandbox(rehearsal)).toBe(false);
    expect(await choose(rehearsal).find('tr_unknown')).toMatchObject({ kind: 'unreachable' });
  });

  it('nobody over an open line in production', () => {
    const mollie = { apiKey: 'live_abc', baseUrl: 'http://127.0.0.1:4000' };
    expect(() => choose({ ...real, mollie })).toThrow('MOLLIE_BASE_URL must begin with https://');
  });

  it('Mollie with a live key in production', () => {
    expect(choose({ ...real, mollie: { apiKey: 'live_abc', baseUrl: null } }).mode).toBe('live');
  });
});
