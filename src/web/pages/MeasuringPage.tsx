import type { MeasuringPage as MeasuringPageData } from '#contract/catalogue-page.ts';
import { measuringPageText } from '#text/measuring-texts.ts';
import { MeasuringScheme } from '../drawings/MeasuringScheme.tsx';
import type { PageView } from '../page-view.ts';
import { Message } from '../ui/Message.tsx';
import styles from './MeasuringPage.module.css';
import { MeasuringSteps } from './MeasuringSteps.tsx';
import { MeasuringVideo } from './MeasuringVideo.tsx';
import { ProductList } from './ProductList.tsx';
import page from './page.module.css';
import { measuringPath } from './product-path.ts';

export function measuringView({ products }: MeasuringPageData): PageView {
  return {
    title: measuringPageText.title,
    description: measuringPageText.description,
    isIndexed: true,
    content: (
      <div className={page.page}>
        <div className={page.head}>
          <h1>{measuringPageText.heading}</h1>
          <p className={page.lead}>{measuringPageText.lead}</p>
        </div>
        <section className={styles.split} aria-labelledby="regels">
          <div className={styles.steps}>
            <h2 id="regels">{measuringPageText.rulesHeading}</h2>
            <MeasuringSteps steps={measuringPageText.rules} />
            <Message kind="info">{measuringPageText.unit}</Message>
          </div>
          <div className={styles.aside}>
            <MeasuringVideo />
            <Scheme isDoor={false} />
          </div>
        </section>
        <section className={styles.products} aria-labelledby="per-product">
          <h2 id="per-product">{measuringPageText.perProduct}</h2>
          <p className={styles.soft}>{measuringPageText.perProductNote}</p>
          <ProductList
            entries={products.map(({ code, name }) => ({
              code,
              href: measuringPath(code),
              label: measuringPageText.instructionFor(name),
            }))}
          />
        </section>
      </div>
    ),
  };
}

export function Scheme({ isDoor }: { readonly isDoor: boolean }) {
  return (
    <figure className={styles.scheme}>
      <MeasuringScheme isDoor={isDoor} />
      <figcaption className={styles.caption}>
        <svg className={styles.key} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
          <rect width="24" height="16" rx="4" />
        </svg>
        {measuringPageText.drawing.smallest}
      </figcaption>
    </figure>
  );
}
