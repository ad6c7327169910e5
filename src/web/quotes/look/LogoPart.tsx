import { lookPaths, type QuoteLookPage } from '#contract/quote/look.ts';
import { lookHints as hints, lookFieldNames as names, lookTexts as texts } from '#text/quotes/look.ts';
import { Actions } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
import fileField from '../../forms/PhotoField.module.css';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './LogoPart.module.css';

/** Its buttons send the whole form: what was typed elsewhere on the page comes back with it. */
export function LogoPart({ page: { form, logo } }: { readonly page: QuoteLookPage }) {
  return (
    <Section title={texts.parts.logo}>
      {logo === null ? (
        <p className={styles.soft}>{texts.noLogo}</p>
      ) : (
        <div className={styles.plate}>
          <img src={logo.path} width={logo.width} height={logo.height} alt={texts.logoAlt} />
        </div>
      )}
      <Field id={fieldId('logo')} label={names.logo} hint={hints.logo} error={form.errors['logo']}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="logo"
            accept="image/png,image/jpeg,image/svg+xml"
            className={fileField.file}
          />
        )}
      </Field>
      <Actions>
        <Button type="submit" formAction={lookPaths.logo}>
          {texts.placeLogo}
        </Button>
        {logo !== null && (
          <Button
            type="submit"
            formAction={lookPaths.removeLogo}
            formEncType="application/x-www-form-urlencoded"
          >
            {texts.removeLogo}
          </Button>
        )}
      </Actions>
      {logo !== null && <p className={styles.soft}>{texts.removeHint}</p>}
    </Section>
  );
}
