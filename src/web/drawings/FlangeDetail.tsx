import { Dimension } from './Dimension.tsx';
import styles from './drawings.module.css';

type Point = { readonly x: number; readonly y: number };

type Props = { readonly from: Point; readonly at: Point; readonly unit: number };

const overlap = 14;
const radius = 310;
const enlargement = 9;

// A section through the jamb, enlarged: the flange lies 14 mm over the frame, the clip holds it from inside.
export function FlangeDetail({ from, at, unit }: Props) {
  const small = 46;
  const angle = Math.atan2(at.y - from.y, at.x - from.x);
  const toward = (point: Point, distance: number) =>
    `${Math.round(point.x + distance * Math.cos(angle))} ${Math.round(point.y + distance * Math.sin(angle))}`;
  return (
    <g className={styles.enlargement}>
      <circle cx={from.x} cy={from.y} r={small} className={styles.dimension} />
      <path className={styles.dimension} d={`M${toward(from, small)}L${toward(at, -radius)}`} />
      <clipPath id="flange-detail">
        <circle cx={at.x} cy={at.y} r={radius} />
      </clipPath>
      <circle cx={at.x} cy={at.y} r={radius} className={styles.glass} />
      <g clipPath="url(#flange-detail)">
        <g transform={`translate(${at.x} ${at.y + 60}) scale(${-enlargement} ${enlargement})`}>
          <path className={styles.plate} d="M-60 -20H0V-2H-10V60H-60z" />
          <path className={styles.hatch} d={sectionHatch()} />
          <path className={styles.profile} d="M-14 -23H20V-4H1V-20H-14z" />
          <path className={styles.accent} d="M1.4 -7H9V4H-8V-1.6H1.4z" />
          <path className={styles.opening} d="M20 -14H60" />
        </g>
        <Dimension
          direction="across"
          from={at.x}
          to={at.x + overlap * enlargement}
          at={at.y - 220}
          witness={at.y - 150}
          unit={unit}
        />
      </g>
      <text className={styles.textOnCard} x={at.x - 62} y={at.y - 204} fontSize={14 * unit}>
        {overlap}
      </text>
      <circle cx={at.x} cy={at.y} r={radius} className={styles.dimension} />
    </g>
  );
}

function sectionHatch(): string {
  const strokes: string[] = [];
  for (let y = -20; y < 60; y += 6) {
    const right = y < -2 ? 0 : -10;
    strokes.push(`M${right} ${y}L${right - 8} ${y + 8}`);
    strokes.push(`M${right - 14} ${y}l-8 8`, `M${right - 28} ${y}l-8 8`);
  }
  return strokes.join('');
}
