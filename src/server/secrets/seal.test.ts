import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'a secret of at least thirty-two characters';

describe('R10.2 a secret that must be read again', () => {
  it('is read by who knows the shop’s secret and its place, and never looks the same twice', () => {
    const sealed = seal(secret, 'authenticator:7', 'JBSWY3DPEHPK3PXP');
    expect(unseal(secret, 'authenticator:7', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(seal(secret, 'authenticator:7', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  });

  it.each([
    ['another secret', `${secret}!`, 'authenticator:7', (sealed: string) => sealed],
    ['another person', secret, 'authenticator:8', (sealed: string) => sealed],
    ['a changed value', secret, 'authenticator:7', (sealed: string) => changed(sealed)],
    ['half a value', secret, 'authenticator:7', (sealed: string) => sealed.slice(0, 30)],
    ['nothing', secret, 'authenticator:7', () => ''],
  ])('is nothing with %s', (_, opener, context, change) => {
    const sealed = seal(secret, 'authenticator:7', 'JBSWY3DPEHPK3PXP');
    expect(unseal(opener, context, change(sealed))).toBeNull();
  });
});

function changed(sealed: string): string {
  const at = 20;
  return `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
}
