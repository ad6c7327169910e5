import type { Frame } from '#contract/page.ts';
import { orderFields, type QuoteToCartPage as Page } from '#contract/quote/order.ts';
import { formatDate } from '#text/format/date.ts';
import { quoteOrderTexts, quoteToCartTexts as texts } from '#text/quotes/order.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import type { PageView } from '../../page-view.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/page.module.css';
import styles from './QuoteOrder.module.css';

export function quoteToCartView(page: Page, { csrfToken }: Frame): PageView {
  return {
    title: texts.title,
    description: null,
    isIndexed: false,
    content: <QuoteToCart page={page} csrfToken={csrfToken} />,
  };
}

type Props = { readonly page: Page; readonly csrfToken: string };

function QuoteToCart({ page: { number, orders, inCart, key }, csrfToken }: Props) {
  const trail = [
    { href: '/offertes', label: quoteOrderTexts.quotes },
    { href: `/offertes/${number}`, label: number },
  ];
  return (
    <div className={layout.page}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Breadcrumb trail={trail} current={texts.title} />
          <h1>{texts.title}</h1>
        </header>
        <div className={classNames(card.card, styles.question)}>
          {inCart > 0 && (
            <p>
              {texts.inCart(number, inCart)} {texts.explain}
            </p>
          )}
          {orders.length > 0 && (
            <div>
              <p>{quoteOrderTexts.orderedTitle}</p>
              <ul>
                {orders.map(({ number: order, placedOn }) => (
                  <li key={order}>
                    <a href={`/bestelling/${order}`}>
                      {quoteOrderTexts.ordered(order, formatDate(placedOn))}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Form action={`/offertes/${number}/winkelwagen`} csrfToken={csrfToken}>
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name={orderFields.again} value="1" />
            <Actions>
              <Button kind="move" type="submit">
                {texts.submit}
              </Button>
              <a href="/winkelwagen">{texts.toCart}</a>
              <a href={`/offertes/${number}`}>{quoteOrderTexts.back}</a>
            </Actions>
          </Form>
        </div>
      </div>
    </div>
  );
}
