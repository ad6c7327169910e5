import type { InformationPage as InformationPageData } from '#contract/catalogue-page.ts';
import type { Frame } from '#contract/page.ts';
import { quotesKeptTexts } from '#text/account/retention.ts';
import { footerText } from '#text/pages/frame.ts';
import { contactText, informationText } from '#text/pages/information.ts';
import type { PageView } from '../page-view.ts';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Markup } from '../ui/Markup.tsx';
import page from '../ui/page.module.css';
import { SupportPhones } from '../ui/SupportPhones.tsx';
import styles from './InformationPage.module.css';

export function informationView(
  { topic, text: { lead, updated, body }, quotesKept }: InformationPageData,
  { support, hours, seller }: Frame,
): PageView {
  const { title, description } = informationText[topic];
  return {
    title,
    description,
    isIndexed: true,
    content: (
      <div className={page.page}>
        <div className={page.head}>
          <h1>{title}</h1>
          <p className={page.lead}>{lead}</p>
          {updated !== '' && <p className={styles.updated}>{updated}</p>}
        </div>
        {topic === 'contact' && (
          <section className={classNames(card.card, styles.phones)} aria-labelledby="bel">
            <h2 id="bel">{contactText.phoneHeading}</h2>
            <SupportPhones support={support} />
            <p className={styles.updated}>{hours}</p>
          </section>
        )}
        <div className={styles.sections}>
          <Markup markup={body} />
          {quotesKept !== null && (
            <section className={styles.section}>
              <h2>{quotesKeptTexts.title}</h2>
              <p>{quotesKeptTexts.body(quotesKept)}</p>
            </section>
          )}
          {topic === 'contact' && (
            <section className={styles.section}>
              <h2>{contactText.companyHeading}</h2>
              <p>{footerText.seller(seller)}</p>
              <p>
                {contactText.email} <a href={`mailto:${seller.email}`}>{seller.email}</a>
              </p>
            </section>
          )}
        </div>
      </div>
    ),
  };
}
