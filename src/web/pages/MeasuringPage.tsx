import type { ExampleOpening, MeasuringPage as MeasuringPageData } from '#contract/catalogue-page.ts';
import type { Frame } from '#contract/page.ts';
import { measuringPageText, measuringSchemeText, visitorMeasuringText } from '#text/measuring/pages.ts';
import { MeasuringScheme } from '../drawings/MeasuringScheme.tsx';
import type { PageView } from '../page-view.ts';
import { measuringPath } from '../product-path.ts';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { MeasuringVideo } from '../ui/MeasuringVideo.tsx';
import { Message } from '../ui/Message.tsx';
import page from '../ui/page.module.css';
import styles from './MeasuringPage.module.css';
import { MeasuringSteps } from './MeasuringSteps.tsx';
import { ProductList } from './ProductList.tsx';

export function measuringView(data: MeasuringPageData, { account }: Frame): PageView {
  const { products, film, exampleOpening } = data;
  const way = account?.measures ?? 'opening';
  const text = measuringPageText(way);
  return {
    title: text.title,
    description: text.description,
    isIndexed: true,
    content: (
      <div className={page.page}>
        <div className={page.head}>
          <h1>{text.heading}</h1>
          <p className={page.lead}>{text.lead}</p>
        </div>
        <section className={styles.split} aria-labelledby="regels">
          <div className={styles.steps}>
            {account === null && <Message kind="info">{visitorMeasuringText.forWhom}</Message>}
            <h2 id="regels">{text.rulesHeading}</h2>
            <MeasuringSteps steps={text.rules} />
            <Message kind="info">{text.unit}</Message>
          </div>
          <div className={styles.aside}>
            <MeasuringVideo film={film} />
            <Scheme readFrom={exampleOpening} standsOnFloor={false} />
          </div>
        </section>
        <section className={styles.products} aria-labelledby="per-product">
          <h2 id="per-product">{text.perProduct}</h2>
          <p className={styles.soft}>{text.perProductNote}</p>
          <ProductList
            entries={products.map(({ code, name, scene }) => ({
              code,
              scene,
              href: measuringPath(code),
              label: text.instructionFor(name),
            }))}
          />
        </section>
      </div>
    ),
  };
}

type SchemeProps = { readonly readFrom: ExampleOpening; readonly standsOnFloor: boolean };

export function Scheme({ readFrom, standsOnFloor }: SchemeProps) {
  return (
    <figure className={classNames(card.card, styles.scheme)}>
      <MeasuringScheme readFrom={readFrom} standsOnFloor={standsOnFloor} />
      <figcaption className={styles.caption}>
        <svg className={styles.key} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
          <rect width="24" height="16" rx="4" />
        </svg>
        {measuringSchemeText.smallest}
      </figcaption>
    </figure>
  );
}
