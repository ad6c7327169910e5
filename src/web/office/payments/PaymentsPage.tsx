import { officeRooms } from '#contract/office/page.ts';
import {
  type OfficePaymentsPage,
  type PaymentRowData,
  paymentMethodFilters,
  paymentQueues,
} from '#contract/office/payments.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import { nameReceiptMethod } from '#text/ordering/payment.ts';
import { statementsTexts } from '#text/staff/bank.ts';
import { describePayment, paymentsTexts as texts } from '#text/staff/payments.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { DayFilters, ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import cells from '../lists/cells.module.css';
import { ListTable } from '../lists/ListTable.tsx';
import { Euro, euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';
import { PaidForLink } from '../money/PaidForLink.tsx';

type Props = { readonly page: OfficePaymentsPage };

const { path } = officeRooms.payments;
const statusOptions = paymentQueues.map((value) => ({ value, label: texts.queues[value] }));
const methodOptions = paymentMethodFilters.map((value) => ({ value, label: texts.methods[value] }));

export function PaymentsPage({ page: { list, payments, may, notice } }: Props) {
  const { id, subject, company, at, method, status, back, amount } = texts.headings;
  return (
    <OfficePage title={texts.title} notice={notice}>
      {may.move && (
        <div className={styles.ways}>
          <ButtonLink kind="order" href={`${path}/boeken`}>
            {texts.book}
          </ButtonLink>
          <ButtonLink href={`${path}/afschriften`}>{statementsTexts.link}</ButtonLink>
        </div>
      )}
      <ListTools list={list} searchHint={texts.searchHint}>
        <ListFilter list={list} name="status" label={texts.status} options={statusOptions} />
        <ListFilter list={list} name="methode" label={texts.method} options={methodOptions} />
        <DayFilters list={list} labels={texts.days} />
      </ListTools>
      <ListTable
        list={list}
        caption={texts.title}
        headings={[id, subject, company, at, method, status, back, amount]}
        rows={payments.map((payment) => ({ key: payment.id, cells: cellsOf(payment) }))}
      />
      <Paging list={list} />
    </OfficePage>
  );
}

function cellsOf(payment: PaymentRowData) {
  return [
    <a key="id" href={`${path}/${payment.id}`} className={cells.name}>
      {payment.id}
    </a>,
    <PaidForLink key="subject" subject={payment} />,
    payment.company,
    formatShortDateTime(new Date(payment.paidAt ?? payment.createdAt)),
    payment.method !== null && (
      <span key="method">
        {nameReceiptMethod(payment.method)}
        {payment.attempts > 1 && <span className={styles.soft}> {texts.attempts(payment.attempts)}</span>}
      </span>
    ),
    <PaymentBadge key="status" payment={payment} />,
    back(payment),
    <Euro key="amount" amount={payment.amountCents} isStrong />,
  ];
}

function back({ refundedCents, refundStatus, chargedBackCents }: PaymentRowData): string {
  return [
    ...(refundedCents > 0 || refundStatus !== null
      ? [texts.back(euro(refundedCents), texts.refundStatuses[refundStatus ?? 'done'])]
      : []),
    ...(chargedBackCents > 0 ? [texts.chargedBack(euro(chargedBackCents))] : []),
  ].join(', ');
}

const kinds = {
  open: 'neutral',
  paid: 'ok',
  partially_refunded: 'code',
  refunded: 'code',
  charged_back: 'alarm',
  void: 'neutral',
} as const;

type BadgeProps = {
  readonly payment: Pick<PaymentRowData, 'status' | 'isSurplus' | 'isWithdrawn' | 'attemptStatus'>;
};

export function PaymentBadge({ payment }: BadgeProps) {
  return (
    <Badge kind={payment.isSurplus ? 'attention' : kinds[payment.status]}>{describePayment(payment)}</Badge>
  );
}
