import type { ProductPage as ProductPageData } from '#contract/catalogue-page.ts';
import type { Frame } from '#contract/page.ts';
import { popupText } from '#text/configurator/popup.ts';
import { formatDeliveryTime } from '#text/format/delivery.ts';
import { footerText } from '#text/pages/frame.ts';
import { productPageText } from '#text/pages/product.ts';
import { productText } from '#text/products/product-texts.ts';
import { ProductDrawing } from '../drawings/ProductDrawing.tsx';
import { Island } from '../Island.tsx';
import { SupportPhones } from '../layout/SupportPhones.tsx';
import type { PageView } from '../page-view.ts';
import { Badge } from '../ui/Badge.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Price } from '../ui/Price.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { describeRange } from './describe-range.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductList } from './ProductList.tsx';
import styles from './ProductPage.module.css';
import page from './page.module.css';
import { logInPath, productPath } from './product-path.ts';

export function productView(data: ProductPageData, frame: Frame): PageView {
  const { product } = data;
  return {
    title: productPageText.titleOf(product.name, product.code),
    description: productText(product.code).tagline,
    isIndexed: true,
    content: <ProductPage data={data} frame={frame} />,
  };
}

type Props = { readonly data: ProductPageData; readonly frame: Frame };

function ProductPage({ data, frame }: Props) {
  const { product, facts, others, configurator, address } = data;
  const unit = configurator?.customer.cm_units === 1 ? 'cm' : 'mm';
  const width = describeRange(facts.width, unit);
  const height = describeRange(facts.height, unit);
  return (
    <div className={page.page}>
      <Breadcrumb trail={[{ href: '/', label: productPageText.products }]} current={product.name} />
      {configurator?.mode === 'line-gone' && (
        <div className={styles.notice}>
          <Message kind="error">
            <p>
              {popupText.lineGone} <a href="/winkelwagen">{popupText.toCart}</a>
            </p>
          </Message>
        </div>
      )}
      <div className={styles.product}>
        <figure className={styles.drawing}>
          <ProductDrawing
            code={product.code}
            label={productPageText.drawingOf(product.name, width.words, height.words)}
            width={width.figures}
            height={height.figures}
          />
          <figcaption className={styles.caption}>{productPageText.drawingCaption}</figcaption>
        </figure>
        <div className={styles.order}>
          <div className={styles.title}>
            <Badge>{product.code}</Badge>
            <h1>{product.name}</h1>
            <p className={page.lead}>{productText(product.code).tagline}</p>
          </div>
          <p className={styles.price}>
            <span className={styles.from}>{productPageText.from}</span>{' '}
            <Price
              cents={facts.lowestAdviceCents}
              vat="incl"
              kind={productPageText.aboutAdvicePrice}
              size="large"
            />{' '}
            <Tooltip about={productPageText.aboutAdvicePrice}>{productPageText.advicePriceExplained}</Tooltip>
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>{productPageText.width}</dt>
              <dd>{width.words}</dd>
            </div>
            <div>
              <dt>{productPageText.height}</dt>
              <dd>{height.words}</dd>
            </div>
            <div>
              <dt>{productPageText.delivery}</dt>
              <dd>{formatDeliveryTime(facts.deliveryWorkingDays)}</dd>
            </div>
          </dl>
          {configurator ? (
            <Island name="configurator" props={{ ...configurator, product, support: frame.support }} />
          ) : (
            <div className={styles.visitor}>
              <ButtonLink kind="order" isWide href={logInPath(address)}>
                {productPageText.logInToOrder}
              </ButtonLink>
              <a href="/account-aanvragen">{productPageText.requestAccount}</a>
            </div>
          )}
          <p className={styles.note}>{productPageText.noReturns}</p>
          <div className={styles.help}>
            <h2>{footerText.adviceHeading}</h2>
            <SupportPhones support={frame.support} />
          </div>
        </div>
      </div>
      <ProductDetails product={product} facts={facts} account={frame.account} />
      <section className={styles.others} aria-labelledby="andere">
        <h2 id="andere">{productPageText.others}</h2>
        <ProductList
          entries={others.map(({ code, name, lowestAdviceCents }) => ({
            code,
            href: productPath(code),
            label: name,
            note: <Price cents={lowestAdviceCents} vat="incl" kind={productPageText.aboutAdvicePrice} />,
          }))}
        />
      </section>
    </div>
  );
}
