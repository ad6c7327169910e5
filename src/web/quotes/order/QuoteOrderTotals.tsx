import type { QuoteOrderPage } from '#contract/quote/order.ts';
import { cents } from '#domain/money/cents.ts';
import { formatLongDay } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { deliveryTexts } from '#text/ordering/delivery.ts';
import { quoteOrderTexts as texts } from '#text/quotes/order.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { OrderTotals } from '../../ui/OrderTotals.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './QuoteOrder.module.css';
import { difference } from './QuoteOrderLines.tsx';

type Props = { readonly page: QuoteOrderPage };

export function QuoteOrderTotals({ page }: Props) {
  const { before, now, totals, deliveryDate } = page;
  const isOther = before.netCents !== now.netCents;
  return (
    <div className={styles.totals}>
      <Section title={texts.overview}>
        <dl className={styles.sums}>
          <div>
            <dt>{texts.inQuote}</dt>
            <dd>{formatEuro(cents(before.netCents))}</dd>
          </div>
          <div>
            <dt>{texts.today}</dt>
            <dd>
              <strong>{formatEuro(cents(now.netCents))}</strong>
            </dd>
          </div>
          <div>
            <dt>{texts.marginOfAll}</dt>
            <dd>
              {formatEuro(cents(now.marginCents))}
              {isOther && (
                <span className={styles.soft}> {texts.marginWas(formatEuro(cents(before.marginCents)))}</span>
              )}
            </dd>
          </div>
        </dl>
        <p>
          <Badge kind={isOther ? 'attention' : 'ok'}>
            {isOther ? difference(before.netCents, now.netCents) : texts.same}
          </Badge>
        </p>
        <OrderTotals totals={totals} />
        {deliveryDate !== null && <p>{deliveryTexts.together(formatLongDay(deliveryDate))}</p>}
        <WayOn page={page} />
      </Section>
    </div>
  );
}

function WayOn({ page: { lines, wayToOrder } }: Props) {
  if (lines.every(({ now }) => now === null)) return <Message kind="error">{texts.nonePossible}</Message>;
  return (
    <>
      {wayToOrder === 'none' ? (
        <p>{texts.cannot}</p>
      ) : (
        <Button kind="order" isWide type="submit" name="action" value="order">
          {wayToOrder === 'checkout' ? texts.toCheckout : texts.toOffer}
        </Button>
      )}
      {lines.length > 1 && (
        <>
          <Button isWide type="submit" name="action" value="update">
            {texts.recount}
          </Button>
          <p className={styles.soft}>{texts.recountHint}</p>
        </>
      )}
    </>
  );
}
