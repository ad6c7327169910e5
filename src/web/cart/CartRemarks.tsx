import type { CartPage } from '#contract/cart-page.ts';
import { maxRemarks } from '#domain/cart/terms.ts';
import { cartText } from '#text/ordering/cart.ts';
import { fieldId } from '../forms/field-id.ts';
import { Button } from '../ui/Button.tsx';
import { TextAreaField } from '../ui/Field.tsx';
import styles from './CartPage.module.css';
import { type CartForms, formAddress } from './cart-forms.ts';

type Props = { readonly cart: CartPage; readonly forms: CartForms };

export function CartRemarks({ cart: { remarks, remarksError, areRemarksRestored }, forms }: Props) {
  const save = <Button type="submit">{cartText.saveRemarks}</Button>;
  return (
    <form
      method="post"
      action={formAddress('/winkelwagen/opmerkingen', forms)}
      className={styles.remarks}
      data-autosave
    >
      <input type="hidden" name="_token" value={forms.csrfToken} />
      <TextAreaField
        id={fieldId('remarks')}
        label={cartText.remarks}
        hint={cartText.remarksHint}
        error={remarksError ?? undefined}
        name="remarks"
        maxLength={maxRemarks}
        rows={3}
        defaultValue={remarks}
      />
      {/* With script they are saved on leaving the field; what came back by itself is not left. */}
      {areRemarksRestored ? save : <noscript>{save}</noscript>}
    </form>
  );
}
