import { type QuoteLineData, type QuotePage, quoteAnchors, quotePath } from '#contract/quote/quote.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { formatSize } from '#text/format/measure.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { ScreenDrawing } from '../../drawings/ScreenDrawing.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Photos } from '../../ui/Photos.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LineTools } from '../lines/LineTools.tsx';
import { LineForm } from './LineForm.tsx';
import { LineMoney } from './LineMoney.tsx';
import { LineToday } from './LineToday.tsx';
import { Noted } from './Noted.tsx';
import styles from './QuoteLine.module.css';

type Props = { readonly line: QuoteLineData; readonly quote: QuotePage; readonly csrfToken: string };

/** One line, with what only the dealer sees of it. */
export function QuoteLine({ line, quote, csrfToken }: Props) {
  const { id, screen } = line;
  return (
    <li className={styles.line} id={quoteAnchors.line(id)} data-name={line.name}>
      <div className={styles.drawing}>
        <LineDrawing line={line} path={quotePath(quote.number)} />
      </div>
      <div className={styles.what}>
        {screen === null ? <OwnLine line={line} /> : <Screen line={line} screen={screen} unit={quote.unit} />}
      </div>
      <LineMoney line={line} />
      {screen !== null && <LineToday screen={screen} />}
      <div className={styles.more}>
        <Noted notice={quote.notice} at={quoteAnchors.line(id)} />
        {screen !== null && screen.photos.length > 0 && <Photos photos={screen.photos} of={line.name} />}
        {quote.forms !== null && <LineTools line={line} quote={quote} csrfToken={csrfToken} />}
        <LineForm line={line} number={quote.number} csrfToken={csrfToken} />
      </div>
    </li>
  );
}

function LineDrawing({
  line: { id, screen },
  path,
}: {
  readonly line: QuoteLineData;
  readonly path: string;
}) {
  if (screen === null || screen.drawing === null) return null;
  // What it shows stands beside it in words.
  return screen.drawing === 'later' ? (
    <img src={`${path}/regels/${id}/tekening.svg`} alt="" loading="lazy" decoding="async" />
  ) : (
    <ScreenDrawing drawing={drawingOf(screen.drawing, 'plain')} />
  );
}

function OwnLine({ line: { name, quantity } }: Pick<Props, 'line'>) {
  return (
    <>
      <p className={styles.name}>
        {name} <Badge kind="neutral">{texts.own}</Badge>
      </p>
      <p className={styles.soft}>{quantity}</p>
    </>
  );
}

type ScreenProps = Pick<Props, 'line'> & {
  readonly screen: NonNullable<QuoteLineData['screen']>;
  readonly unit: QuotePage['unit'];
};

function Screen({ line, screen, unit }: ScreenProps) {
  const size = formatSize(millimetres(screen.totalWidth), millimetres(screen.totalHeight), unit);
  return (
    <>
      <p className={styles.name}>
        {line.name} <Badge>{screen.code}</Badge>
      </p>
      {screen.boxLabel !== '' && (
        <p className={styles.label}>
          <VisuallyHidden>{texts.boxLabel}</VisuallyHidden> {screen.boxLabel}
        </p>
      )}
      <p className={styles.makes}>{texts.makes(size)}</p>
      <p className={styles.soft}>{screen.summary.map(({ value }) => value).join(' · ')}</p>
      {screen.reference !== '' && (
        <p className={styles.soft}>
          {texts.reference} {screen.reference}
        </p>
      )}
    </>
  );
}
