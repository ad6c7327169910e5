import type { ProductPage as ProductPageData, SizeRange } from '#contract/catalogue-page.ts';
import type { Frame } from '#contract/page.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { popupText } from '#text/configurator/popup.ts';
import { formatDay, formatDeliveryTime } from '#text/format/date.ts';
import { formatBounds } from '#text/format/measure.ts';
import { footerText } from '#text/pages/frame.ts';
import { fromPriceText, productPageText } from '#text/pages/product.ts';
import { Island } from '../Island.tsx';
import type { PageView } from '../page-view.ts';
import { logInPath, productPath } from '../product-path.ts';
import { Badge } from '../ui/Badge.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import page from '../ui/page.module.css';
import { SupportPhones } from '../ui/SupportPhones.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { FromPrice } from './FromPrice.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductList } from './ProductList.tsx';
import styles from './ProductPage.module.css';
import { ProductViews, sharedPictureOf } from './ProductViews.tsx';

export function productView(data: ProductPageData, frame: Frame): PageView {
  const { product, words } = data;
  return {
    title: productPageText.titleOf(product.name, product.code),
    description: words.tagline,
    isIndexed: true,
    ...sharedPictureOf(data),
    opensAtOnce: opensAtOnce(data),
    content: <ProductPage data={data} frame={frame} />,
  };
}

// Then it has the line to itself first.
function opensAtOnce({ configurator }: ProductPageData): boolean {
  return configurator !== null && configurator.mode !== 'closed' && configurator.mode !== 'line-gone';
}

type Props = { readonly data: ProductPageData; readonly frame: Frame };

function ProductPage({ data, frame }: Props) {
  const { product, words, facts, others, configurator, address } = data;
  const unit = configurator?.customer.cm_units === 1 ? 'cm' : 'mm';
  const bounds = ({ min, max }: SizeRange) => formatBounds(millimetres(min), millimetres(max), unit);
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
        <ProductViews data={data} unit={unit} isBehind={opensAtOnce(data)} />
        <div className={styles.order}>
          <div className={styles.title}>
            <Badge>{product.code}</Badge>
            <h1>{product.name}</h1>
            <p className={page.lead}>{words.tagline}</p>
          </div>
          {facts.lowestAdviceCents !== null && (
            <p className={styles.price}>
              <FromPrice
                word={productPageText.from}
                adviceCents={facts.lowestAdviceCents}
                netCents={facts.lowestNetCents}
                size="large"
              />{' '}
              <Tooltip about={fromPriceText.advice}>
                {fromPriceText.explained(facts.lowestNetCents !== null)}
              </Tooltip>
            </p>
          )}
          <dl className={styles.facts}>
            <div>
              <dt>{productPageText.width}</dt>
              <dd>{bounds(facts.width)}</dd>
            </div>
            <div>
              <dt>{productPageText.height}</dt>
              <dd>{bounds(facts.height)}</dd>
            </div>
            <div>
              <dt>{productPageText.delivery}</dt>
              <dd>
                {formatDeliveryTime(facts.deliveryWorkingDays)}{' '}
                <small>{productPageText.deliveryBy(formatDay(facts.deliveryDate))}</small>
              </dd>
            </div>
          </dl>
          <div className={styles.action}>
            {configurator && (
              <Island name="configurator" props={{ ...configurator, product, support: frame.support }} />
            )}
            {frame.account === null && (
              <div className={styles.visitor}>
                <ButtonLink kind="order" isWide href={logInPath(address)}>
                  {productPageText.logInToOrder}
                </ButtonLink>
                <a href="/account-aanvragen">{productPageText.requestAccount}</a>
              </div>
            )}
          </div>
          <p className={styles.note}>{productPageText.noReturns}</p>
          <div className={styles.help}>
            <h2>{footerText.adviceHeading}</h2>
            <SupportPhones support={frame.support} />
          </div>
        </div>
      </div>
      <ProductDetails data={data} account={frame.account} />
      <section className={styles.others} aria-labelledby="andere">
        <h2 id="andere">{productPageText.others}</h2>
        <ProductList
          entries={others.map(({ code, name, scene, lowestAdviceCents, lowestNetCents }) => ({
            code,
            scene,
            href: productPath(code),
            label: name,
            note: (
              <FromPrice
                word={productPageText.from}
                adviceCents={lowestAdviceCents}
                netCents={lowestNetCents}
              />
            ),
          }))}
        />
      </section>
    </div>
  );
}
