import styles from './Icon.module.css';

// Drawn on a 20 × 20 grid with a 1.75 stroke, like the dimension lines of the drawings.
const paths = {
  arrow: 'M4 10h12M11 5l5 5-5 5',
  cart: 'M2.5 3.5h2l2 9.5h9l2-7H5.3M8 16.5h.01M14.5 16.5h.01',
  check: 'M4.5 10.5l3.5 3.5 7.5-8',
  chevron: 'M5 7.5l5 5 5-5',
  close: 'M5 5l10 10M15 5L5 15',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  info: 'M10 9v5M10 6h.01M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  phone: 'M6.5 3.5h-3c0 7.2 5.8 13 13 13v-3l-3.5-1.5-1.5 1.5a10 10 0 0 1-4.5-4.5L8 7z',
  play: 'M6.5 4l9 6-9 6z',
  print: 'M6 7V3h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8V17H6z',
  warning: 'M10 3l7.5 13.5h-15zM10 8.5v4M10 14.5h.01',
} as const;

export type IconName = keyof typeof paths;

type Props = { readonly name: IconName };

/** Always beside words that say the same, so it is silent to assistive technology. */
export function Icon({ name }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
