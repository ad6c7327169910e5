import styles from './drawings.module.css';
import { type Box, type Detail, type DrawingProps, inset, Mesh, Profile } from './shapes.tsx';

const profile = 44;
const rail = 32;
const overlap = 20;

export function FaceScreen({ box, meshStep, detail }: DrawingProps) {
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
      {detail === 'full' && <rect {...inset(box, overlap)} className={styles.openingOnProfile} />}
      <TurnButtons box={box} detail={detail} />
    </g>
  );
}

// Screwed to the window frame, turned over the edge of the screen.
function TurnButtons({ box, detail }: { readonly box: Box; readonly detail: Detail }) {
  const tall = detail === 'full' ? 34 : 48;
  const heights = [0.18, 0.82].map((part) => box.y + box.height * part);
  return heights.flatMap((y) =>
    [box.x, box.x + box.width].map((x) => (
      <g key={`${x} ${y}`}>
        <rect x={x - 44} y={y - tall / 2} width={88} height={tall} rx={tall / 2} className={styles.accent} />
        {detail === 'full' && (
          <circle cx={x === box.x ? x - 24 : x + 24} cy={y} r={7} className={styles.outline} />
        )}
      </g>
    )),
  );
}
