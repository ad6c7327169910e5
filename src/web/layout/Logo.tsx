import styles from './Header.module.css';

export function Logo() {
  return (
    <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <path d="M7.5 3v20M13 3v20M18.5 3v20M3 7.5h20M3 13h20M3 18.5h20" className={styles.markMesh} />
      <rect x="1.5" y="1.5" width="23" height="23" className={styles.markFrame} />
    </svg>
  );
}
