import { useId } from 'react';
import type { OfficeHomePage } from '#contract/office/home.ts';
import type { Intake as Counted, IntakeWeek } from '#domain/intake/intake.ts';
import { cents } from '#domain/money/cents.ts';
import { formatCount } from '#text/format/count.ts';
import { formatEuro } from '#text/format/money.ts';
import { homeTexts as texts } from '#text/staff/home.ts';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './Intake.module.css';
import { drawIntake, type IntakePicture } from './intake-picture.ts';

type Props = Pick<OfficeHomePage, 'intake'>;

// One for a desk and one for a phone, each with letters of a size that can be read there.
const sizes = {
  wide: { width: 760, height: 210 },
  narrow: { width: 340, height: 190 },
} as const;

/** R11.1: two years beside each other, as a picture, in words and as a table. */
export function Intake({ intake }: Props) {
  const { title } = texts.intake[intake.counted];
  return (
    <Section title={title} intro={texts.intakeNote}>
      <p className={styles.legend}>
        <span className={styles.bar}>{intake.year}</span>{' '}
        <span className={styles.line}>{intake.year - 1}</span>
      </p>
      {(['wide', 'narrow'] as const).map((size) => (
        <div key={size} className={styles[size]}>
          <Picture intake={intake} picture={drawIntake(intake, sizes[size])} />
        </div>
      ))}
      <p>{describe(intake)}</p>
      <details className={styles.details}>
        <summary className={styles.summary}>{texts.asTable}</summary>
        <IntakeTable intake={intake} />
      </details>
    </Section>
  );
}

function describe({ counted, year, week, weeks }: OfficeHomePage['intake']): string {
  const { counted: words } = texts.intake[counted];
  const passed = weeks.filter((one) => one.week <= week);
  const total = (side: 'now' | 'before') => passed.reduce((all, one) => all + (one[side]?.count ?? 0), 0);
  const current = weeks[week - 1];
  const before = current?.before ?? null;
  return [
    texts.thisWeek(week, words(current?.now?.count ?? 0), before && words(before.count), year - 1),
    texts.soFar(year, words(total('now')), words(total('before')), year - 1),
  ].join(' ');
}

function Picture({ intake, picture }: Props & { readonly picture: IntakePicture }) {
  const id = useId();
  const { width, height, left, bars, steps, lines, weeks, floor } = picture;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.picture}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{texts.intake[intake.counted].title}</title>
      <desc id={`${id}-desc`}>{describe(intake)}</desc>
      {lines.map(({ y, value }) => (
        <g key={value}>
          <line x1={left} x2={width} y1={y} y2={y} className={value === 0 ? styles.floor : styles.grid} />
          <text x={left - 6} y={y + 4} textAnchor="end" className={styles.label}>
            {formatCount(value)}
          </text>
        </g>
      ))}
      {bars.map(({ week, ...bar }) => (
        <rect key={week} {...bar} className={styles.now} />
      ))}
      {steps !== '' && <path d={steps} className={styles.before} />}
      <text x={left - 6} y={floor + 18} textAnchor="end" className={styles.label}>
        {texts.axis}
      </text>
      {weeks.map(({ week, x }) => (
        <text key={week} x={x} y={floor + 18} textAnchor="middle" className={styles.label}>
          {week}
        </text>
      ))}
    </svg>
  );
}

function IntakeTable({ intake: { counted, year, weeks } }: Props) {
  const { title, heading } = texts.intake[counted];
  const hasMoney = counted === 'orders';
  const amount = (of: number) => `${of} ${texts.amountHeading}`;
  return (
    <Table caption={texts.tableOf(title)} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{texts.weekHeading}</th>
          {[year, year - 1].map((of) => (
            <th key={of} scope="col" className={styles.number}>
              {of} {heading}
            </th>
          ))}
          {hasMoney &&
            [year, year - 1].map((of) => (
              <th key={of} scope="col" className={styles.number}>
                {amount(of)}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <WeekRow key={week.week} week={week} hasMoney={hasMoney} />
        ))}
      </tbody>
    </Table>
  );
}

function WeekRow({ week: { week, now, before }, hasMoney }: { week: IntakeWeek; hasMoney: boolean }) {
  return (
    <tr>
      <th scope="row">{week}</th>
      <td className={styles.number}>{countOf(now)}</td>
      <td className={styles.number}>{countOf(before)}</td>
      {hasMoney && <td className={styles.number}>{moneyOf(now)}</td>}
      {hasMoney && <td className={styles.number}>{moneyOf(before)}</td>}
    </tr>
  );
}

function countOf(week: Counted | null): string {
  return week === null ? texts.none : formatCount(week.count);
}

function moneyOf(week: Counted | null): string {
  return week === null || week.cents === null ? texts.none : formatEuro(cents(week.cents));
}
