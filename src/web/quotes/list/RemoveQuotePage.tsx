import type { Frame } from '#contract/page.ts';
import type { RemoveQuotePage as Page } from '#contract/quote/list.ts';
import { quotesPath } from '#contract/quote/quote.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { quoteListTexts, removeQuoteTexts as texts } from '#text/quotes/list.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/page.module.css';
import { StateBadge } from '../StateBadge.tsx';
import styles from './QuotesPage.module.css';

type Props = { readonly page: Page; readonly frame: Frame };

/** Says what it means before it is done. */
export function RemoveQuotePage({ page: { quote, wasSent }, frame: { csrfToken } }: Props) {
  const { number, state, customer, subject, totalCents } = quote;
  const own = `${quotesPath}/${number}`;
  const [before, after] = texts.title(number).split(number);
  const about = [customer, subject, formatEuro(cents(totalCents))].filter((part) => part !== '');
  const trail = [
    { href: quotesPath, label: quoteListTexts.title },
    { href: own, label: number },
  ];
  return (
    <div className={layout.page}>
      <div className={styles.quotes}>
        <header className={styles.head}>
          <Breadcrumb trail={trail} current={texts.crumb} />
          <h1>
            {before}
            <span className={styles.number}>{number}</span>
            {after}
          </h1>
          <p className={styles.soft}>
            {about.join(' · ')} <StateBadge state={state} />
          </p>
        </header>
        <div className={styles.told}>
          {wasSent && <p>{texts.told}</p>}
          {state === 'accepted' && <p>{texts.accepted}</p>}
          {state === 'ordered' && <p>{texts.ordered}</p>}
          <p>{texts.later}</p>
        </div>
        <Form action={`${own}/verwijderen`} csrfToken={csrfToken}>
          <input type="hidden" name="zeker" value="1" />
          <Actions>
            <Button kind="move" type="submit">
              {texts.remove}
            </Button>
            <a href={own}>{texts.back}</a>
          </Actions>
        </Form>
      </div>
    </div>
  );
}
