import type { PresetData } from '#contract/account-page.ts';
import { accountTexts } from '#text/account/account.ts';
import { presetPath, quickPresetPath } from '../product-path.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './List.module.css';

type Props = { readonly presets: readonly PresetData[] };

const atOnce = 5;

/** 'Mijn uitvoeringen' of all products, to begin with; they are changed where they are made. */
export function Presets({ presets }: Props) {
  if (presets.length === 0) return null;
  const older = presets.slice(atOnce);
  return (
    <Section title={accountTexts.presets} intro={accountTexts.presetsIntro}>
      <List presets={presets.slice(0, atOnce)} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{accountTexts.otherPresets(older.length)}</summary>
          <List presets={older} />
        </details>
      )}
    </Section>
  );
}

function List({ presets }: Props) {
  return (
    <ul className={styles.list}>
      {presets.map(({ id, name, code, product }) => (
        <li key={id} className={styles.row}>
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.soft}>{product}</p>
          </div>
          <div className={styles.actions}>
            <ButtonLink
              href={presetPath(code, id)}
              aria-label={accountTexts.withPreset(accountTexts.compose, name)}
            >
              {accountTexts.compose}
            </ButtonLink>
            <ButtonLink
              href={quickPresetPath(code, id)}
              aria-label={accountTexts.withPreset(accountTexts.quickOrder, name)}
            >
              {accountTexts.quickOrder}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
