import type { ProductCard as ProductCardData } from '#contract/catalogue-page.ts';
import { homeText } from '#text/pages/home.ts';
import { productPath } from '../product-path.ts';
import { Badge } from '../ui/Badge.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { SilentPlate } from '../ui/Plate.tsx';
import { FromPrice } from './FromPrice.tsx';
import styles from './ProductCard.module.css';

type Props = { readonly product: ProductCardData };

export function ProductCard({ product }: Props) {
  return (
    <article className={classNames(card.card, styles.card)}>
      <div className={styles.drawing}>
        <SilentPlate tree={product.scene} />
      </div>
      <div className={styles.body}>
        <div>
          <Badge>{product.code}</Badge>
        </div>
        <h3 className={styles.name}>
          <a href={productPath(product.code)} className={styles.link}>
            {product.name}
          </a>
        </h3>
        <p className={styles.tagline}>{product.tagline}</p>
        <p className={styles.price}>
          <FromPrice
            word={homeText.from}
            adviceCents={product.lowestAdviceCents}
            netCents={product.lowestNetCents}
            size="card"
          />
        </p>
        <span className={styles.go} aria-hidden="true">
          {homeText.configure}
          <Icon name="arrow" />
        </span>
      </div>
    </article>
  );
}
