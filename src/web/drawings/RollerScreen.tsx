import styles from './drawings.module.css';
import { type DrawingProps, Mesh } from './shapes.tsx';

type Props = Omit<DrawingProps, 'detail'> & { readonly build: keyof typeof builds };

const builds = {
  light: { cassette: 78, guide: 30, drop: 0.68, bar: 30 },
  heavy: { cassette: 104, guide: 42, drop: 1, bar: 44 },
} as const;

export function RollerScreen({ box, meshStep, build }: Props) {
  const { cassette, guide, drop, bar } = builds[build];
  const { x, y, width, height } = box;
  const sight = {
    x: x + guide,
    y: y + cassette,
    width: width - 2 * guide,
    height: (height - cassette) * drop - bar,
  };
  const barTop = sight.y + sight.height;
  const middle = x + width / 2;
  return (
    <g>
      <rect {...box} className={styles.glass} />
      <Mesh box={sight} step={meshStep} />
      <rect x={x} y={y} width={guide} height={height} className={styles.profile} />
      <rect x={x + width - guide} y={y} width={guide} height={height} className={styles.profile} />
      <path
        className={styles.edge}
        d={`M${x + guide / 2} ${y + cassette}V${y + height}M${x + width - guide / 2} ${y + cassette}V${y + height}`}
      />
      <rect x={x} y={y} width={width} height={cassette} rx={14} className={styles.profile} />
      <path
        className={styles.edge}
        d={`M${x + 34} ${y}v${cassette}M${x + width - 34} ${y}v${cassette}M${x + 34} ${y + cassette * 0.62}H${x + width - 34}`}
      />
      <rect x={sight.x} y={barTop} width={sight.width} height={bar} className={styles.profile} />
      {build === 'light' ? (
        <>
          <rect x={middle - 100} y={barTop + 7} width={200} height={16} rx={8} className={styles.accent} />
          <path className={styles.cord} d={`M${middle} ${barTop + bar}v120`} />
          <circle cx={middle} cy={barTop + bar + 136} r={16} className={styles.accent} />
        </>
      ) : (
        [sight.x + 70, sight.x + sight.width - 210].map((left) => (
          <rect
            key={left}
            x={left}
            y={barTop + 11}
            width={140}
            height={22}
            rx={6}
            className={styles.accent}
          />
        ))
      )}
    </g>
  );
}
