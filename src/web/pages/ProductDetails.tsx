import type { ProductPage } from '#contract/catalogue-page.ts';
import type { Frame } from '#contract/page.ts';
import { formData } from '#domain/drawing/form.ts';
import { measuringRules } from '#text/measuring/instruction.ts';
import { visitorMeasuringText } from '#text/measuring/pages.ts';
import { productPageText } from '#text/pages/product.ts';
import { MeasuringScheme } from '../drawings/MeasuringScheme.tsx';
import { measuringPath } from '../product-path.ts';
import { Colours } from './Colours.tsx';
import styles from './ProductDetails.module.css';

type Props = { readonly data: ProductPage; readonly account: Frame['account'] };

export function ProductDetails({ data, account }: Props) {
  const { product, portrait, words, facts, exampleOpening } = data;
  const way = account?.measures ?? 'opening';
  return (
    <div className={styles.details}>
      <section className={styles.section} aria-labelledby="waarvoor">
        <h2 id="waarvoor">{productPageText.purpose}</h2>
        <div className={styles.prose}>
          {words.purpose.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="eigenschappen">
        <h2 id="eigenschappen">{productPageText.properties}</h2>
        <dl className={styles.properties}>
          {words.properties.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section} aria-labelledby="kleuren">
        <h2 id="kleuren">{productPageText.colours}</h2>
        <Colours colours={facts.colours} hasFreeRal={facts.hasFreeRal} />
      </section>
      <section className={styles.section} aria-labelledby="meten">
        <h2 id="meten">{productPageText.measuring}</h2>
        <div className={styles.measuring}>
          <div className={styles.prose}>
            <p>{words.measuring}</p>
            <ol className={styles.rules}>
              {measuringRules(way).map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
            {account === null && <p>{visitorMeasuringText.forWhom}</p>}
            <p>
              <a href={measuringPath(product.code)}>{productPageText.measuringLink(product.name)}</a>
            </p>
          </div>
          <div className={styles.scheme}>
            <MeasuringScheme
              readFrom={exampleOpening}
              standsOnFloor={formData[portrait.form].standsOnFloor}
            />
          </div>
        </div>
      </section>
    </div>
  );
}
