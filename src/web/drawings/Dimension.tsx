import styles from './drawings.module.css';

type Props = {
  readonly direction: 'across' | 'up';
  readonly from: number;
  readonly to: number;
  // Where the line lies: its y when it runs across, its x when it runs up.
  readonly at: number;
  // From where the thin witness lines come.
  readonly witness: number;
  // Millimetres to a pixel at the size it is meant for: ticks and figures follow the screen, not the object.
  readonly unit: number;
  readonly label?: string;
};

export function Dimension({ direction, from, to, at, witness, unit, label }: Props) {
  const tick = 5 * unit;
  const beyond = at > witness ? 6 * unit : -6 * unit;
  const middle = (from + to) / 2;
  const isAcross = direction === 'across';
  const point = (along: number, off: number) => (isAcross ? `${along} ${off}` : `${off} ${along}`);
  const line = `M${point(from, at)}L${point(to, at)}`;
  const witnesses = [from, to].map((end) => `M${point(end, witness)}L${point(end, at + beyond)}`).join('');
  const ticks = [from, to]
    .map((end) => `M${point(end - tick, at + tick)}L${point(end + tick, at - tick)}`)
    .join('');
  return (
    <g>
      <path className={styles.dimension} d={`${line}${witnesses}${ticks}`} />
      {label !== undefined && (
        <text
          className={styles.text}
          fontSize={14 * unit}
          transform={
            isAcross
              ? `translate(${middle} ${at + 5 * unit})`
              : `translate(${at + 5 * unit} ${middle}) rotate(-90)`
          }
        >
          {label}
        </text>
      )}
    </g>
  );
}
