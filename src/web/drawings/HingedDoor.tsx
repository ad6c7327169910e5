import styles from './drawings.module.css';
import { type DrawingProps, inset, Mesh, Profile } from './shapes.tsx';

const jamb = 34;
const play = 8;
const stile = 52;
const rail = 48;
const railHeight = 917;
const kickPlate = 400;

// Frame on three sides, leaf within, hinges at the left.
export function HingedDoor({ box, meshStep, detail }: DrawingProps) {
  const { x, y, width, height } = box;
  const leaf = {
    x: x + jamb + play,
    y: y + jamb + play,
    width: width - 2 * (jamb + play),
    height: height - jamb - 2 * play,
  };
  const sight = inset(leaf, stile);
  const bottom = sight.y + sight.height;
  return (
    <g>
      <rect {...box} className={styles.glass} />
      <path
        className={styles.profile}
        d={`M${x} ${y}h${width}v${height}h${-jamb}v${jamb - height}h${2 * jamb - width}v${height - jamb}h${-jamb}z`}
      />
      <path className={styles.edge} d={`M${x} ${y}l${jamb} ${jamb}M${x + width} ${y}l${-jamb} ${jamb}`} />
      <Mesh box={{ ...sight, height: sight.height - kickPlate }} step={meshStep} />
      <rect
        x={sight.x}
        y={bottom - kickPlate}
        width={sight.width}
        height={kickPlate}
        className={styles.plate}
      />
      <rect
        x={sight.x}
        y={y + height - railHeight - rail / 2}
        width={sight.width}
        height={rail}
        className={styles.profile}
      />
      <Profile box={leaf} thickness={stile} />
      {[0.1, 0.5, 0.88].map((part) => (
        <rect
          key={part}
          x={x + jamb - (detail === 'full' ? 12 : 18)}
          y={y + height * part}
          width={detail === 'full' ? 32 : 44}
          height={110}
          rx={5}
          className={styles.accent}
        />
      ))}
      <rect
        x={leaf.x + leaf.width - stile + 14}
        y={y + height - 1050 - 80}
        width={stile - 28}
        height={160}
        rx={10}
        className={styles.plate}
      />
    </g>
  );
}
