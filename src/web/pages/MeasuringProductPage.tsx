import type { MeasuringProductPage as MeasuringProductPageData } from '#contract/catalogue-page.ts';
import { measuringPageText, measuringText } from '#text/measuring-texts.ts';
import { sketchOf } from '../drawings/product-drawings.tsx';
import type { PageView } from '../page-view.ts';
import { Badge } from '../ui/Badge.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './MeasuringPage.module.css';
import { Scheme } from './MeasuringPage.tsx';
import { MeasuringSteps } from './MeasuringSteps.tsx';
import { MeasuringVideo } from './MeasuringVideo.tsx';
import page from './page.module.css';
import { measuringSheetPath, productPath } from './product-path.ts';

export function measuringProductView({ product }: MeasuringProductPageData): PageView {
  const { intro, opening, steps, attention } = measuringText(product.code);
  return {
    title: measuringPageText.titleOf(product.name, product.code),
    description: intro,
    isIndexed: true,
    content: (
      <div className={page.page}>
        <Breadcrumb
          trail={[{ href: '/meetinstructies', label: measuringPageText.heading }]}
          current={product.name}
        />
        <div className={`${page.head} ${styles.productHead}`}>
          <Badge>{product.code}</Badge>
          <h1>{measuringPageText.instructionFor(product.name)}</h1>
          <p className={page.lead}>{intro}</p>
        </div>
        <div className={styles.split}>
          <div className={styles.steps}>
            <Message kind="info" title={measuringPageText.whatIsOpening}>
              {opening}
            </Message>
            <h2>{measuringPageText.steps}</h2>
            <MeasuringSteps steps={steps} />
            <h2>{measuringPageText.attention}</h2>
            <ul className={styles.attention}>
              {attention.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <div className={styles.aside}>
            <MeasuringVideo code={product.code} />
            <Scheme isDoor={sketchOf(product.code).sill === 0} />
          </div>
        </div>
        <Notes />
        <div className={styles.ways}>
          <ButtonLink href={measuringSheetPath(product.code)}>{measuringPageText.sheet}</ButtonLink>
          <ButtonLink kind="move" href={productPath(product.code)}>
            {measuringPageText.toProduct(product.name)}
          </ButtonLink>
        </div>
      </div>
    ),
  };
}

// Filled in by pencil, on the printed page.
function Notes() {
  const { notes } = measuringPageText;
  return (
    <section className={styles.notes} aria-labelledby="uw-maten">
      <h2 id="uw-maten">{measuringPageText.notesHeading}</h2>
      <p className={styles.soft}>{measuringPageText.print}</p>
      <Table caption={notes.caption} isCaptionHidden>
        <thead>
          <tr>
            {[notes.direction, notes.first, notes.second, notes.third, notes.smallest].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[notes.width, notes.height].map((direction) => (
            <tr key={direction} className={styles.blank}>
              <th scope="row">{direction}</th>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
