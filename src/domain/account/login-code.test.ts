import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecoveryCode,
  formatSecret,
  parseLoginCode,
  recoveryAlphabet,
  recoveryCodeLength,
} from './login-code.ts';

describe('R10.2 what is typed at the second step', () => {
  it.each([
    ['123456', 'authenticator', '123456'],
    [' 123 456 ', 'authenticator', '123456'],
    ['000000', 'authenticator', '000000'],
    ['234567', 'authenticator', '234567'],
    ['abcde-fghjk-mnpqr', 'recovery', 'abcdefghjkmnpqr'],
    ['Abcde FGHJK mnpqr', 'recovery', 'abcdefghjkmnpqr'],
    ['abcde–fghjk—mnpqr', 'recovery', 'abcdefghjkmnpqr'],
    ['22222-33333-44444', 'recovery', '222223333344444'],
  ])('%j is %s', (typed, kind, code) => {
    expect(parseLoginCode(typed)).toEqual({ kind, code });
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', 'abcde-fghjk-mnpq', 'abcde-fghjk-mnpq0', '-'])(
    '%j is no code',
    (typed) => {
      expect(parseLoginCode(typed)).toBeNull();
    },
  );

  it('takes every recovery code as it was shown', () => {
    const codes = fc.string({
      unit: fc.constantFrom(...recoveryAlphabet),
      minLength: recoveryCodeLength,
      maxLength: recoveryCodeLength,
    });
    fc.assert(
      fc.property(codes, (code) => {
        expect(parseLoginCode(formatRecoveryCode(code))).toEqual({ kind: 'recovery', code });
        expect(formatRecoveryCode(code)).toMatch(/^\w{5}-\w{5}-\w{5}$/);
      }),
    );
  });

  it('shows a secret in fours', () => {
    expect(formatSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  });
});
