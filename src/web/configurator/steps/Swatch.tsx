import styles from './Swatch.module.css';
import { isDarkTextOn } from './swatch-text.ts';

type Props = { readonly hex: string; readonly label?: string | undefined };

/** Drawn, not styled: the page's policy allows no style attributes. Colour never stands alone, so it is silent. */
export function Swatch({ hex, label }: Props) {
  return (
    <svg className={label === undefined ? styles.dot : styles.tile} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={hex} />
      {label !== undefined && (
        <text x="50%" y="50%" dy="0.36em" className={isDarkTextOn(label, hex) ? styles.dark : styles.light}>
          {/\d{4}/.exec(label)?.[0]}
        </text>
      )}
    </svg>
  );
}
