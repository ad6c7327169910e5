import { readingsOf } from '#domain/measure/readings.ts';
import { exampleOpening } from '#text/measuring/films.ts';
import { measuringSchemeText } from '#text/measuring/pages.ts';
import styles from './drawings.module.css';
import scheme from './MeasuringScheme.module.css';
import { inset, rectangle } from './shapes.tsx';

type Props = {
  // Without a product: the example that holds for every screen.
  readonly code?: string;
  readonly isDoor?: boolean;
};

const frame = 70;
const window = { x: 0, y: 0, width: 900, height: 1200 };
const door = { x: 0, y: 0, width: 900, height: 1500 };
const positions = [0.16, 0.5, 0.84];

export function MeasuringScheme({ code, isDoor = false }: Props) {
  // As the film beside it reads them.
  const { widths, heights } = readingsOf(exampleOpening(code));
  const opening = isDoor ? door : window;
  const outer = inset(opening, -frame);
  return (
    <svg
      className={styles.drawing}
      viewBox={`-140 -100 1180 ${opening.height + 230}`}
      role="img"
      aria-label={measuringSchemeText.label}
    >
      <rect {...opening} className={styles.glass} />
      <path
        className={styles.wall}
        d={
          isDoor
            ? `M${outer.x} ${opening.height}V${outer.y}h${outer.width}V${opening.height}`
            : rectangle(outer)
        }
      />
      <path className={styles.outline} d={rectangle(opening)} />
      <path
        className={isDoor ? styles.outline : styles.wall}
        d={`M-130 ${opening.height + (isDoor ? 0 : frame)}H1030`}
      />
      {widths.map((width, index) => {
        const y = opening.height * (positions[index] ?? 0);
        return (
          <Reading
            key={width}
            line={`M0 ${y}H${opening.width}M-20 ${y + 20}l40 -40M${opening.width - 20} ${y + 20}l40 -40`}
            x={opening.width * 0.33}
            y={y}
            value={width}
            isSmallest={width === Math.min(...widths)}
          />
        );
      })}
      {heights.map((height, index) => {
        const x = opening.width * (positions[index] ?? 0);
        return (
          <Reading
            key={height}
            line={`M${x} 0V${opening.height}M${x - 20} 20l40 -40M${x - 20} ${opening.height + 20}l40 -40`}
            x={x}
            y={opening.height * 0.33}
            value={height}
            isSmallest={height === Math.min(...heights)}
          />
        );
      })}
    </svg>
  );
}

type ReadingProps = {
  readonly line: string;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly isSmallest: boolean;
};

function Reading({ line, x, y, value, isSmallest }: ReadingProps) {
  const wide = 160;
  return (
    <g>
      <path className={styles.dimension} d={line} />
      <rect
        x={x - wide / 2}
        y={y - 44}
        width={wide}
        height={88}
        rx={14}
        className={isSmallest ? scheme.smallest : scheme.reading}
      />
      <text x={x} y={y + 20} fontSize={56} className={isSmallest ? scheme.smallestText : scheme.text}>
        {value}
      </text>
    </g>
  );
}
