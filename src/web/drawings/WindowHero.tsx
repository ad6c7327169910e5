import { homeText } from '#text/pages/home.ts';
import { Dimension } from './Dimension.tsx';
import styles from './drawings.module.css';
import { FlangeDetail } from './FlangeDetail.tsx';
import { InsetScreen } from './InsetScreen.tsx';
import { inset, Profile, rectangle } from './shapes.tsx';

// The product book's first worked example: opening 900 × 1200, made 928 × 1228.
const frame = 67;
const opening = { x: 1240, y: frame, width: 900, height: 1200 };
const screen = inset(opening, -14);
const outer = { x: 0, y: 0, width: opening.x + opening.width + frame, height: opening.height + 2 * frame };
const glazing = { x: frame, y: frame, width: opening.x - frame - 90, height: opening.height };
const unit = 3.4;

export function WindowHero() {
  return (
    <svg
      className={styles.drawing}
      viewBox="-80 -150 3230 1740"
      role="img"
      aria-label={homeText.drawing.label}
    >
      <rect {...outer} className={styles.glass} />
      <path className={styles.wall} d={`${rectangle(outer)}${rectangle(glazing)}${rectangle(opening)}`} />
      <Sash />
      <path
        className={styles.outline}
        d={`M-70 ${outer.height}h${outer.width + 140}v44h${-outer.width - 140}z`}
      />
      <InsetScreen box={screen} meshStep={26} detail="full" />
      <Dimension
        direction="across"
        from={screen.x}
        to={screen.x + screen.width}
        at={outer.height + 140}
        witness={outer.height + 60}
        unit={unit}
        label="928 mm"
      />
      <Dimension
        direction="up"
        from={screen.y}
        to={screen.y + screen.height}
        at={outer.width + 110}
        witness={outer.width + 16}
        unit={unit}
        label="1228 mm"
      />
      <Dimension
        direction="across"
        from={opening.x}
        to={opening.x + opening.width}
        at={-90}
        witness={-16}
        unit={unit}
        label="900"
      />
      <FlangeDetail
        from={{ x: screen.x + screen.width - 14, y: 1090 }}
        at={{ x: 2810, y: 560 }}
        unit={unit}
      />
    </svg>
  );
}

// The fixed light beside it.
function Sash() {
  const sash = inset(glazing, 10);
  const pane = inset(sash, 74);
  return (
    <>
      <rect {...sash} className={styles.wall} />
      <Profile box={inset(sash, 66)} thickness={8} />
      <path
        className={styles.hatch}
        d={`M${pane.x + 150} ${pane.y + 560}L${pane.x + 560} ${pane.y + 150}M${pane.x + 230} ${pane.y + 610}L${pane.x + 480} ${pane.y + 360}`}
      />
      <rect
        x={sash.x + 24}
        y={sash.y + sash.height / 2 - 80}
        width={26}
        height={160}
        rx={13}
        className={styles.plate}
      />
    </>
  );
}
