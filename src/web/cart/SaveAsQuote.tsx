import type { CartPage } from '#contract/cart-page.ts';
import { cartText } from '#text/ordering/cart.ts';
import { Button } from '../ui/Button.tsx';
import disclosure from '../ui/disclosure.module.css';
import { SelectField } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './SaveAsQuote.module.css';

type Props = { readonly toQuote: NonNullable<CartPage['toQuote']>; readonly csrfToken: string };

/** R13.1. Both leave the cart, so the script lets the browser send them once what was typed is saved. */
export function SaveAsQuote({ toQuote: { key, concepts }, csrfToken }: Props) {
  const hidden = (
    <>
      <input type="hidden" name="_token" value={csrfToken} />
      <input type="hidden" name="key" value={key} />
    </>
  );
  return (
    <div className={styles.save}>
      <form id="save-as-quote" method="post" action="/offertes" data-leave>
        {hidden}
        <Button type="submit" isWide>
          {cartText.saveAsQuote}
        </Button>
      </form>
      <p className={styles.hint}>{cartText.saveAsQuoteHint}</p>
      {concepts.length > 0 && (
        <details>
          <summary className={disclosure.summary}>
            <Icon name="chevron" />
            {cartText.addToQuote}
          </summary>
          <form id="add-to-quote" method="post" action="/offertes" className={styles.choose} data-leave>
            {hidden}
            <SelectField label={cartText.addToQuoteLabel} name="offerte">
              {concepts.map(({ number, customer }) => (
                <option key={number} value={number}>
                  {cartText.concept(number, customer)}
                </option>
              ))}
            </SelectField>
            <Button type="submit">{cartText.addToQuoteSubmit}</Button>
          </form>
        </details>
      )}
    </div>
  );
}
