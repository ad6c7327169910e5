import type { InvoiceDetails, OfficeInvoicePage, WriteOffData } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { maxReason } from '#domain/business/limits.ts';
import { formatDate } from '#text/format/date.ts';
import { invoiceTexts as texts } from '#text/staff/invoices.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { Euro, euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';

type FormProps = {
  readonly invoice: InvoiceDetails;
  readonly formKey: string;
  readonly csrfToken: string;
};

/** With all that is open for an amount: less is typed over it. */
export function WriteOffForm({ invoice: { number, openCents }, formKey, csrfToken }: FormProps) {
  return (
    <Ask label={texts.writeOff} note={texts.writeOffNote(euro(openCents))}>
      <Form action={`${officeRooms.invoices.path}/${number}/afboeken`} csrfToken={csrfToken}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="seen" value={openCents} />
        <TextField
          label={texts.writeOffAmount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          defaultValue={(openCents / 100).toFixed(2).replace('.', ',')}
          required
        />
        <Reason />
        <Actions>
          <Button type="submit">{texts.confirmWriteOff}</Button>
        </Actions>
      </Form>
    </Ask>
  );
}

function Reason() {
  return (
    <TextField
      label={texts.writeOffReason}
      hint={texts.writeOffReasonHint}
      name="reason"
      maxLength={maxReason}
      autoComplete="off"
      required
    />
  );
}

type Props = { readonly page: OfficeInvoicePage; readonly csrfToken: string };

export function WriteOffs({ page: { invoice, key }, csrfToken }: Props) {
  if (invoice.writeOffs.length === 0) return null;
  return (
    <Section title={texts.writeOffs}>
      <ul>
        {invoice.writeOffs.map((writeOff) => (
          <li key={writeOff.id} className={styles.row}>
            <About writeOff={writeOff} />
            {writeOff.canUndo && (
              <Ask label={texts.undoWriteOff} note={texts.undoWriteOffNote(euro(writeOff.amountCents))}>
                <Form
                  action={`${officeRooms.invoices.path}/${invoice.number}/afboeken/${writeOff.id}/terugdraaien`}
                  csrfToken={csrfToken}
                >
                  <input type="hidden" name="key" value={key} />
                  <Reason />
                  <Actions>
                    <Button type="submit">{texts.confirmUndo}</Button>
                  </Actions>
                </Form>
              </Ask>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function About({ writeOff: { on, amountCents, reason, madeBy } }: { readonly writeOff: WriteOffData }) {
  return (
    <>
      <span className={styles.narrow}>{reason}</span>
      <Euro amount={amountCents} isStrong />
      <span className={styles.about}>
        {[amountCents < 0 ? texts.undone : '', formatDate(on), madeBy]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </>
  );
}
