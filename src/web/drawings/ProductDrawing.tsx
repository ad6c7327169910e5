import { Dimension } from './Dimension.tsx';
import styles from './drawings.module.css';
import { sketchOf } from './product-drawings.tsx';

type Props = {
  readonly code: string;
  readonly label: string;
  readonly width: string;
  readonly height: string;
};

// The product by itself, large, its dimension lines carrying the sizes it can be made in.
export function ProductDrawing({ code, label, width, height }: Props) {
  const sketch = sketchOf(code);
  const unit = Math.max(sketch.height, sketch.width) / 460;
  const box = { x: 0, y: 0, width: sketch.width, height: sketch.height };
  const margin = { left: 52 * unit, top: 14 * unit, right: 52 * unit, bottom: 52 * unit };
  const view = [
    -margin.left,
    -margin.top,
    sketch.width + margin.left + margin.right,
    sketch.height + margin.top + margin.bottom,
  ];
  return (
    <svg className={styles.drawing} viewBox={view.map(Math.round).join(' ')} role="img" aria-label={label}>
      {sketch.draw({ box, meshStep: Math.round(7 * unit), detail: 'full' })}
      <Dimension
        direction="across"
        from={0}
        to={sketch.width}
        at={sketch.height + 30 * unit}
        witness={sketch.height + 6 * unit}
        unit={unit}
        label={width}
      />
      <Dimension
        direction="up"
        from={0}
        to={sketch.height}
        at={-30 * unit}
        witness={-6 * unit}
        unit={unit}
        label={height}
      />
    </svg>
  );
}
