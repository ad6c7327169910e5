import { informationPaths } from '#contract/catalogue-page.ts';
import type { SupportPhones as Phones } from '#contract/page.ts';
import type { Seller } from '#domain/business/seller.ts';
import { footerText } from '#text/pages/frame.ts';
import { navigation } from '#text/pages/ui.ts';
import { SupportPhones } from '../ui/SupportPhones.tsx';
import styles from './Footer.module.css';

type Props = { readonly support: Phones; readonly hours: string; readonly seller: Seller };

const columns = [
  {
    heading: footerText.orderHeading,
    links: [
      { href: '/', label: navigation.products },
      { href: '/snel-bestellen', label: navigation.quickOrder },
      { href: '/meetinstructies', label: navigation.measuring },
      { href: '/account-aanvragen', label: navigation.requestAccount },
    ],
  },
  {
    heading: footerText.shopHeading,
    links: [
      { href: informationPaths.contact, label: footerText.contact },
      { href: informationPaths.terms, label: footerText.terms },
      { href: informationPaths.privacy, label: footerText.privacy },
    ],
  },
] as const;

export function Footer({ support, hours, seller }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.help} aria-labelledby="advies">
          <h2 id="advies" className={styles.heading}>
            {footerText.adviceHeading}
          </h2>
          <p className={styles.soft}>{footerText.adviceBody}</p>
          <SupportPhones support={support} />
          <p className={styles.soft}>{hours}</p>
        </section>
        {columns.map(({ heading, links }) => (
          <nav key={heading} className={styles.column} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={styles.list}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.colophon}>
        {footerText.madeToMeasure}
        <br />
        {footerText.seller(seller)}
      </p>
    </footer>
  );
}
