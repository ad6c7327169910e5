import { sceneImage } from '#contract/catalogue-page.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { Badge } from '../../ui/Badge.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import type { Product } from '../store/state.ts';
import styles from './ProductCards.module.css';

type Props = { readonly products: readonly Product[]; readonly onChoose: (product: Product) => void };

/** The products as the home page draws them, where a list of codes would say little. */
export function ProductCards({ products, onChoose }: Props) {
  return (
    <ul className={styles.cards} aria-label={quickText.products}>
      {products.map((product) => (
        <li key={product.code}>
          <button
            type="button"
            className={classNames(card.card, styles.card)}
            onClick={() => onChoose(product)}
          >
            <img src={sceneImage(product.code)} alt="" width={232} height={232} className={styles.drawing} />
            <span className={styles.name}>{product.name}</span>
            <Badge>{product.code}</Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}
