import { describe, expect, it } from 'vitest';
import { measuringText } from '../measuring/instruction.ts';
import { productTexts } from './product-texts.ts';

describe('texts of the products', () => {
  it.each(Object.entries(productTexts))(
    'R1.4 %s says what it is for, what it is like and how to measure for it',
    (_, text) => {
      expect(text.purpose.length).toBeGreaterThan(0);
      expect(text.properties.length).toBeGreaterThan(3);
      expect(measuringText(text, 'opening').steps.length).toBeGreaterThan(3);
    },
  );
});
