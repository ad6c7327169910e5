import type { CartLineData } from '#contract/cart-page.ts';
import { maxAmount } from '#domain/configuration/limits.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { formatSize } from '#text/format/measure.ts';
import { formatEuro } from '#text/format/money.ts';
import { cartText } from '#text/ordering/cart.ts';
import { ui } from '#text/pages/ui.ts';
import { ScreenDrawing } from '../drawings/ScreenDrawing.tsx';
import { ButtonForm } from '../forms/Form.tsx';
import { productPath } from '../product-path.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/Field.tsx';
import { Message } from '../ui/Message.tsx';
import styles from './CartLine.module.css';
import { LinePhotos } from './LinePhotos.tsx';

type Props = { readonly line: CartLineData; readonly unit: Unit; readonly csrfToken: string };

export function CartLine({ line, unit, csrfToken }: Props) {
  const { timestamp, name, boxLabel, summary, problems, formerUnitCents } = line;
  const size = formatSize(millimetres(line.totalWidth), millimetres(line.totalHeight), unit);
  return (
    <li className={classNames(card.card, styles.line)} id={`line-${timestamp}`}>
      {line.drawing !== null && (
        <div className={styles.drawing}>
          {line.drawing === 'later' ? (
            // What it shows stands beside it in words.
            <img src={`/winkelwagen/${timestamp}/tekening.svg`} alt="" loading="lazy" decoding="async" />
          ) : (
            <ScreenDrawing drawing={drawingOf(line.drawing, 'plain')} />
          )}
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            {name} <Badge>{line.code}</Badge>
          </h2>
          {boxLabel !== '' && (
            <p className={styles.soft}>
              {cartText.boxLabel} <strong className={styles.boxLabel}>{boxLabel}</strong>
            </p>
          )}
        </div>
        {!line.isPossible && (
          <Message kind="error" title={cartText.notPossible}>
            {[...problems, cartText.notPossibleHint].map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Message>
        )}
        {formerUnitCents !== null && (
          <Message kind="info">
            {cartText.newPrice(formatEuro(cents(formerUnitCents)), formatEuro(cents(line.unitCents)))}
          </Message>
        )}
        <p className={styles.makes}>{cartText.makes(size)}</p>
        <dl className={styles.summary} aria-label={cartText.specifications}>
          {summary.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <LinePhotos line={line} csrfToken={csrfToken} />
        <div className={styles.figures}>
          <AmountForm line={line} csrfToken={csrfToken} />
          <Prices line={line} />
        </div>
        <LineActions line={line} csrfToken={csrfToken} />
      </div>
    </li>
  );
}

type PartProps = Omit<Props, 'unit'>;

// The server judges the amount and says so in Dutch; the browser's own bubble would come first. What was typed before
// is not filled in again on the way back: the field shows what is stored.
function AmountForm({ line: { timestamp, amount, amountError, name, boxLabel }, csrfToken }: PartProps) {
  return (
    <form
      method="post"
      action={`/winkelwagen/${timestamp}/aantal`}
      className={styles.amount}
      noValidate
      autoComplete="off"
      data-autosave
    >
      <input type="hidden" name="_token" value={csrfToken} />
      <TextField
        label={cartText.amount}
        error={amountError ?? undefined}
        name="amount"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxAmount}
        step={1}
        required
        defaultValue={amount}
        aria-label={cartText.ofLine(cartText.amount, name, boxLabel)}
      />
      {/* The script sends a changed amount by itself. */}
      <noscript>
        <Button type="submit" aria-label={cartText.ofLine(cartText.changeAmount, name, boxLabel)}>
          {cartText.changeAmount}
        </Button>
      </noscript>
    </form>
  );
}

function Prices({ line: { unitCents, adviceCents, lineCents } }: { readonly line: CartLineData }) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{cartText.unitPrice}</dt>
        <dd>
          {formatEuro(cents(unitCents))} <span className={styles.soft}>{ui.exclVat}</span>
        </dd>
      </div>
      <div>
        <dt>{cartText.advicePrice}</dt>
        <dd>
          {formatEuro(cents(adviceCents))} <span className={styles.soft}>{ui.inclVat}</span>
        </dd>
      </div>
      <div className={styles.linePrice}>
        <dt>{cartText.linePrice}</dt>
        <dd>
          <strong>{formatEuro(cents(lineCents))}</strong> <span className={styles.soft}>{ui.exclVat}</span>
        </dd>
      </div>
    </dl>
  );
}

function LineActions({ line: { timestamp, code, name, boxLabel }, csrfToken }: PartProps) {
  const path = `/winkelwagen/${timestamp}`;
  const about = (action: string) => cartText.ofLine(action, name, boxLabel);
  return (
    <div className={styles.actions}>
      <ButtonLink href={`${productPath(code)}?edit=${timestamp}`} aria-label={about(cartText.edit)}>
        {cartText.edit}
      </ButtonLink>
      <ButtonForm action={`${path}/kopie`} csrfToken={csrfToken}>
        <Button type="submit" id={`copy-${timestamp}`} aria-label={about(cartText.copy)}>
          {cartText.copy}
        </Button>
      </ButtonForm>
      <ButtonForm action={`${path}/verwijderen`} csrfToken={csrfToken}>
        <Button type="submit" aria-label={about(cartText.remove)}>
          {cartText.remove}
        </Button>
      </ButtonForm>
    </div>
  );
}
