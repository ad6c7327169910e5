import styles from './drawings.module.css';

// All drawings are in millimetres, y downwards; line weights stay the same at every scale.
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

// How much a drawing shows: 'sketch' on a card, 'full' where it stands alone.
export type Detail = 'sketch' | 'full';

export type DrawingProps = { readonly box: Box; readonly meshStep: number; readonly detail: Detail };

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

// A ring of profile with mitred corners, lying inside its box.
export function Profile({ box, thickness }: { readonly box: Box; readonly thickness: number }) {
  const inner = inset(box, thickness);
  const { x, y, width, height } = box;
  const right = x + width;
  const bottom = y + height;
  const t = thickness;
  return (
    <>
      <path className={styles.profile} fillRule="evenodd" d={`${rectangle(box)}${rectangle(inner)}`} />
      <path
        className={styles.edge}
        d={`M${x} ${y}l${t} ${t}M${right} ${y}l${-t} ${t}M${x} ${bottom}l${t} ${-t}M${right} ${bottom}l${-t} ${-t}`}
      />
    </>
  );
}

export function Mesh({ box, step }: { readonly box: Box; readonly step: number }) {
  const columns = spread(box.width, step).map((at) => `M${round(box.x + at)} ${box.y}v${box.height}`);
  const rows = spread(box.height, step).map((at) => `M${box.x} ${round(box.y + at)}h${box.width}`);
  return <path className={styles.mesh} d={[...columns, ...rows].join('')} />;
}

export function rectangle({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

// Even steps that end exactly at the edge, so that no half mesh is left over.
function spread(length: number, step: number): number[] {
  const count = Math.max(1, Math.round(length / step));
  return Array.from({ length: count - 1 }, (_, index) => ((index + 1) * length) / count);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
