import type { QuoteLinkData, QuoteLogo } from '#contract/quote/link.ts';
import type { QuoteDocument, QuoteSender } from '#domain/quote/quote-document.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { senderNumbers } from '#text/quotes/document.ts';
import { quoteLinkText as texts } from '#text/quotes/link.ts';
import { answerId } from './answer-id.ts';
import styles from './QuoteHead.module.css';
import { SenderContact } from './SenderContact.tsx';

type Props = {
  readonly document: QuoteDocument;
  readonly logo: QuoteLogo | null;
  readonly link: QuoteLinkData | null;
};

/** Who it comes from and whom it is for, what it costs and until when it holds: all that fits on a first screen. */
export function QuoteHead({ document, logo, link }: Props) {
  const { number, version, subject, customer, sender, totals, validUntil, sentOn } = document;
  return (
    <header className={styles.head}>
      <div className={styles.letterhead}>
        <Sign sender={sender} logo={logo} />
        <Colophon sender={sender} isNamed={logo !== null} />
      </div>
      <div className={styles.what}>
        <div className={styles.about}>
          <p className={styles.number}>
            {[texts.numberAndVersion(number, version), sentOn && formatDate(sentOn)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h1 className={styles.subject}>{subject === '' ? texts.quoteFor(customer.name) : subject}</h1>
          <p className={styles.customer}>
            {subject !== '' && <span>{texts.for(customer.name)}</span>}
            <Address customer={customer} />
          </p>
        </div>
        <div className={styles.price}>
          <p className={styles.label}>{texts.total}</p>
          <p className={styles.total}>{formatEuro(totals.total)}</p>
          <p className={styles.until}>{texts.validUntil(formatDate(validUntil))}</p>
        </div>
      </div>
      {link !== null && (
        <p className={styles.ways}>
          {link.canAnswer && link.standing === 'open' && (
            <a className={styles.go} href={`#${answerId}`}>
              {texts.toAnswer}
            </a>
          )}
          <a href={`${link.path}.pdf`}>{texts.pdf}</a>
        </p>
      )}
    </header>
  );
}

function Sign({ sender, logo }: { readonly sender: QuoteSender; readonly logo: QuoteLogo | null }) {
  if (logo === null) return <p className={styles.name}>{sender.name}</p>;
  return (
    <img className={styles.logo} src={logo.path} width={logo.width} height={logo.height} alt={sender.name} />
  );
}

// A name that already stands there as letters need not stand there twice.
function Colophon({ sender, isNamed }: { readonly sender: QuoteSender; readonly isNamed: boolean }) {
  const numbers = senderNumbers(sender);
  return (
    <address className={styles.colophon}>
      {isNamed && <span>{sender.name}</span>}
      {sender.addressLines.length > 0 && <span>{sender.addressLines.join(', ')}</span>}
      <span>
        <SenderContact sender={sender} />
      </span>
      {numbers.length > 0 && <span>{numbers.join(' · ')}</span>}
    </address>
  );
}

function Address({ customer: { street, postcode, city } }: Pick<QuoteDocument, 'customer'>) {
  const place = [postcode, city].filter((part) => part !== '').join(' ');
  const lines = [street, place].filter((line) => line !== '');
  return lines.length === 0 ? null : <span>{lines.join(', ')}</span>;
}
