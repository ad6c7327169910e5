import type { QuoteLookPage } from '#contract/quote/look.ts';
import { lookHints as hints, lookFieldNames as names, lookTexts as texts } from '#text/quotes/look.ts';
import { lookColourTexts } from '#text/quotes/look-colour.ts';
import { fieldId } from '../../forms/field-id.ts';
import { Field, TextField } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './ColourPart.module.css';

/** Any colour can be picked: where it could not be read it is darkened, and that is said. */
export function ColourPart({ page: { form, colours } }: { readonly page: QuoteLookPage }) {
  const { fill, onFill, text, line } = colours;
  const error = form.errors['colour'];
  return (
    <Section title={texts.parts.colour}>
      <div className={styles.pickers}>
        <Field id={fieldId('picked')} label={names.picked}>
          {(control) => (
            <input {...control} type="color" name="picked" defaultValue={fill} className={styles.picker} />
          )}
        </Field>
        <TextField
          id={fieldId('colour')}
          label={names.colour}
          hint={hints.colour}
          error={error}
          name="colour"
          defaultValue={error === undefined ? fill : form.values['colour']}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <input type="hidden" name="former" value={fill} />
      <svg viewBox="0 0 320 64" className={styles.sample} role="img" aria-label={texts.colourSample}>
        <rect width="320" height="64" fill="#ffffff" />
        <rect width="152" height="64" fill={fill} data-fill="fill" />
        <text x="20" y="39" fill={onFill} data-fill="onFill">
          {texts.onColour}
        </text>
        <text x="180" y="34" fill={text} data-fill="text">
          {texts.inColour}
        </text>
        <rect x="180" y="44" width="120" height="3" fill={line} data-fill="line" />
      </svg>
      <p className={styles.note} data-colour-note aria-live="polite">
        {text === fill ? lookColourTexts.readable : lookColourTexts.darkened(text)}
      </p>
    </Section>
  );
}
