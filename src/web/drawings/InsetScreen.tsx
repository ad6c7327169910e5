import styles from './drawings.module.css';
import { type Box, inset, Mesh, Profile } from './shapes.tsx';

type Props = {
  readonly box: Box;
  readonly meshStep: number;
  // How far the customer's opening lies within the outer edge.
  readonly openingInset?: number;
};

const profile = 40;

export function InsetScreen({ box, meshStep, openingInset = 14 }: Props) {
  const sight = inset(box, profile);
  return (
    <g>
      <rect {...box} className={styles.glass} />
      <Mesh box={sight} step={meshStep} />
      <Profile box={box} thickness={profile} />
      <rect {...inset(box, openingInset)} className={styles.openingOnProfile} />
      <Clips box={box} />
    </g>
  );
}

function Clips({ box }: { readonly box: Box }) {
  const clip = { width: 24, height: 96 };
  const left = box.x + profile - 16;
  const right = box.x + box.width - profile + 16 - clip.width;
  const heights = [0.28, 0.72].map((part) => box.y + box.height * part - clip.height / 2);
  return heights.flatMap((y) =>
    [left, right].map((x) => (
      <rect key={`${x} ${y}`} x={x} y={y} rx={4} {...clip} className={styles.accent} />
    )),
  );
}
