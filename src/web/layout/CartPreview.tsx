import type { CartPreview as CartPreviewData } from '#contract/page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { cartPreviewText } from '#text/pages/frame.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './CartPreview.module.css';

type Props = { readonly cart: CartPreviewData };

/** Replaced as a whole after an add (R7.7), hence the id. */
export function CartPreview({ cart }: Props) {
  return (
    <a id="cart-preview" href="/winkelwagen" className={styles.preview}>
      <Icon name="cart" />
      <span className={styles.label}>{cartPreviewText.label}</span>
      <span className={styles.count}>
        <span aria-hidden="true">{cart.lines}</span>
        <VisuallyHidden>{cartPreviewText.lines(cart.lines)}</VisuallyHidden>
      </span>
      <span className={styles.total}>{formatEuro(cents(cart.totalCents))}</span>
    </a>
  );
}
