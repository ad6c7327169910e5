import type { OfficeCustomerPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { maxCompanyNote } from '#domain/business/limits.ts';
import { fieldNames } from '#text/account/fields.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { customerTexts as texts } from '#text/staff/customers.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './CustomerPage.module.css';

type Props = { readonly page: OfficeCustomerPage; readonly csrfToken: string };

export function CustomerNotes({ page: { customer, may, form }, csrfToken }: Props) {
  const { id, notes } = customer;
  return (
    <Section id="notities" title={texts.notes} intro={texts.notesIntro}>
      {notes.length === 0 ? (
        <p>{texts.noNotes}</p>
      ) : (
        <ul>
          {notes.map((note) => (
            <li key={note.id} className={styles.row}>
              <p className={styles.lines}>{note.text}</p>
              <p className={styles.soft}>{texts.noteBy(note.author, formatDateTime(new Date(note.at)))}</p>
            </li>
          ))}
        </ul>
      )}
      {may.change && (
        <Form action={`${officeRooms.customers.path}/${id}/notities`} csrfToken={csrfToken}>
          <TextAreaField
            id={fieldId('note')}
            label={fieldNames.note}
            hint={texts.noteHint}
            error={form.errors['note']}
            name="note"
            maxLength={maxCompanyNote}
            rows={3}
            defaultValue={form.values['note']}
          />
          <Actions>
            <Button type="submit">{texts.addNote}</Button>
          </Actions>
        </Form>
      )}
    </Section>
  );
}
