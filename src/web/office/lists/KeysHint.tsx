import { keysPath } from '#contract/office/keys.ts';
import { keysTexts as texts } from '#text/staff/keys.ts';
import styles from './KeysHint.module.css';

/** Under a list, where there is a keyboard and the script that listens to it. */
export function KeysHint() {
  return (
    <p className={styles.hint}>
      {texts.hint} <a href={keysPath}>{texts.hintLink}</a>
    </p>
  );
}
