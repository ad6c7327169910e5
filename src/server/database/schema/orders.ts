import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TermDays } from '#domain/account/credit-terms.ts';
import type { Address } from '#domain/business/address.ts';
import type { Seller } from '#domain/business/seller.ts';
import type { KeptAnswers, KeptSummary } from '#domain/line/configured-line.ts';
import type { LogbookRole } from '#domain/logbook/entry.ts';
import type { OrderEventDetails, OrderEventKind } from '#domain/order/order-event.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { DiscountGroup } from '#domain/pricing/discount.ts';
import { identity, moment, momentNow, money, size } from './columns.ts';

/** Who ordered, as it was on the day. */
export type StoredCustomer = {
  readonly company: string;
  readonly companyNumber: string;
  readonly vatId: string | null;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
};

export type StoredAddress = Address & { readonly recipient: string };

/** What the register of VAT numbers said, and the number it gave to the question. */
export type StoredVatCheck = {
  readonly vatId: string;
  readonly answer: 'valid' | 'invalid' | 'unavailable';
  readonly askedAt: string;
  readonly consultation: string | null;
};

type VatBasis = 'domestic' | 'intra_community';

export const numberSeries = pgTable(
  'number_series',
  {
    series: text('series').$type<'B' | 'F' | 'C'>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

export const orders = pgTable('orders', {
  id: identity(),
  number: text('number').notNull(),
  personId: integer('person_id').notNull(),
  companyId: integer('company_id').notNull(),
  placedBy: integer('placed_by'),
  status: text('status').$type<OrderStatus>().notNull(),
  customer: jsonb('customer').$type<StoredCustomer>().notNull(),
  deliveryAddress: jsonb('delivery_address').$type<StoredAddress>().notNull(),
  invoiceAddress: jsonb('invoice_address').$type<StoredAddress>().notNull(),
  reference: text('reference').notNull().default(''),
  remarks: text('remarks').notNull().default(''),
  goods: money('goods_cents').notNull(),
  fees: money('fees_cents').notNull(),
  shipping: money('shipping_cents').notNull(),
  vatBasis: text('vat_basis').$type<VatBasis>().notNull(),
  vatPercent: integer('vat_percent').notNull(),
  vatCheck: jsonb('vat_check').$type<StoredVatCheck>(),
  vat: money('vat_cents').notNull(),
  total: money('total_cents').notNull(),
  heldAt: moment('held_at'),
  heldReason: text('held_reason').notNull().default(''),
  releasedAt: moment('released_at'),
  remindedAt: moment('reminded_at'),
  shippedAt: moment('shipped_at'),
  // R12.2: null for what is paid in advance.
  termDays: smallint('term_days').$type<TermDays>(),
  placedKey: uuid('placed_key'),
  isNeutral: boolean('is_neutral').notNull().default(false),
  dueOn: date('due_on'),
  placedAt: momentNow('placed_at'),
  updatedAt: momentNow('updated_at'),
});

export const orderEvents = pgTable('order_events', {
  id: identity(),
  orderId: integer('order_id').notNull(),
  kind: text('kind').$type<OrderEventKind>().notNull(),
  reason: text('reason').notNull().default(''),
  personId: integer('person_id'),
  personName: text('person_name').notNull().default(''),
  personRole: text('person_role').$type<LogbookRole>().notNull().default('shop'),
  details: jsonb('details').$type<OrderEventDetails>(),
  createdAt: momentNow('created_at'),
});

export const orderLines = pgTable('order_lines', {
  id: identity(),
  orderId: integer('order_id').notNull(),
  position: integer('position').notNull(),
  productCode: text('product_code').notNull(),
  productName: text('product_name').notNull(),
  answers: jsonb('answers').$type<KeptAnswers>().notNull(),
  summary: jsonb('summary').$type<KeptSummary>().notNull(),
  amount: integer('amount').notNull(),
  openingWidth: size('opening_width_mm'),
  openingHeight: size('opening_height_mm'),
  totalWidth: size('total_width_mm').notNull(),
  totalHeight: size('total_height_mm').notNull(),
  priceListVersion: integer('price_list_version').notNull(),
  unitPrice: money('unit_price_cents').notNull(),
  advicePrice: money('advice_price_cents').notNull(),
  boxLabel: text('box_label').notNull().default(''),
  customRal: text('custom_ral'),
  deliveryDays: smallint('delivery_days'),
  dueOn: date('due_on'),
  reference: text('reference').notNull().default(''),
  // Who filled the cart, where that was not who ordered.
  measuredBy: integer('measured_by'),
  // Null: ordered before this was kept.
  discountBasisPoints: integer('discount_basis_points'),
  // Null beside a percentage: the company's own.
  discountGroup: text('discount_group').$type<DiscountGroup>(),
});

export const orderFees = pgTable('order_fees', {
  id: identity(),
  orderId: integer('order_id').notNull(),
  position: integer('position').notNull(),
  kind: text('kind').$type<'ral_setup' | 'oversize'>().notNull(),
  subject: text('subject').notNull().default(''),
  price: money('price_cents').notNull(),
});

export const invoices = pgTable('invoices', {
  id: identity(),
  number: text('number').notNull(),
  kind: text('kind').$type<'invoice' | 'credit_note'>().notNull().default('invoice'),
  companyId: integer('company_id').notNull(),
  orderId: integer('order_id'),
  // R12.3: of what was ordered on account, the delivery it is for.
  deliveryId: integer('delivery_id'),
  creditedInvoiceId: integer('credited_invoice_id'),
  cause: text('cause'),
  customer: jsonb('customer').$type<StoredCustomer>().notNull(),
  invoiceAddress: jsonb('invoice_address').$type<StoredAddress>().notNull(),
  reference: text('reference').notNull().default(''),
  issuedOn: date('issued_on').notNull(),
  deliveredOn: date('delivered_on'),
  dueOn: date('due_on').notNull(),
  net: money('net_cents').notNull(),
  vatBasis: text('vat_basis').$type<VatBasis>().notNull(),
  vatPercent: integer('vat_percent').notNull(),
  vat: money('vat_cents').notNull(),
  total: money('total_cents').notNull(),
  // Who sold, as on the day of issue; null for one from before that was kept.
  seller: jsonb('seller').$type<Seller>(),
  createdAt: momentNow('created_at'),
});

export const invoiceLines = pgTable('invoice_lines', {
  id: identity(),
  invoiceId: integer('invoice_id').notNull(),
  position: integer('position').notNull(),
  description: text('description').notNull(),
  amount: integer('amount').notNull(),
  unitPrice: money('unit_price_cents').notNull(),
  // Of a credit note: the line of the invoice that it gives back.
  creditedLineId: integer('credited_line_id'),
});
