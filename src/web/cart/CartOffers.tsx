import type { CartPage } from '#contract/cart-page.ts';
import { offerListTexts as texts } from '#text/ordering/offers.ts';
import { Message } from '../ui/Message.tsx';
import styles from './CartPage.module.css';

type Props = { readonly cart: Pick<CartPage, 'offers' | 'returned'> };

/** Carts that wait for a colleague or for the reader, and the one that came back. */
export function CartOffers({ cart: { offers, returned } }: Props) {
  return (
    <>
      {returned !== null && (
        <Message kind="info">
          <p>{texts.cameBack(returned.colleague)}</p>
          {returned.answer !== '' && <p className={styles.word}>{texts.quote(returned.answer)}</p>}
        </Message>
      )}
      {offers.map(({ id, side, colleague, lines }) => (
        <Message key={id} kind="info">
          <div className={styles.undo}>
            <p>{side === 'buyer' ? texts.waits(colleague, lines) : texts.isOffered(colleague, lines)}</p>
            <a className={styles.view} href={`/aangeboden/${id}`} aria-label={texts.viewOf(colleague)}>
              {texts.view}
            </a>
          </div>
        </Message>
      ))}
    </>
  );
}
