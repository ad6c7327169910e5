import type { HomePage as HomePageData } from '#contract/catalogue-page.ts';
import type { Frame } from '#contract/page.ts';
import { windowScene } from '#domain/drawing/window-scene.ts';
import { pictureTexts } from '#text/configurator/drawing.ts';
import { homeMeasuringText, homeText } from '#text/pages/home.ts';
import type { PageView } from '../page-view.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Plate } from '../ui/Plate.tsx';
import page from '../ui/page.module.css';
import styles from './HomePage.module.css';
import { ProductCard } from './ProductCard.tsx';

export function homeView({ products }: HomePageData, frame: Frame): PageView {
  return {
    title: homeText.title,
    description: homeText.description,
    isIndexed: true,
    content: <HomePage products={products} account={frame.account} />,
  };
}

type Props = { readonly products: HomePageData['products']; readonly account: Frame['account'] };

function HomePage({ products, account }: Props) {
  const { lead, wayHeading, way } = homeMeasuringText(account?.measures ?? 'visitor');
  return (
    <>
      <Hero lead={lead} isVisitor={account === null} />
      <section className={page.page} id="producten" aria-labelledby="producten-kop">
        <div className={styles.sectionHead}>
          <h2 id="producten-kop" className={styles.sectionHeading}>
            {homeText.productsHeading(products.length)}
          </h2>
          <p className={styles.note}>{homeText.productsNote}</p>
        </div>
        <ul className={styles.cards}>
          {products.map((product) => (
            <li key={product.code}>
              <ProductCard product={product} />
            </li>
          ))}
          <li>
            <QuickOrderCard />
          </li>
        </ul>
      </section>
      <section className={page.page} aria-labelledby="werkwijze">
        <h2 id="werkwijze" className={styles.sectionHeading}>
          {wayHeading}
        </h2>
        <ol className={styles.way}>
          {way.map(({ title, body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
        <p className={styles.measuring}>
          <a href="/meetinstructies">{homeText.measuringLink}</a>
        </p>
      </section>
    </>
  );
}

function Hero({ lead, isVisitor }: { readonly lead: string; readonly isVisitor: boolean }) {
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
          <h1 className={styles.heading}>{homeText.heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.ways}>
            <ButtonLink kind="order" href="#producten">
              {homeText.configure}
            </ButtonLink>
            <ButtonLink kind="move" href="/snel-bestellen">
              {homeText.quickOrder}
            </ButtonLink>
          </div>
          {isVisitor && (
            <p className={styles.visitor}>
              {homeText.visitorNote} <a href="/inloggen">{homeText.logIn}</a>{' '}
              <a href="/account-aanvragen">{homeText.requestAccount}</a>
            </p>
          )}
        </div>
        <figure className={styles.figure}>
          <Plate plate={windowScene()} texts={pictureTexts(homeText.drawing.label)} />
        </figure>
      </div>
    </section>
  );
}

function QuickOrderCard() {
  return (
    <div className={styles.quick}>
      <h3>{homeText.quickCard.heading}</h3>
      <p>{homeText.quickCard.body}</p>
      <ButtonLink kind="move" href="/snel-bestellen">
        {homeText.quickOrder}
      </ButtonLink>
    </div>
  );
}
