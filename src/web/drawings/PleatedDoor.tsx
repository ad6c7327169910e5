import styles from './drawings.module.css';
import { type Box, type Detail, round } from './shapes.tsx';

type Props = { readonly box: Box; readonly detail: Detail; readonly leaves: 1 | 2 };

const rail = 42;
const jamb = 34;
const bar = 36;
const strip = 14;

// One leaf is drawn half open, with its package at the left; two are drawn almost closed.
export function PleatedDoor({ box, detail, leaves }: Props) {
  const pleat = detail === 'full' ? 24 : 44;
  const { x, y, width, height } = box;
  const top = y + rail;
  const tall = height - rail - strip;
  const inner = { left: x + jamb, right: x + width - jamb };
  const middle = x + width / 2;
  const reach = leaves === 1 ? inner.left + (inner.right - inner.left) * 0.66 : middle - 150;
  return (
    <g>
      <rect {...box} className={styles.glass} />
      <Leaf from={inner.left} to={reach} top={top} height={tall} pleat={pleat} />
      {leaves === 2 && (
        <g transform={`matrix(-1 0 0 1 ${2 * middle} 0)`}>
          <Leaf from={inner.left} to={reach} top={top} height={tall} pleat={pleat} />
        </g>
      )}
      <path
        className={styles.profile}
        d={`M${x} ${y}h${width}v${height}h${-jamb}v${rail - height}h${2 * jamb - width}v${height - rail}h${-jamb}z`}
      />
      <rect x={x} y={y + height - strip} width={width} height={strip} className={styles.profile} />
      <path className={styles.edge} d={`M${x} ${y}l${jamb} ${rail}M${x + width} ${y}l${-jamb} ${rail}`} />
      {leaves === 1 ? (
        <Arrow from={reach + bar + 70} to={inner.right - 50} y={y + height * 0.5} />
      ) : (
        <>
          <Arrow from={middle - 105} to={middle - 14} y={y + height * 0.5} />
          <Arrow from={middle + 105} to={middle + 14} y={y + height * 0.5} />
        </>
      )}
    </g>
  );
}

type LeafProps = {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly height: number;
  readonly pleat: number;
};

function Leaf({ from, to, top, height, pleat: wanted }: LeafProps) {
  const packed = Array.from({ length: 8 }, () => 9);
  const count = Math.round((to - from - 72) / wanted / 2) * 2;
  const drawn = Array.from({ length: count }, () => (to - from - 72) / count);
  let x = from;
  const pleats = [...packed, ...drawn].map((wide, index) => {
    const pleat = { x, wide, isDark: index % 2 === 1 };
    x += wide;
    return pleat;
  });
  const fold = 12;
  return (
    <g>
      {pleats.map((pleat) => {
        const [near, far] = pleat.isDark ? [fold, 0] : [0, fold];
        return (
          <path
            key={pleat.x}
            className={pleat.isDark ? styles.pleatDark : styles.pleatLight}
            d={`M${round(pleat.x)} ${top + near}L${round(pleat.x + pleat.wide)} ${top + far}V${top + height - far}L${round(pleat.x)} ${top + height - near}z`}
          />
        );
      })}
      <path
        className={styles.cord}
        d={[0.1, 0.3, 0.5, 0.7, 0.9]
          .map((part) => `M${from} ${round(top + height * part)}H${round(to)}`)
          .join('')}
      />
      <rect x={to} y={top} width={bar} height={height} className={styles.profile} />
      <rect
        x={to + 9}
        y={top + height * 0.44}
        width={bar - 18}
        height={230}
        rx={9}
        className={styles.accent}
      />
    </g>
  );
}

function Arrow({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }) {
  const head = to > from ? -1 : 1;
  return (
    <path
      className={styles.arrow}
      d={`M${from} ${y}H${to}M${to + head * 38} ${y - 28}L${to} ${y}L${to + head * 38} ${y + 28}`}
    />
  );
}
