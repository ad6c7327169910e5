import { type QuoteLineData, type QuotePage, quotePath } from '#contract/quote/quote.ts';
import { maxAmount } from '#domain/configuration/limits.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { quoteLinesText as texts } from '#text/quotes/lines.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { productPath } from '../../product-path.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import lineAction from '../../ui/line-action.module.css';
import styles from './LineTools.module.css';
import { lineIds } from './line-ids.ts';

type Props = {
  readonly line: QuoteLineData;
  readonly quote: QuotePage;
  readonly csrfToken: string;
};

/** What can be done to a line as a whole. Everything is a form or a link, so that it works without script. */
export function LineTools({ line, quote, csrfToken }: Props) {
  const { id, screen } = line;
  const path = `${quotePath(quote.number)}/regels/${id}`;
  const name = texts.lineName(line.name, screen?.boxLabel ?? '');
  const about = (action: string) => texts.of(action, name);
  const [first, last] = [quote.lines.at(0)?.id === id, quote.lines.at(-1)?.id === id];
  // What left the catalogue cannot be drawn, nor changed.
  const product = screen === null || screen.drawing === null ? null : productPath(screen.code);
  return (
    <div className={styles.tools}>
      {screen !== null && <AmountForm path={path} amount={screen.amount} csrfToken={csrfToken} name={name} />}
      <div className={styles.actions}>
        {product !== null && (
          <a
            className={lineAction.action}
            href={`${product}?offerte=${quote.number}&regel=${id}`}
            aria-label={about(texts.edit)}
          >
            {texts.edit}
          </a>
        )}
        {product !== null && (
          <a
            className={lineAction.action}
            href={`${product}?offerte=${quote.number}&zelfde=${id}`}
            aria-label={about(texts.anotherSize)}
          >
            {texts.anotherSizeShort}
          </a>
        )}
        <ButtonForm action={`${path}/kopie`} csrfToken={csrfToken}>
          <input type="hidden" name="key" value={quote.key} />
          <button className={lineAction.action} type="submit" aria-label={about(texts.copy)}>
            {texts.copy}
          </button>
        </ButtonForm>
        <ButtonForm action={`${path}/verwijderen`} csrfToken={csrfToken}>
          <button className={lineAction.action} type="submit" aria-label={about(texts.remove)}>
            {texts.remove}
          </button>
        </ButtonForm>
      </div>
      <form method="post" action={`${path}/verplaatsen`} className={styles.moves} data-move>
        <input type="hidden" name="_token" value={csrfToken} />
        <button
          className={`${lineAction.action} ${styles.move}`}
          type="submit"
          name="naar"
          value="omhoog"
          disabled={first}
          aria-label={about(texts.up)}
        >
          {texts.up}
        </button>
        <button
          className={`${lineAction.action} ${styles.move}`}
          type="submit"
          name="naar"
          value="omlaag"
          disabled={last}
          aria-label={about(texts.down)}
        >
          {texts.down}
        </button>
        {/* Lives by the script alone, which shows it. */}
        <button
          className={styles.handle}
          type="button"
          hidden
          data-handle={id}
          aria-label={about(texts.handle)}
          aria-describedby={lineIds.handleHint}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M7 4.5h.01M13 4.5h.01M7 10h.01M13 10h.01M7 15.5h.01M13 15.5h.01" />
          </svg>
        </button>
      </form>
      <GroupForm path={path} group={line.group} csrfToken={csrfToken} name={name} />
    </div>
  );
}

type FormProps = { readonly path: string; readonly csrfToken: string; readonly name: string };

/** The server judges the amount and says so in Dutch; the browser's own bubble would come first. */
function AmountForm({ path, amount, csrfToken, name }: FormProps & { readonly amount: number }) {
  return (
    <form
      method="post"
      action={`${path}/aantal`}
      className={styles.amount}
      noValidate
      autoComplete="off"
      data-autosave
    >
      <input type="hidden" name="_token" value={csrfToken} />
      <TextField
        label={texts.amount}
        name="amount"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxAmount}
        step={1}
        required
        defaultValue={amount}
        aria-label={texts.of(texts.amount, name)}
      />
      {/* The script sends a changed amount by itself. */}
      <noscript>
        <Button type="submit" aria-label={texts.of(texts.changeAmount, name)}>
          {texts.changeAmount}
        </Button>
      </noscript>
    </form>
  );
}

function GroupForm({ path, group, csrfToken, name }: FormProps & { readonly group: string }) {
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>{group === '' ? texts.giveGroup : texts.inGroup(group)}</summary>
      <form method="post" action={`${path}/ruimte`} className={styles.groupForm} autoComplete="off">
        <input type="hidden" name="_token" value={csrfToken} />
        <TextField
          label={texts.group}
          hint={texts.groupHint}
          name="group"
          list={lineIds.groups}
          maxLength={quoteLimits.group}
          defaultValue={group}
        />
        <Button type="submit" aria-label={texts.of(texts.saveGroup, name)}>
          {texts.saveGroup}
        </Button>
      </form>
    </details>
  );
}
