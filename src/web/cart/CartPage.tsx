import type { CartPage as CartPageData } from '#contract/cart-page.ts';
import type { Frame } from '#contract/page.ts';
import { formTexts } from '#text/account/fields.ts';
import { cartText } from '#text/ordering/cart.ts';
import { ButtonForm } from '../forms/Form.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import type { PageView } from '../page-view.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Message } from '../ui/Message.tsx';
import page from '../ui/page.module.css';
import { CartLines, GroupChoice, Undo } from './CartLines.tsx';
import { CartOffers } from './CartOffers.tsx';
import styles from './CartPage.module.css';
import { CartRemarks } from './CartRemarks.tsx';
import { CartTotals } from './CartTotals.tsx';
import { type CartForms, formAddress } from './cart-forms.ts';

export function cartView(cart: CartPageData, frame: Frame): PageView {
  return {
    title: cart.remarksError === null ? cartText.title : formTexts.errorTitle(cartText.title),
    description: null,
    isIndexed: false,
    script: 'cart',
    content: <CartPage cart={cart} csrfToken={frame.csrfToken} isOnBehalf={frame.behalf !== null} />,
  };
}

type Props = { readonly cart: CartPageData; readonly csrfToken: string; readonly isOnBehalf: boolean };

function CartPage({ cart, csrfToken, isOnBehalf }: Props) {
  const forms: CartForms = { csrfToken, copyKey: cart.copyKey, grouping: cart.grouping };
  return (
    <div className={page.page}>
      <div id="cart" className={styles.cart}>
        <h1 id="cart-title" tabIndex={-1}>
          {cartText.title}
        </h1>
        <div id="cart-messages" className={styles.messages}>
          <CartMessages cart={cart} forms={forms} />
        </div>
        {cart.lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <FilledCart cart={cart} forms={forms} isOnBehalf={isOnBehalf} />
        )}
      </div>
      {/* Outside of what the script replaces, or nobody would hear it. */}
      <p id="cart-status" role="status" className={styles.status} />
    </div>
  );
}

type PartProps = { readonly cart: CartPageData; readonly forms: CartForms };

function CartMessages({ cart, forms }: PartProps) {
  const { lines, notice, removed } = cart;
  const hasNewPrices = lines.some(({ formerUnitCents }) => formerUnitCents !== null);
  return (
    <>
      {/* An empty cart has no field for them. */}
      {lines.length > 0 && <FormMessages form={remarksForm(cart)} names={{ remarks: cartText.remarks }} />}
      {notice !== null && <Message kind={notice.kind}>{notice.text}</Message>}
      <CartOffers cart={cart} />
      {removed !== null && lines.length === 0 && <Undo removed={removed} forms={forms} />}
      {hasNewPrices && (
        <Message kind="info">
          <div className={styles.undo}>
            <p>{cartText.newPrices}</p>
            <ButtonForm action={formAddress('/winkelwagen/prijzen', forms)} csrfToken={forms.csrfToken}>
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

function FilledCart({ cart, forms, isOnBehalf }: PartProps & Pick<Props, 'isOnBehalf'>) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div className={styles.lines}>
          <GroupChoice grouping={cart.grouping} />
          <CartLines cart={cart} forms={forms} />
        </div>
        <CartRemarks cart={cart} forms={forms} />
      </div>
      <CartTotals cart={cart} csrfToken={forms.csrfToken} isOnBehalf={isOnBehalf} />
    </div>
  );
}
