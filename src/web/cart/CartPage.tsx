import type { CartPage as CartPageData } from '#contract/cart-page.ts';
import type { Frame } from '#contract/page.ts';
import { formTexts } from '#text/account/account.ts';
import { cartText } from '#text/ordering/cart.ts';
import { ButtonForm } from '../forms/Form.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import type { PageView } from '../page-view.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Message } from '../ui/Message.tsx';
import page from '../ui/page.module.css';
import { CartLine } from './CartLine.tsx';
import styles from './CartPage.module.css';
import { CartRemarks } from './CartRemarks.tsx';
import { CartTotals } from './CartTotals.tsx';

export function cartView(cart: CartPageData, frame: Frame): PageView {
  return {
    title: cart.remarksError === null ? cartText.title : formTexts.errorTitle(cartText.title),
    description: null,
    isIndexed: false,
    script: 'cart',
    content: <CartPage cart={cart} csrfToken={frame.csrfToken} />,
  };
}

type Props = { readonly cart: CartPageData; readonly csrfToken: string };

function CartPage({ cart, csrfToken }: Props) {
  return (
    <div className={page.page}>
      <div id="cart" className={styles.cart}>
        <h1 id="cart-title" tabIndex={-1}>
          {cartText.title}
        </h1>
        <CartMessages cart={cart} csrfToken={csrfToken} />
        {cart.lines.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} csrfToken={csrfToken} />}
      </div>
      {/* Outside of what the script replaces, or nobody would hear it. */}
      <p id="cart-status" role="status" className={styles.status} />
    </div>
  );
}

function CartMessages({ cart, csrfToken }: Props) {
  const { lines, notice, removed } = cart;
  const hasNewPrices = lines.some(({ formerUnitCents }) => formerUnitCents !== null);
  return (
    <>
      <FormMessages form={remarksForm(cart)} />
      {notice !== null && <Message kind={notice.kind}>{notice.text}</Message>}
      {removed !== null && (
        <Message kind="ok">
          <div className={styles.undo}>
            <p>{cartText.removed(removed.name, removed.boxLabel)}</p>
            <ButtonForm action={`/winkelwagen/${removed.timestamp}/terugzetten`} csrfToken={csrfToken}>
              <Button id="cart-undo" type="submit">
                {cartText.undo}
              </Button>
            </ButtonForm>
          </div>
        </Message>
      )}
      {hasNewPrices && (
        <Message kind="info">
          <div className={styles.undo}>
            <p>{cartText.newPrices}</p>
            <ButtonForm action="/winkelwagen/prijzen" csrfToken={csrfToken}>
              <Button type="submit">{cartText.acknowledgePrices}</Button>
            </ButtonForm>
          </div>
        </Message>
      )}
    </>
  );
}

function remarksForm({ remarksError, areRemarksRestored }: CartPageData) {
  return {
    errors: remarksError === null ? {} : { remarks: remarksError },
    notice: remarksError === null ? null : formTexts.checkFields,
    isRestored: areRemarksRestored,
  };
}

function EmptyCart() {
  return (
    <div className={classNames(card.card, styles.empty)}>
      <p className={styles.emptyTitle}>{cartText.empty}</p>
      <p>{cartText.emptyHint}</p>
      <div className={styles.ways}>
        <ButtonLink kind="move" href="/">
          {cartText.toProducts}
        </ButtonLink>
        <ButtonLink href="/snel-bestellen">{cartText.toQuickOrder}</ButtonLink>
      </div>
    </div>
  );
}

// More lines than this, and the totals are a long way down a narrow screen.
const shortCart = 5;

function FilledCart({ cart, csrfToken }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {cart.lines.length > shortCart && (
          <p className={styles.jump}>
            <a href="#cart-overview">{cartText.toOverview(cart.lines.length)}</a>
          </p>
        )}
        <ul className={styles.lines} aria-label={cartText.linesLabel}>
          {cart.lines.map((line) => (
            <CartLine key={line.timestamp} line={line} unit={cart.unit} csrfToken={csrfToken} />
          ))}
        </ul>
        <CartRemarks cart={cart} csrfToken={csrfToken} />
      </div>
      <CartTotals cart={cart} />
    </div>
  );
}
