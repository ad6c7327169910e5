import styles from './FrameSketch.module.css';

export type FrameSide = 'left' | 'right' | 'top' | 'bottom';

type Props = { readonly marked: readonly FrameSide[] };

const edges: Readonly<Record<FrameSide, string>> = {
  left: 'M8 14V106',
  right: 'M92 14V106',
  top: 'M14 8H86',
  bottom: 'M14 112H86',
};

/** Only repeats what the fields around it say. */
export function FrameSketch({ marked }: Props) {
  return (
    <svg className={styles.sketch} viewBox="0 0 100 120" aria-hidden="true" focusable="false">
      <path className={styles.outline} d="M2 2H98V118H2ZM14 14H86V106H14Z" />
      <path
        className={styles.mesh}
        d="M26 14V106M38 14V106M50 14V106M62 14V106M74 14V106M14 30H86M14 45H86M14 60H86M14 75H86M14 90H86"
      />
      {Object.entries(edges).map(([side, path]) => (
        <path
          key={side}
          className={marked.some((name) => name === side) ? styles.marked : styles.edge}
          d={path}
        />
      ))}
    </svg>
  );
}
