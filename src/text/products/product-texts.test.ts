import { describe, expect, it } from 'vitest';
import { wordingFor } from '../measuring/by-way.ts';
import { measuringText } from '../measuring/instruction.ts';
import { productTexts } from './product-texts.ts';
import type { StepText } from './step-text.ts';
import { rowsText } from './steps.ts';

describe('texts of the products', () => {
  it.each(Object.entries(productTexts))(
    'R1.4 %s says what it is for, what it is like and how to measure for it',
    (_, text) => {
      expect(text.purpose.length).toBeGreaterThan(0);
      expect(text.properties.length).toBeGreaterThan(3);
      expect(measuringText(text, 'opening').steps.length).toBeGreaterThan(3);
    },
  );

  it.each(Object.entries(productTexts))(
    'R20.4 %s asks a question at every step, and neither repeats its title nor hides it behind an icon',
    (_, { steps }) => {
      const asked: readonly StepText[] = [...Object.values(steps), rowsText];
      for (const step of asked.flatMap((one) => [one, { ...one, ...one.besideRows }])) {
        for (const way of ['opening', 'total'] as const) {
          const question = wordingFor(step.question, way);
          expect(question).toMatch(/^[A-Z].*\?$/);
          const others = [wordingFor(step.label, way), step.mobile, wordingFor(step.instruction, way)];
          expect(others).not.toContain(question);
          const page = [question, ...others, wordingFor(step.explanation, way)];
          expect(page).not.toContain(wordingFor(step.tooltip, way));
        }
      }
    },
  );
});
