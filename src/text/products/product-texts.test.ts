import { describe, expect, it } from 'vitest';
import { measuringText } from '../measuring/instruction.ts';
import { productText } from './product-texts.ts';

describe('texts of the products', () => {
  it.each(['PE-100', 'SE-100', 'SE-200', 'RO-50', 'RO-100', 'CE-100', 'CA-100'])(
    'R1.4 %s says what it is for, what it is like and how to measure for it',
    (code) => {
      expect(productText(code).purpose.length).toBeGreaterThan(0);
      expect(productText(code).properties.length).toBeGreaterThan(3);
      expect(measuringText(code, 'opening').steps.length).toBeGreaterThan(3);
    },
  );

  it('names the product that has no text', () => {
    expect(() => productText('MA-100')).toThrow('MA-100');
  });
});
