import { type QuotePage, quoteAnchors } from '#contract/quote/quote.ts';
import { quoteLinesText as texts } from '#text/quotes/lines.ts';
import { productPath } from '../../product-path.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './AddProduct.module.css';

type Props = { readonly quote: QuotePage };

/** R13.1: a screen more, made in the same configurator; or many at once. */
export function AddProduct({ quote: { number, products } }: Props) {
  return (
    <details className={styles.add}>
      <summary className={styles.summary}>
        <Icon name="chevron" />
        {texts.add}
      </summary>
      {/* Inside, so that an address that points to it unfolds it. */}
      <p className={styles.hint} id={quoteAnchors.add}>
        {texts.addHint}
      </p>
      <ul className={styles.products}>
        {products.map(({ code, name }) => (
          <li key={code}>
            <a className={styles.product} href={`${productPath(code)}?add=1&offerte=${number}`}>
              {name} <span className={styles.code}>{code}</span>
            </a>
          </li>
        ))}
        <li>
          <a className={styles.product} href={`/snel-bestellen?offerte=${number}`}>
            {texts.quickOrder}
          </a>
        </li>
      </ul>
    </details>
  );
}
