import type { MeasuringProductPage as MeasuringProductPageData } from '#contract/catalogue-page.ts';
import type { Frame } from '#contract/page.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { measuringPageText, visitorMeasuringText } from '#text/measuring/pages.ts';
import type { PageView } from '../page-view.ts';
import { measuringSheetPath, productPath } from '../product-path.ts';
import { Badge } from '../ui/Badge.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { MeasuringVideo } from '../ui/MeasuringVideo.tsx';
import { Message } from '../ui/Message.tsx';
import page from '../ui/page.module.css';
import { Table } from '../ui/Table.tsx';
import styles from './MeasuringPage.module.css';
import { Scheme } from './MeasuringPage.tsx';
import { MeasuringSteps } from './MeasuringSteps.tsx';

export function measuringProductView(data: MeasuringProductPageData, { account }: Frame): PageView {
  const { product, instruction, film, exampleOpening, standsOnFloor } = data;
  const way = account?.measures ?? 'opening';
  const text = measuringPageText(way);
  const { intro, size, steps, attention } = instruction;
  return {
    title: text.titleOf(product.name, product.code),
    description: intro,
    isIndexed: true,
    content: (
      <div className={page.page}>
        <Breadcrumb trail={[{ href: '/meetinstructies', label: text.heading }]} current={product.name} />
        <div className={`${page.head} ${styles.productHead}`}>
          <Badge>{product.code}</Badge>
          <h1>{text.instructionFor(product.name)}</h1>
          <p className={page.lead}>{intro}</p>
        </div>
        <div className={styles.split}>
          <div className={styles.steps}>
            {account === null && <Message kind="info">{visitorMeasuringText.forWhom}</Message>}
            <Message kind="info" title={text.whatIsTyped}>
              {size}
            </Message>
            <h2>{text.steps}</h2>
            <MeasuringSteps steps={steps} />
            <h2>{text.attention}</h2>
            <ul className={styles.attention}>
              {attention.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <div className={styles.aside}>
            <MeasuringVideo film={film} />
            <Scheme readFrom={exampleOpening} standsOnFloor={standsOnFloor} />
          </div>
        </div>
        <Notes way={way} />
        <div className={styles.ways}>
          <ButtonLink href={measuringSheetPath(product.code, way)}>{text.sheet}</ButtonLink>
          {account === null && (
            <ButtonLink href={measuringSheetPath(product.code, 'total')}>
              {visitorMeasuringText.sheetForTotals}
            </ButtonLink>
          )}
          <ButtonLink kind="move" href={productPath(product.code)}>
            {text.toProduct(product.name)}
          </ButtonLink>
        </div>
      </div>
    ),
  };
}

// Filled in by pencil, on the printed page.
function Notes({ way }: { readonly way: WayOfMeasuring }) {
  const text = measuringPageText(way);
  const { notes, noted } = text;
  return (
    <section className={styles.notes} aria-labelledby="uw-maten">
      <h2 id="uw-maten">{text.notesHeading}</h2>
      <p className={styles.soft}>{text.print}</p>
      <Table caption={notes.caption} isCaptionHidden>
        <thead>
          <tr>
            {[notes.direction, notes.first, notes.second, notes.third, ...noted].map((heading) => (
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
              {noted.map((heading) => (
                <td key={heading} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
