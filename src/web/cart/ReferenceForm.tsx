import type { CartLineData } from '#contract/cart-page.ts';
import { maxReference } from '#domain/cart/terms.ts';
import { cartText } from '#text/ordering/cart.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { type CartForms, formAddress } from './cart-forms.ts';
import styles from './ReferenceForm.module.css';

type Props = { readonly line: CartLineData; readonly forms: CartForms };

/** What the customer calls the work this line is for. */
export function ReferenceForm({ line, forms }: Props) {
  const { timestamp, name, boxLabel, reference, referenceError } = line;
  return (
    <form
      method="post"
      action={formAddress(`/winkelwagen/${timestamp}/referentie`, forms)}
      className={styles.reference}
      noValidate
      autoComplete="off"
      data-autosave
    >
      <input type="hidden" name="_token" value={forms.csrfToken} />
      <TextField
        label={cartText.reference}
        hint={cartText.referenceHint}
        error={referenceError ?? undefined}
        name="reference"
        type="text"
        maxLength={maxReference}
        defaultValue={reference}
        aria-label={cartText.ofLine(cartText.reference, name, boxLabel)}
      />
      {/* The script sends a changed reference by itself. */}
      <noscript>
        <Button type="submit" aria-label={cartText.ofLine(cartText.saveReference, name, boxLabel)}>
          {cartText.saveReference}
        </Button>
      </noscript>
    </form>
  );
}
