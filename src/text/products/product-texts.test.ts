import { describe, expect, it } from 'vitest';
import { productTexts } from './product-texts.ts';
import { poorQuestions, unsaid } from './testing.ts';

describe('texts of the products', () => {
  it.each(Object.entries(productTexts))(
    'R1.4 %s says what it is for, what it is like and how to measure for it',
    (_, text) => {
      expect(unsaid(text)).toEqual([]);
    },
  );

  it.each(Object.entries(productTexts))(
    'R20.4 %s asks a question at every step, and neither repeats its title nor hides it behind an icon',
    (_, text) => {
      expect(poorQuestions(text)).toEqual([]);
    },
  );
});
