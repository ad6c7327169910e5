import type { CartLineData } from '#contract/cart-page.ts';
import { maxAmount } from '#domain/configuration/limits.ts';
import { cartText } from '#text/ordering/cart.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import styles from './AmountForm.module.css';
import { type CartForms, formAddress } from './cart-forms.ts';

type Props = { readonly line: CartLineData; readonly forms: CartForms };

/**
 * The server judges the amount and says so in Dutch; the browser's own bubble would come first. What was typed before is
 * not filled in again on the way back: the field shows what is stored.
 */
export function AmountForm({ line: { timestamp, amount, amountError, name, boxLabel }, forms }: Props) {
  return (
    <form
      method="post"
      action={formAddress(`/winkelwagen/${timestamp}/aantal`, forms)}
      className={styles.amount}
      noValidate
      autoComplete="off"
      data-autosave
    >
      <input type="hidden" name="_token" value={forms.csrfToken} />
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
