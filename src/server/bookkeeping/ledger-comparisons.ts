import { type SQL, sql } from 'drizzle-orm';
import type { DifferenceKind } from '#domain/ledger/difference.ts';
import { ledgerTexts } from '#text/staff/ledger.ts';

function paymentNamed(id: SQL): SQL {
  return sql`${ledgerTexts.payment}::text || ' ' || ${id}`;
}

// What was kept of each payment, as refundableOf in the domain counts it, with what it is paid for.
const received = sql`
  select coalesce(invoice.company_id, ordered.company_id) as company_id,
    case when payment.order_id is not null then payment.order_id
      when invoice.delivery_id is null then invoice.order_id end as order_id,
    case when invoice.order_id is null or invoice.delivery_id is not null then invoice.id end as invoice_id,
    greatest(0, attempt.amount_cents - attempt.charged_back_cents - attempt.refunded_elsewhere_cents
      - coalesce(given.cents, 0)) as cents
  from payment_attempts attempt
  join payments payment on payment.id = attempt.payment_id
  left join invoices invoice on invoice.id = payment.invoice_id
  left join orders ordered on ordered.id = payment.order_id
  left join (select attempt_id, sum(amount_cents) as cents from refunds group by attempt_id) as given
    on given.attempt_id = attempt.id
  where attempt.status = 'paid' and not attempt.is_surplus and num_nonnulls(payment.order_id, payment.invoice_id) = 1`;

const owed = sql`
  select case when owed.delivery_id is null then owed.order_id end as order_id,
    case when owed.order_id is null or owed.delivery_id is not null then owed.id end as invoice_id,
    case document.kind when 'invoice' then document.total_cents else -document.total_cents end as cents
  from invoices document join invoices owed on owed.id = coalesce(document.credited_invoice_id, document.id)`;

const writtenOff = sql`
  select case when owed.delivery_id is null then owed.order_id end as order_id,
    case when owed.order_id is null or owed.delivery_id is not null then owed.id end as invoice_id,
    case when written.undoes_id is null then written.amount_cents else -written.amount_cents end as cents
  from write_offs written join invoices owed on owed.id = written.invoice_id`;

const wanted = sql`
  select cause, company_id, account, vat_percent, due_order_id, due_invoice_id, amount_cents from ledger_of_invoices
  union all
  select cause, company_id, account, vat_percent, due_order_id, due_invoice_id, amount_cents from ledger_of_attempts
  union all
  select cause, company_id, account, vat_percent, due_order_id, due_invoice_id, amount_cents from ledger_of_write_offs`;

