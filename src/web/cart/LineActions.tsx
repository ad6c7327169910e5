import type { CartLineData } from '#contract/cart-page.ts';
import { cartText } from '#text/ordering/cart.ts';
import { ButtonForm } from '../forms/Form.tsx';
import { productPath } from '../product-path.ts';
import lineAction from '../ui/line-action.module.css';
import { type CartForms, formAddress } from './cart-forms.ts';
import styles from './LineActions.module.css';

const action = `${lineAction.action} ${styles.action}`;

type Props = { readonly line: CartLineData; readonly forms: CartForms };

export function LineActions({ line: { timestamp, code, name, boxLabel }, forms }: Props) {
  const { csrfToken, copyKey } = forms;
  const address = (change: string) => formAddress(`/winkelwagen/${timestamp}/${change}`, forms);
  const about = (action: string) => cartText.ofLine(action, name, boxLabel);
  const product = productPath(code);
  return (
    <div className={styles.actions}>
      <a className={action} href={`${product}?edit=${timestamp}`} aria-label={about(cartText.edit)}>
        {cartText.edit}
      </a>
      <a
        className={action}
        href={`${product}?zelfde=${timestamp}`}
        aria-label={about(cartText.anotherSize)}
        title={cartText.anotherSize}
      >
        {cartText.anotherSizeShort}
      </a>
      <ButtonForm action={address('kopie')} csrfToken={csrfToken}>
        <input type="hidden" name="key" value={copyKey} />
        <button className={action} type="submit" id={`copy-${timestamp}`} aria-label={about(cartText.copy)}>
          {cartText.copy}
        </button>
      </ButtonForm>
      <ButtonForm action={address('verwijderen')} csrfToken={csrfToken}>
        <button className={action} type="submit" aria-label={about(cartText.remove)}>
          {cartText.remove}
        </button>
      </ButtonForm>
    </div>
  );
}
