import type { OrderPage as Page } from '#contract/order-page.ts';
import type { Frame } from '#contract/page.ts';
import { areCollected } from '#domain/delivery/carriers.ts';
import { cents } from '#domain/money/cents.ts';
import { isAwaited } from '#domain/order/order-status.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { sentTexts } from '#text/ordering/carriers.ts';
import { cartText } from '#text/ordering/cart.ts';
import {
  onAccountWaits,
  orderExpired,
  orderStatusTexts,
  orderTexts,
  unpaidAgain,
} from '#text/ordering/order.ts';
import { placedByText } from '#text/staff/behalf.ts';
import { ButtonForm } from '../forms/Form.tsx';
import type { PageView } from '../page-view.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { OrderStatusBadge } from '../ui/OrderStatusBadge.tsx';
import layout from '../ui/page.module.css';
import { Section } from '../ui/Section.tsx';
import { OrderDeliveries } from './OrderDeliveries.tsx';
import { OrderDestination } from './OrderDestination.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderLine } from './OrderLine.tsx';
import { OrderOverview } from './OrderOverview.tsx';
import styles from './OrderPage.module.css';
import { OrderProgress } from './OrderProgress.tsx';
import { PayInvoice } from './PayInvoice.tsx';

export function orderView(order: Page, frame: Frame): PageView {
  return {
    title: orderTexts.title(order.number),
    description: null,
    isIndexed: false,
    content: <OrderPage order={order} csrfToken={frame.csrfToken} />,
  };
}

function statusText({ status, payment, onAccount, ending, deliveries, leftBehind }: Page): string {
  if (leftBehind !== null)
    return sentTexts.short[status === 'completed' ? status : 'shipped'](
      leftBehind.sent,
      leftBehind.all,
      deliveries.map(({ carrier }) => carrier),
    );
  if (ending?.kind === 'expired') return orderExpired;
  if (onAccount !== null && status === 'paid') return onAccountWaits;
  if (status === 'shipped') return sentTexts.gone(deliveries.map(({ carrier }) => carrier));
  const isUnpaidAgain =
    payment !== null && ['open', 'expired', 'refunded', 'charged_back'].includes(payment.state);
  return status === 'paid' && isUnpaidAgain ? unpaidAgain : orderStatusTexts[status];
}

function isCollected({ status, deliveries }: Page): boolean {
  return !isAwaited(status) && areCollected(deliveries.map(({ carrier }) => carrier));
}

type Props = { readonly order: Page; readonly csrfToken: string };

function OrderPage({ order, csrfToken }: Props) {
  return (
    <div className={layout.page}>
      <div className={styles.order}>
        <header className={styles.head}>
          <h1>
            {orderTexts.name} <span className={styles.number}>{order.number}</span>{' '}
            <OrderStatusBadge
              status={order.status}
              payment={order.payment?.state ?? null}
              onAccount={order.onAccount}
              isCollected={isCollected(order)}
            />
          </h1>
          <p className={styles.soft}>{orderTexts.placedOn(formatDate(order.placedOn))}</p>
          <p className={styles.soft}>
            {[orderTexts.orderedBy(order.orderedBy), ...measuredBy(order)].join(' · ')}
          </p>
          {order.quotes.map((quote) => (
            <p key={quote}>
              <a href={`/offertes/${quote}`}>{cartText.fromQuote(quote)}</a>
            </p>
          ))}
          {order.placedBy !== null && (
            <p className={styles.soft}>{placedByText(order.placedBy.staff, order.placedBy.customer)}</p>
          )}
        </header>
        {order.notice !== null && <Message kind={order.notice.kind}>{order.notice.text}</Message>}
        <Refused refused={order.refused} />
        <p>{statusText(order)}</p>
        {order.sentInPart !== null && (
          <p>
            {sentTexts.inPart(
              order.sentInPart.sent,
              order.sentInPart.all,
              order.deliveries.map(({ carrier }) => carrier),
            )}
          </p>
        )}
        <NotComing order={order} />
        {order.ending !== null && order.ending.reason !== '' && (
          <p>{orderTexts.reason(order.ending.reason)}</p>
        )}
        <Due order={order} csrfToken={csrfToken} />
        <OrderProgress
          status={order.status}
          isOnAccount={order.onAccount !== null}
          isCollected={isCollected(order)}
        />
        <div className={styles.columns}>
          <ul className={styles.lines} aria-label={orderTexts.lines}>
            {order.lines.map((line) => (
              <OrderLine key={line.position} line={line} unit={order.unit} />
            ))}
          </ul>
          <div className={styles.column}>
            <OrderOverview order={order} />
            <OrderDeliveries order={order} />
            <OrderDestination order={order} />
            <OrderDocuments order={order} csrfToken={csrfToken} />
            <Reorder order={order} csrfToken={csrfToken} />
          </div>
        </div>
        <p>
          <a href="/account">{orderTexts.toAccount}</a>
        </p>
      </div>
    </div>
  );
}

function NotComing({ order: { leftBehind, onAccount } }: { readonly order: Page }) {
  if (leftBehind === null) return null;
  const { lines, owedCents } = leftBehind;
  const paid = owedCents === null ? null : owedCents > 0 ? sentTexts.owed : sentTexts.credited;
  const money = onAccount === null ? paid : sentTexts.notInvoiced;
  return (
    <Message kind="info" title={sentTexts.leftBehind}>
      <ul className={styles.bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {money !== null && <p>{money}</p>}
    </Message>
  );
}

function measuredBy({ measuredBy: names }: Page): readonly string[] {
  return names.length === 0 ? [] : [orderTexts.measuredBy(names)];
}

// Before everything else: without it nothing is made.
function Due({ order: { payment, payUntil }, csrfToken }: Props) {
  if (payment === null) return null;
  const { payPath, anew, dueCents } = payment;
  if (payPath === null && anew === null) return null;
  return (
    <div className={styles.due}>
      <p>{orderTexts.due(formatEuro(cents(dueCents)))}</p>
      {payUntil !== null && <p>{orderTexts.payUntil(formatDate(payUntil))}</p>}
      {payPath !== null && (
        <ButtonLink kind="order" href={payPath}>
          {orderTexts.pay}
        </ButtonLink>
      )}
      {anew !== null && <PayInvoice number={anew.invoice} payKey={anew.key} csrfToken={csrfToken} />}
    </div>
  );
}

function Refused({ refused }: Pick<Page, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <Message kind="error" title={orderTexts.refusedTitle}>
      <p>{orderTexts.refused}</p>
      <ul className={styles.bullets}>
        {refused.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <a href="/winkelwagen">{orderTexts.toCart}</a>
      </p>
    </Message>
  );
}

function Reorder({ order: { number, reorderKey }, csrfToken }: Props) {
  if (reorderKey === null) return null;
  return (
    <Section title={orderTexts.reorder} intro={orderTexts.reorderHint}>
      <ButtonForm action={`/bestelling/${number}/opnieuw`} csrfToken={csrfToken}>
        <input type="hidden" name="key" value={reorderKey} />
        <Button isWide type="submit">
          {orderTexts.reorder}
        </Button>
      </ButtonForm>
    </Section>
  );
}
