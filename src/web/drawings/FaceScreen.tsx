import styles from './drawings.module.css';
import { type Box, inset, Mesh, Profile } from './shapes.tsx';

type Props = { readonly box: Box; readonly meshStep: number };

const profile = 44;
const rail = 32;

export function FaceScreen({ box, meshStep }: Props) {
  const sight = inset(box, profile);
  return (
    <g>
      <rect {...box} className={styles.glass} />
      <Mesh box={sight} step={meshStep} />
      <rect
        x={sight.x}
        y={box.y + (box.height - rail) / 2}
        width={sight.width}
        height={rail}
        className={styles.profile}
      />
      <Profile box={box} thickness={profile} />
      <rect {...inset(box, 20)} className={styles.openingOnProfile} />
      <TurnButtons box={box} />
    </g>
  );
}

// Screwed to the window frame, turned over the edge of the screen.
function TurnButtons({ box }: { readonly box: Box }) {
  const heights = [0.18, 0.82].map((part) => box.y + box.height * part);
  return heights.flatMap((y) =>
    [box.x, box.x + box.width].map((x) => (
      <g key={`${x} ${y}`}>
        <rect x={x - 44} y={y - 17} width={88} height={34} rx={17} className={styles.accent} />
        <circle cx={x === box.x ? x - 24 : x + 24} cy={y} r={7} className={styles.outline} />
      </g>
    )),
  );
}
