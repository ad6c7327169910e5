import { type QuotePage, quoteAnchors } from '#contract/quote/quote.ts';
import type { EndCustomer } from '#domain/quote/quote-document.ts';
import { countryNames } from '#text/account/account.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './QuotePage.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** Who the quote is for. */
export function CustomerSection({ quote: { customer } }: Props) {
  return (
    <Section id={quoteAnchors.customer} title={texts.customer}>
      <CustomerFacts customer={customer} />
    </Section>
  );
}

function CustomerFacts({ customer }: { readonly customer: EndCustomer }) {
  const { name, email, phone, street, postcode, city, country } = customer;
  const place = [postcode, city].filter((part) => part !== '').join(' ');
  const lines = [name, street, place, place === '' ? '' : countryNames[country], email, phone];
  const filled = lines.filter((line) => line !== '');
  if (filled.length === 0) return <p className={styles.soft}>{texts.noCustomer}</p>;
  return (
    <ul className={styles.address}>
      {filled.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
