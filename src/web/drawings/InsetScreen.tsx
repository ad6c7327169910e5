import styles from './drawings.module.css';
import { type Box, type Detail, type DrawingProps, inset, Mesh, Profile } from './shapes.tsx';

const profile = 40;
// How far the customer's opening lies within the outer edge: the flange.
const flange = 14;

export function InsetScreen({ box, meshStep, detail }: DrawingProps) {
  const sight = inset(box, profile);
  return (
    <g>
      <rect {...box} className={styles.glass} />
      <Mesh box={sight} step={meshStep} />
      <Profile box={box} thickness={profile} />
      {detail === 'full' && <rect {...inset(box, flange)} className={styles.openingOnProfile} />}
      <Clips box={box} detail={detail} />
    </g>
  );
}

function Clips({ box, detail }: { readonly box: Box; readonly detail: Detail }) {
  const clip = detail === 'full' ? { width: 24, height: 96 } : { width: 40, height: 124 };
  const left = box.x + profile - 16;
  const right = box.x + box.width - profile + 16 - clip.width;
  const heights = [0.28, 0.72].map((part) => box.y + box.height * part - clip.height / 2);
  return heights.flatMap((y) =>
    [left, right].map((x) => (
      <rect key={`${x} ${y}`} x={x} y={y} rx={4} {...clip} className={styles.accent} />
    )),
  );
}
