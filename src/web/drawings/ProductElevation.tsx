import styles from './drawings.module.css';
import { sketchOf } from './product-drawings.tsx';
import { inset, rectangle } from './shapes.tsx';

type Props = { readonly code: string; readonly isThumbnail?: boolean };

const room = { width: 2400, height: 2400, floor: 2310 } as const;
const frame = 70;

// The product in its wall. Every product has the same scale and the same floor, so that the cards can be compared.
export function ProductElevation({ code, isThumbnail = false }: Props) {
  const { width, height, sill, draw } = sketchOf(code);
  const box = { x: (room.width - width) / 2, y: room.floor - sill - height, width, height };
  const isDoor = sill === 0;
  const outer = inset(box, -frame);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${room.width} ${room.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.wall}
        d={
          isDoor
            ? `M${outer.x} ${room.floor}V${outer.y}h${outer.width}V${room.floor}`
            : `${rectangle(outer)}M${outer.x - 60} ${outer.y + outer.height}h${outer.width + 120}v36h${-outer.width - 120}z`
        }
      />
      {draw({ box, meshStep: isThumbnail ? 110 : 46, detail: 'sketch' })}
      <path className={styles.outline} d={`M0 ${room.floor}H${room.width}`} />
      <path className={styles.hatch} d={hatch()} />
    </svg>
  );
}

function hatch(): string {
  const strokes = Array.from({ length: 30 }, (_, index) => `M${60 + index * 80} ${room.floor}l-56 64`);
  return strokes.join('');
}