/** Each finds nothing while the books agree: rows of subject, account, expected and found. */
export const comparisons: Readonly<Record<DifferenceKind, SQL>> = {
  unbalanced: sql`
    select entry.cause || ' ' || entry.version as subject, null as account, 0 as expected,
      coalesce(sum(posting.amount_cents), 0) as found
    from ledger_entries entry left join ledger_postings posting on posting.entry_id = entry.id
    group by entry.id having count(posting.entry_id) = 0 or sum(posting.amount_cents) <> 0`,

  cause: sql`
    select coalesce(document.number, paid.number, differing.cause) as subject, account, expected, found from (
      select cause, account, sum(expected) as expected, sum(found) as found from (
        select cause, company_id, account, vat_percent, due_order_id, due_invoice_id, amount_cents as expected, 0 as found
        from (${wanted}) as wanted
        union all
        select cause, company_id, account, vat_percent, due_order_id, due_invoice_id, 0, amount_cents
        from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
      ) as both_sides
      group by cause, company_id, account, vat_percent, due_order_id, due_invoice_id
      having sum(expected) <> sum(found)
    ) as differing
    left join invoices document on document.id = case
      when differing.cause ~ '^(invoice|credit_note):' then split_part(differing.cause, ':', 2)::integer
      when differing.cause ~ '^write_off:' then (select invoice_id from write_offs where id = split_part(differing.cause, ':', 2)::integer)
    end
    left join lateral (
      select ${paymentNamed(sql`payment_id`)} as number from payment_attempts
      where id = case when differing.cause ~ '^(payment|refund|chargeback|excess):' then split_part(differing.cause, ':', 2)::uuid end
    ) as paid on true`,

  due: sql`
    select coalesce(ordered.number, invoice.number) as subject, 'receivable' as account, expected, found from (
      select order_id, invoice_id, sum(expected) as expected, sum(found) as found from (
        select order_id, invoice_id, cents as expected, 0 as found from (${owed}) as owed
        union all select order_id, invoice_id, -cents, 0 from (${received}) as received
        union all select order_id, invoice_id, -cents, 0 from (${writtenOff}) as written_off
        union all select due_order_id, due_invoice_id, 0, amount_cents from ledger_postings where account = 'receivable'
      ) as both_sides
      group by order_id, invoice_id having sum(expected) <> sum(found)
    ) as differing
    left join orders ordered on ordered.id = order_id
    left join invoices invoice on invoice.id = invoice_id`,

  balance: sql`
    select invoice.number as subject, null as account, coalesce(computed.open_cents, 0) as expected,
      coalesce(kept.open_cents, 0) as found
    from invoices invoice
    left join computed_invoice_balances computed on computed.invoice_id = invoice.id
    left join invoice_balances kept on kept.invoice_id = invoice.id
    where (kept.left_cents, kept.received_cents, kept.open_cents, kept.written_off_cents, kept.owed_by)
      is distinct from (computed.left_cents, computed.received_cents, computed.open_cents, computed.written_off_cents,
        case when computed.open_cents > 0 then invoice.company_id end)`,

  company: sql`
    select coalesce(company.name, '') as subject, 'receivable' as account, expected, found from (
      select company_id, sum(expected) as expected, sum(found) as found from (
        select invoice.company_id, balance.left_cents - balance.received_cents as expected, 0 as found
        from invoice_balances balance join invoices invoice on invoice.id = balance.invoice_id
        union all
        -- Paid in advance, and not invoiced yet.
        select company_id, -cents, 0 from (${received}) as received
        where order_id is not null and not exists (
          select from invoices invoice where invoice.order_id = received.order_id and invoice.delivery_id is null
        )
        union all
        select entry.company_id, 0, posting.amount_cents
        from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
        where posting.account = 'receivable'
      ) as both_sides
      group by company_id having sum(expected) <> sum(found)
    ) as differing
    left join companies company on company.id = company_id`,

  sums: sql`
    select coalesce(company.name, '') as subject, 'receivable' as account, expected, found from (
      select company_id, sum(expected) as expected, sum(found) as found from (
        select entry.company_id, posting.due_order_id, posting.due_invoice_id, posting.amount_cents as expected, 0 as found
        from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
        where posting.account in ('receivable', 'unallocated') and entry.company_id is not null
        union all
        select company_id, due_order_id, due_invoice_id, 0, cents from ledger_sums
      ) as both_sides
      group by company_id, due_order_id, due_invoice_id having sum(expected) <> sum(found)
    ) as differing
    left join companies company on company.id = company_id`,

  cash: sql`
    select account as subject, account, sum(expected) as expected, sum(found) as found from (
      select case method when 'bank_transfer' then 'bank' else 'provider' end as account,
        amount_cents - charged_back_cents - refunded_cents as expected, 0 as found
      from payment_attempts where status = 'paid' and of_attempt_id is null
      union all
      select account, 0, amount_cents from ledger_postings where account in ('provider', 'bank')
    ) as both_sides
    group by account having sum(expected) <> sum(found)`,

  transfer: sql`
    select booking.payer || ' ' || booking.booked_on as subject, 'bank' as account, booking.amount_cents as expected,
      coalesce(sum(part.amount_cents), 0) as found
    from bank_bookings booking left join bank_booking_parts part on part.booking_id = booking.id
    -- Of an old one that paid for several, a part may be forgotten with its order.
    where booking.booked_on >= date_trunc('year', now() at time zone 'Europe/Amsterdam') - interval '7 years'
    group by booking.id having coalesce(sum(part.amount_cents), 0) <> booking.amount_cents
    union all
    select ${paymentNamed(sql`part.payment_id`)}, 'bank', sum(case when booking.undoes_id is null then 1 else -1 end * part.amount_cents),
      (
        select coalesce(sum(amount_cents - charged_back_cents), 0) from payment_attempts
        where payment_id = part.payment_id and status = 'paid' and method = 'bank_transfer'
      )
    from bank_booking_parts part join bank_bookings booking on booking.id = part.booking_id
    group by part.payment_id
    having sum(case when booking.undoes_id is null then 1 else -1 end * part.amount_cents) <> (
      select coalesce(sum(amount_cents - charged_back_cents), 0) from payment_attempts
      where payment_id = part.payment_id and status = 'paid' and method = 'bank_transfer'
    )`,

  shares: sql`
    select ${paymentNamed(sql`whole.payment_id`)} as subject, 'unallocated' as account,
      case whole.status when 'paid' then whole.amount_cents else 0 end as expected, sum(share.amount_cents) as found
    from payment_attempts share join payment_attempts whole on whole.id = share.of_attempt_id
    where share.status = 'paid'
    group by whole.id
    having sum(share.amount_cents) > case whole.status when 'paid' then whole.amount_cents else 0 end`,
};
